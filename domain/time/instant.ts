import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { parseCalendarDate } from './calendar-date';
import type { Milliseconds } from './duration';

/** A point in time, the same everywhere on earth: whole milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** The number is a fraction or out of range, or the text has no zone or no such date. */
export type InstantFault = 'NotAnInstant';

/** The range a JavaScript date can hold: ±8.64e15 ms, about 271,000 years either side of 1970. */
const furthest = 8.64e15;

const isInstant = (ms: number): ms is Instant => Number.isInteger(ms) && Math.abs(ms) <= furthest;

/** Reads milliseconds since 1970; fails for fractions and beyond ±8.64e15. */
export const parseInstant = (ms: number): E.Either<InstantFault, Instant> =>
  isInstant(ms) ? E.right(ms) : E.left('NotAnInstant');

/** ISO 8601 with a zone: `2026-11-21T15:30:00Z`, `2026-11-21T10:30:00-05:00`. A text without a zone is a wall time, not an instant. */
const isoWithZone = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The date is checked on its own, because Date.parse reads 30 February as 2 March. */
export const parseIsoInstant = (text: string): E.Either<InstantFault, Instant> => {
  const date = isoWithZone.exec(text)?.[1];
  return date !== undefined && E.isRight(parseCalendarDate(date))
    ? parseInstant(Date.parse(text))
    : E.left('NotAnInstant');
};

/** `2026-11-21T15:30:00.000Z`: always UTC, always with milliseconds. What it prints for the years 0001 to 9999 is read again. */
export const printIsoInstant = (instant: Instant): string => new Date(instant).toISOString();

/** An instant plus a length of time. It stops at the ends of the range; a length of NaN leaves the instant unchanged. */
export const plus = (instant: Instant, length: Milliseconds): Instant => {
  const moved = Math.trunc(Math.max(-furthest, Math.min(furthest, instant + length)));
  return isInstant(moved) ? moved : instant;
};

/** An instant less a length of time; at the ends of the range it stops like `plus`. */
export const minus = (instant: Instant, length: Milliseconds): Instant => plus(instant, -length);

/** The time from `start` to `end`; negative if `end` comes first. */
export const between = (start: Instant, end: Instant): Milliseconds => end - start;

/**
 * Whether less than `length` has passed since then: true at that moment and until a millisecond before the end. False if `since` is in the
 * future because the clock was set back.
 */
export const within = (since: Instant, now: Instant, length: Milliseconds): boolean => {
  const passed = between(since, now);
  return passed >= 0 && passed < length;
};

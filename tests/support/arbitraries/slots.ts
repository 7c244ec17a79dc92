import * as fc from 'fast-check';
import type { Slot } from '../../../domain/positions/slot';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { atMs, date } from '../builders/time';
import { daysIn, wallTimes, zones } from './time';

/** Slots of one week, so that some share their day and their start. */
export const slotsOfAWeek: fc.Arbitrary<readonly Slot[]> = fc.array(
  fc.record({
    date: fc.integer({ min: 1, max: 7 }).map((n) => date(`2026-12-0${n}`)),
    from: wallTimes,
    to: wallTimes,
  }),
  { maxLength: 14 },
);

export interface Search {
  readonly zone: TimeZone;
  readonly now: Instant;
  readonly sameDaySlots: boolean;
  readonly slots: readonly Slot[];
}

const aDay = 86_400_000;
const dayOf = (ms: number) => date(new Date(ms).toISOString().slice(0, 10));

/**
 * A search for slots in some zone: now is within a day of the searched days, more often than not in the last hours before a slot, and half of the
 * time the days are around a clock change.
 */
export const searches: fc.Arbitrary<Search> = zones.chain((zone) =>
  daysIn(zone).chain((middle) =>
    fc.record({
      zone: fc.constant(zone),
      now: fc.integer({ min: -2 * aDay, max: aDay }).map((shift) => atMs(Date.parse(`${middle}T12:00:00Z`) + shift)),
      sameDaySlots: fc.boolean(),
      slots: fc.array(
        fc.record({
          date: fc.integer({ min: -1, max: 1 }).map((days) => dayOf(Date.parse(middle) + days * aDay)),
          from: wallTimes,
          to: wallTimes,
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  ),
);

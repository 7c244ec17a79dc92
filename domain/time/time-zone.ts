import * as E from 'fp-ts/Either';
import { known, type Brand } from '../brand';

/** An IANA zone that this machine knows: `America/Chicago`. An offset such as `+05:00` isn't a zone: it has no daylight saving time. */
export type TimeZone = Brand<string, 'TimeZone'>;

/** This machine has no zone of that name; another machine's data may have it. */
export type TimeZoneFault = 'NotATimeZone';

const isKnownToIntl = (name: string): boolean =>
  E.isRight(
    E.tryCatch(
      () => new Intl.DateTimeFormat('en-US', { timeZone: name }),
      () => 'NotATimeZone',
    ),
  );

/** Zones that were read before: asking `Intl` takes longer than reading the rest of an application. There are some 600 of them. */
const readBefore = new Set<string>();
const mostRemembered = 1_000;

const isTimeZone = (name: string): name is TimeZone => {
  const isZone = readBefore.has(name) || (/^[A-Za-z]/.test(name) && isKnownToIntl(name));
  // Letter case does not matter to `Intl`, so that there is no end of names.
  if (isZone && readBefore.size < mostRemembered) readBefore.add(name);
  return isZone;
};

/** Reads a zone's name as this machine's `Intl` knows it; fails for an offset. */
export const parseTimeZone = (name: string): E.Either<TimeZoneFault, TimeZone> =>
  isTimeZone(name) ? E.right(name) : E.left('NotATimeZone');

/** Zones whose formats or offsets are kept: some 90 kB each, and `Intl` knows a zone by any spelling of its name. */
const mostKept = 200;

/** Keeps what is made for a zone, because making it takes milliseconds; forgets all of it when there are too many (ours). */
export const keptPerZone = <A extends object>(make: (zone: TimeZone) => A): ((zone: TimeZone) => A) => {
  const kept = new Map<TimeZone, A>();
  return (zone) => {
    const known = kept.get(zone);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const fresh = make(zone);
    kept.set(zone, fresh);
    return fresh;
  };
};

/** The zone in which instants are printed. */
export const utc: TimeZone = known<TimeZone>('UTC');

/** The zone of a position that gives none or an unknown one (R14). */
export const defaultZone: TimeZone = known<TimeZone>('America/New_York');

/** The zone of a device that does not know its own: times are shown on the job's clock alone. Where there is no such clock, it is the default. */
export const unknownZone: TimeZone = known<TimeZone>('Etc/Unknown');

/** A zone as `Intl` and luxon know it. */
export const clockOf = (zone: TimeZone): TimeZone => (zone === unknownZone ? defaultZone : zone);

/** Reads a device's zone and never fails. An old web view names none, which `Intl` would take for its own default. */
export const deviceZone = (name: string | undefined): TimeZone =>
  name !== undefined && isTimeZone(name) ? name : unknownZone;

/** Reads a position's zone and never fails: an invalid one is the default (R14). */
export const zoneOrDefault = (name: string): TimeZone => (isTimeZone(name) ? name : defaultZone);

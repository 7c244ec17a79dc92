import * as E from 'fp-ts/Either';
import { known, type Brand } from '../brand';

/** An IANA zone that this machine knows: `America/Chicago`. An offset such as `+05:00` isn't a zone: it has no daylight saving time. */
export type TimeZone = Brand<string, 'TimeZone'>;

export type TimeZoneFault = 'NotATimeZone';

const isKnownToIntl = (name: string): boolean =>
  E.isRight(
    E.tryCatch(
      () => new Intl.DateTimeFormat('en-US', { timeZone: name }),
      () => 'NotATimeZone',
    ),
  );

const isTimeZone = (name: string): name is TimeZone => /^[A-Za-z]/.test(name) && isKnownToIntl(name);

export const parseTimeZone = (name: string): E.Either<TimeZoneFault, TimeZone> =>
  isTimeZone(name) ? E.right(name) : E.left('NotATimeZone');

/** The zone of a position that gives none or an unknown one (R14). */
/** The zone in which instants are printed. */
export const utc: TimeZone = known<TimeZone>('UTC');

export const defaultZone: TimeZone = known<TimeZone>('America/New_York');

export const zoneOrDefault = (name: string): TimeZone => (isTimeZone(name) ? name : defaultZone);

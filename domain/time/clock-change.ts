import * as O from 'fp-ts/Option';
import { known } from '../brand';
import { addDays, dayNumber, type CalendarDate } from './calendar-date';
import { hours, type Milliseconds } from './duration';
import { unknownZone, type TimeZone } from './time-zone';
import type { WallTime } from './wall-time';
import { instantAt } from './zoned';

const noon = known<WallTime>('12:00');

/** How far `zone` is ahead of UTC at noon of that day, in milliseconds. Zones only ever skip a noon by skipping the whole day. */
const aheadAtNoon = (date: CalendarDate, zone: TimeZone): Milliseconds | undefined => {
  const shown = hours(24) * dayNumber(date) + hours(12);
  return O.toUndefined(O.map((instant: number) => shown - instant)(instantAt(date, noon, zone)));
};

/** The first day after `from`, up to and including `to`, on which `zone` changes its clocks before noon. Undefined: none. */
const firstChange = (from: CalendarDate, to: CalendarDate, zone: TimeZone): CalendarDate | undefined => {
  const before = aheadAtNoon(from, zone);
  let day = from;
  while (day < to) {
    day = addDays(day, 1);
    if (aheadAtNoon(day, zone) !== before) return day;
  }
  return undefined;
};

/** The days of the clock change where the job is and where the candidate is. At least one is defined. */
export interface ClockChange {
  readonly there: CalendarDate | undefined;
  readonly here: CalendarDate | undefined;
}

/**
 * The clock changes between two days, if the candidate's clock differs from the job's on one of them (R14): today's difference of an hour
 * may be gone by then. Undefined if both clocks agree on both days.
 */
export const clockChangeBetween = (
  today: CalendarDate,
  day: CalendarDate,
  zone: TimeZone,
  ownZone: TimeZone,
): ClockChange | undefined => {
  if (ownZone === unknownZone) return undefined;
  if ([today, day].every((date) => aheadAtNoon(date, zone) === aheadAtNoon(date, ownZone))) return undefined;
  const change = { there: firstChange(today, day, zone), here: firstChange(today, day, ownZone) };
  return change.there === undefined && change.here === undefined ? undefined : change;
};

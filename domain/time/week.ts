import * as O from 'fp-ts/Option';
import { addDays, weekday, type CalendarDate } from './calendar-date';
import type { Instant } from './instant';
import type { TimeZone } from './time-zone';
import { dateIn } from './zoned';

/* Weeks of the calendar, which begin on Monday (ISO 8601). A week is named by its Monday. */

/** The week that a day is in. */
export const weekOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekday(date) + 6) % 7));

/** The week that it is in `zone` at that instant; undefined outside the years 0001 to 9999. */
export const weekIn = (instant: Instant, zone: TimeZone): CalendarDate | undefined =>
  O.toUndefined(O.map(weekOf)(dateIn(instant, zone)));

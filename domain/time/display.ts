import { dayNumber, type CalendarDate } from './calendar-date';
import { printTwelveHour, type WallTime } from './wall-time';
import type { Instant } from './instant';
import type { TimeZone } from './time-zone';

/* How dates and times are written for people. Intl only: luxon would cost every list 22 kB. */

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const noon = (date: CalendarDate): number => (dayNumber(date) + 0.5) * 86_400_000;

const months = inUtc({ month: 'long' });
const weekdays = inUtc({ weekday: 'long' });
const shortMonths = inUtc({ month: 'short' });
const shortWeekdays = inUtc({ weekday: 'short' });

export interface DateInWords {
  /** `Thursday` */
  readonly weekday: string;
  /** `Thu` */
  readonly weekdayShort: string;
  /** `4` */
  readonly day: string;
  /** `December` */
  readonly month: string;
  /** `Dec` */
  readonly monthShort: string;
  readonly year: string;
}

export const dateInWords = (date: CalendarDate): DateInWords => ({
  weekday: weekdays.format(noon(date)),
  weekdayShort: shortWeekdays.format(noon(date)),
  day: String(Number(date.slice(8, 10))),
  month: months.format(noon(date)),
  monthShort: shortMonths.format(noon(date)),
  year: date.slice(0, 4),
});

/** `Thursday, 4 December`: how a day is named where its year goes without saying. */
export const printDay = (date: CalendarDate): string => {
  const { weekday, day, month } = dateInWords(date);
  return `${weekday}, ${day} ${month}`;
};

/** `04 December, 2026`, the `DD MMMM, YYYY` of spec 1 §9. */
export const printDate = (date: CalendarDate): string => {
  const { month, year } = dateInWords(date);
  return `${date.slice(8, 10)} ${month}, ${year}`;
};

/** `04 December, 2026 at 09:30 AM`, the `DD MMMM, YYYY at hh:mm A` of spec 1 §9. */
export const printDateAndTime = (date: CalendarDate, time: WallTime): string =>
  `${printDate(date)} at ${printTwelveHour(time)}`;

/** What a calendar and a clock in `zone` show at an instant, and what people call that zone. */
export interface LocalMoment {
  /** `Thursday, 4 December` */
  readonly day: string;
  /** `09:30 AM`, the `hh:mm A` of spec 1 §9. */
  readonly time: string;
  /** `CT` where Americans have a short name, otherwise `Nepal Time` or `GMT+0`. */
  readonly zoneShort: string;
  /** `Central Time` */
  readonly zoneLong: string;
}

interface Formats {
  readonly moment: Intl.DateTimeFormat;
  readonly zoneShort: Intl.DateTimeFormat;
  readonly zoneLong: Intl.DateTimeFormat;
}

/** Making these takes Intl longer than a frame for a day of times, so those of a zone are kept. */
const made = new Map<TimeZone, Formats>();

const formatsOf = (zone: TimeZone): Formats => {
  const known = made.get(zone);
  if (known !== undefined) return known;
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  const formats = {
    moment: inZone({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    }),
    zoneShort: inZone({ timeZoneName: 'shortGeneric' }),
    zoneLong: inZone({ timeZoneName: 'longGeneric' }),
  };
  made.set(zone, formats);
  return formats;
};

/** The pieces of a moment in one format, by their type. */
const piecesOf = (format: Intl.DateTimeFormat, instant: Instant) => {
  const pieces = format.formatToParts(instant);
  return (type: Intl.DateTimeFormatPartTypes): string =>
    pieces
      .filter((piece) => piece.type === type)
      .map((piece) => piece.value)
      .join('');
};

const dayAndTime = (instant: Instant, zone: TimeZone): Pick<LocalMoment, 'day' | 'time'> => {
  const text = piecesOf(formatsOf(zone).moment, instant);
  return {
    day: `${text('weekday')}, ${text('day')} ${text('month')}`,
    time: `${text('hour')}:${text('minute')} ${text('dayPeriod')}`,
  };
};

export const localMoment = (instant: Instant, zone: TimeZone): LocalMoment => {
  const { zoneShort, zoneLong } = formatsOf(zone);
  return {
    ...dayAndTime(instant, zone),
    zoneShort: piecesOf(zoneShort, instant)('timeZoneName'),
    zoneLong: piecesOf(zoneLong, instant)('timeZoneName'),
  };
};

/** Whether two zones show the same wall clock at an instant: then one time is enough (R14). */
export const sameClock = (instant: Instant, one: TimeZone, other: TimeZone): boolean => {
  const [a, b] = [dayAndTime(instant, one), dayAndTime(instant, other)];
  return a.day === b.day && a.time === b.time;
};

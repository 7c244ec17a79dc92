import { dayNumber, type CalendarDate } from './calendar-date';
import type { Instant } from './instant';
import { clockOf, keptPerZone, unknownZone, type TimeZone } from './time-zone';

/* How dates and times are written for people. Intl only: luxon would add 22 kB to every list. */

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const noon = (date: CalendarDate): number => (dayNumber(date) + 0.5) * 86_400_000;

const months = inUtc({ month: 'long' });
const weekdays = inUtc({ weekday: 'long' });
const shortMonths = inUtc({ month: 'short' });
const shortWeekdays = inUtc({ weekday: 'short' });

/** The parts of a date in American English, for texts that combine them. */
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

/** Names the parts of a date, whatever the device's own zone and language. */
export const dateInWords = (date: CalendarDate): DateInWords => ({
  weekday: weekdays.format(noon(date)),
  weekdayShort: shortWeekdays.format(noon(date)),
  day: String(Number(date.slice(8, 10))),
  month: months.format(noon(date)),
  monthShort: shortMonths.format(noon(date)),
  year: date.slice(0, 4),
});

/** `04 December, 2026`, the `DD MMMM, YYYY` of spec 1 §9. */
export const printDate = (date: CalendarDate): string => {
  const { month, year } = dateInWords(date);
  return `${date.slice(8, 10)} ${month}, ${year}`;
};

/** `Friday, 04 December, 2026`: how every day is named, the weekday before the date of spec 1 §9. */
export const printDay = (date: CalendarDate): string => `${dateInWords(date).weekday}, ${printDate(date)}`;

/** The local date and time in a zone at an instant, and the names of the zone. */
export interface LocalMoment {
  /** `Friday, 04 December, 2026` */
  readonly day: string;
  /** `09:30 AM`, the `hh:mm A` of spec 1 §9. */
  readonly time: string;
  /** `CT` if Americans have a short name for it, otherwise `Nepal Time` or `GMT+0`. */
  readonly zoneShort: string;
  /** `Central Time` */
  readonly zoneLong: string;
}

interface Formats {
  readonly moment: Intl.DateTimeFormat;
  readonly zoneShort: Intl.DateTimeFormat;
  readonly zoneLong: Intl.DateTimeFormat;
}

/** Creating these for every time of a day takes longer than a frame. */
const formatsOf = keptPerZone((zone): Formats => {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: clockOf(zone) });
  return {
    moment: inZone({
      weekday: 'long',
      day: '2-digit',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    }),
    zoneShort: inZone({ timeZoneName: 'shortGeneric' }),
    zoneLong: inZone({ timeZoneName: 'longGeneric' }),
  };
});

/** The parts of a formatted moment by type. */
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
    day: `${text('weekday')}, ${text('day')} ${text('month')}, ${text('year')}`,
    time: `${text('hour')}:${text('minute')} ${text('dayPeriod')}`,
  };
};

/** What calendar and clock show in a zone at an instant, daylight saving time included. */
export const localMoment = (instant: Instant, zone: TimeZone): LocalMoment => {
  const { zoneShort, zoneLong } = formatsOf(zone);
  return {
    ...dayAndTime(instant, zone),
    zoneShort: piecesOf(zoneShort, instant)('timeZoneName'),
    zoneLong: piecesOf(zoneLong, instant)('timeZoneName'),
  };
};

/** `Friday, 04 December, 2026 at 09:30 AM CT`: how every moment is written. */
export const printMoment = ({ day, time, zoneShort }: LocalMoment): string => `${day} at ${time} ${zoneShort}`;

/** Whether two zones show the same time at an instant, so showing one is enough (R14); an unknown one adds nothing. */
export const sameClock = (instant: Instant, one: TimeZone, other: TimeZone): boolean => {
  if (other === unknownZone) return true;
  const [a, b] = [dayAndTime(instant, one), dayAndTime(instant, other)];
  return a.day === b.day && a.time === b.time;
};

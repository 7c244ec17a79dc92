import * as O from 'fp-ts/Option';
import { DateTime, IANAZone } from 'luxon';
import { dayNumber, parseCalendarDate, type CalendarDate } from './calendar-date';
import { hours, minutes, type Milliseconds } from './duration';
import { parseInstant, type Instant } from './instant';
import { clockOf, keptPerZone, type TimeZone } from './time-zone';
import { minuteOfDay, parseWallTime, type WallTime } from './wall-time';

/*
 * Converts wall times to instants and back; the only file that imports luxon. Converting a wall time, luxon reads the clock even with a
 * given zone: it first guesses the current season's offset, which decides for a time that occurs twice and loses times where a zone once
 * jumped far. So luxon is only asked what holds at an instant; which instants fit a wall time is worked out below.
 */

const inZone = (ms: number, zone: TimeZone): DateTime =>
  DateTime.fromMillis(ms, { zone: clockOf(zone), locale: 'en-US' });

/** Asking Intl for an offset takes 10 µs, and a search needs the same thousand offsets repeatedly, so they are cached. */
const answersOf = keptPerZone(() => new Map<number, Milliseconds>());
const mostAnswers = 20_000;

/** How far `zone` is ahead of UTC then. Rounded, because luxon counts in minutes but old local times have seconds. */
const aheadOfUtc = (ms: number, zone: TimeZone): Milliseconds => {
  const answers = answersOf(zone);
  const known = answers.get(ms);
  if (known !== undefined) return known;
  if (answers.size >= mostAnswers) answers.clear();
  const ahead = Math.round(minutes(IANAZone.create(clockOf(zone)).offset(ms)));
  answers.set(ms, ahead);
  return ahead;
};

/**
 * The instant at which clocks in `zone` show `time` on `date` (R14). A time that occurs twice means the first; a time that a clock change
 * skips gives none. A zone is at most a day from UTC, so only the offsets a day before and after are possible.
 */
export const instantAt = (date: CalendarDate, time: WallTime, zone: TimeZone): O.Option<Instant> => {
  const shownInUtc = hours(24) * dayNumber(date) + minutes(minuteOfDay(time));
  const fitting = [shownInUtc - hours(24), shownInUtc + hours(24)]
    .map((ms) => shownInUtc - aheadOfUtc(ms, zone))
    .filter((ms) => ms + aheadOfUtc(ms, zone) === shownInUtc);
  return O.fromEither(parseInstant(Math.min(...fitting)));
};

/** The date in `zone` at that instant; none outside the years 0001 to 9999. */
export const dateIn = (instant: Instant, zone: TimeZone): O.Option<CalendarDate> =>
  O.fromEither(parseCalendarDate(inZone(instant, zone).toFormat('yyyy-MM-dd')));

/** The time on a clock in `zone` at that instant. */
export const wallTimeIn = (instant: Instant, zone: TimeZone): O.Option<WallTime> =>
  O.fromEither(parseWallTime(inZone(instant, zone).toFormat('HH:mm')));

import * as O from 'fp-ts/Option';
import { DateTime, IANAZone } from 'luxon';
import { dayNumber, parseCalendarDate, type CalendarDate } from './calendar-date';
import { hours, minutes, type Milliseconds } from './duration';
import { parseInstant, type Instant } from './instant';
import type { TimeZone } from './time-zone';
import { minuteOfDay, parseWallTime, type WallTime } from './wall-time';

/*
 * The one place where wall times become instants and back, and the only file that imports luxon.
 * Luxon reads the clock when it turns a wall time into an instant, even when a zone is given: its first guess is the
 * offset of today's season, which decides for a time that occurs twice and loses times where a zone once jumped far.
 * So luxon is asked one thing here, what holds at an instant; which instants fit a wall time is worked out below.
 */

const inZone = (ms: number, zone: TimeZone): DateTime => DateTime.fromMillis(ms, { zone, locale: 'en-US' });

/** Asking Intl for an offset takes 10 µs, and a search asks for the same thousand again and again: what was answered is kept. */
const answered = new Map<TimeZone, Map<number, Milliseconds>>();
const mostAnswers = 20_000;

const answersOf = (zone: TimeZone): Map<number, Milliseconds> => {
  const known = answered.get(zone);
  if (known !== undefined && known.size < mostAnswers) return known;
  const fresh = new Map<number, Milliseconds>();
  answered.set(zone, fresh);
  return fresh;
};

/** How far ahead of UTC clocks in `zone` are then. Rounded, because luxon counts in minutes and old local times in seconds. */
const aheadOfUtc = (ms: number, zone: TimeZone): Milliseconds => {
  const answers = answersOf(zone);
  const known = answers.get(ms);
  if (known !== undefined) return known;
  const ahead = Math.round(minutes(IANAZone.create(zone).offset(ms)));
  answers.set(ms, ahead);
  return ahead;
};

/**
 * The instant at which clocks in `zone` show `time` on `date` (R14).
 * A time that occurs twice means the first; a time that a clock change skips is none.
 * A zone is at most a day from UTC, so the offsets a day before and after are all that can hold.
 */
export const instantAt = (date: CalendarDate, time: WallTime, zone: TimeZone): O.Option<Instant> => {
  const shownInUtc = hours(24) * dayNumber(date) + minutes(minuteOfDay(time));
  const fitting = [shownInUtc - hours(24), shownInUtc + hours(24)]
    .map((ms) => shownInUtc - aheadOfUtc(ms, zone))
    .filter((ms) => ms + aheadOfUtc(ms, zone) === shownInUtc);
  return O.fromEither(parseInstant(Math.min(...fitting)));
};

/** The date on a calendar in `zone` at that instant; none outside the years 0001 to 9999. */
export const dateIn = (instant: Instant, zone: TimeZone): O.Option<CalendarDate> =>
  O.fromEither(parseCalendarDate(inZone(instant, zone).toFormat('yyyy-MM-dd')));

/** What a clock in `zone` shows at that instant. */
export const wallTimeIn = (instant: Instant, zone: TimeZone): O.Option<WallTime> =>
  O.fromEither(parseWallTime(inZone(instant, zone).toFormat('HH:mm')));

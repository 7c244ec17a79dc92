import * as fc from 'fast-check';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { WallTime } from '../../../domain/time/wall-time';
import { atMs, date, time, zone } from '../builders/time';
import { daysAroundClockChanges } from '../models/intl-clock';

const aDay = 86_400_000;

const dayOf = (ms: number): CalendarDate => date(new Date(ms).toISOString().slice(0, 10));

/** Any day from 0001-01-01 to 9999-12-31. */
export const calendarDates: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: Date.parse('0001-01-01') / aDay, max: Date.parse('9999-12-31') / aDay })
  .map((days) => dayOf(days * aDay));

/** Days that people book on. */
export const ordinaryDates: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: Date.parse('2000-01-01') / aDay, max: Date.parse('2099-12-31') / aDay })
  .map((days) => dayOf(days * aDay));

export const wallTimes: fc.Arbitrary<WallTime> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => time(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`));

/** Any instant that the type allows, the ends of the calendar more often than chance. */
export const instants: fc.Arbitrary<Instant> = fc
  .oneof(
    fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 }),
    fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') }),
    fc.constantFrom(-8_640_000_000_000_000, -1, 0, 1, 8_640_000_000_000_000),
  )
  .map(atMs);

/** Instants of the years 2000 to 2099. */
export const ordinaryInstants: fc.Arbitrary<Instant> = fc
  .integer({ min: Date.parse('2000-01-01'), max: Date.parse('2099-12-31') })
  .map(atMs);

/**
 * Zones with peculiarities: quarter hours (Kathmandu, St_Johns), half an hour of summer time (Lord_Howe), winter time in Ramadan (Casablanca), a day
 * left out in 2011 (Apia), two hours of summer time (Troll); and the zones of most positions.
 */
export const notableZones: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Antarctica/Troll',
  'UTC',
];

/** A notable zone half of the time, otherwise any that this machine knows. */
export const zones: fc.Arbitrary<TimeZone> = fc
  .oneof(fc.constantFrom(...notableZones), fc.constantFrom(...Intl.supportedValuesOf('timeZone')))
  .map(zone);

const changes = new Map<string, readonly string[]>();

const changesOf = (name: string): readonly string[] => {
  const kept = changes.get(name) ?? daysAroundClockChanges(name, [2010, 2011, 2026, 2027]);
  changes.set(name, kept);
  return kept;
};

/** A day in that zone, half of the time around a clock change. */
export const daysIn = (name: TimeZone): fc.Arbitrary<CalendarDate> =>
  changesOf(name).length === 0 ? ordinaryDates : fc.oneof(ordinaryDates, fc.constantFrom(...changesOf(name)).map(date));

export interface WallMoment {
  readonly zone: TimeZone;
  readonly date: CalendarDate;
  readonly time: WallTime;
}

/** A wall date and time in some zone: some are skipped by a clock change, some occur twice. */
export const wallMoments: fc.Arbitrary<WallMoment> = zones.chain((name) =>
  fc.record({
    zone: fc.constant(name),
    date: daysIn(name),
    time: fc.oneof(wallTimes, fc.constantFrom('00:00', '00:30', '01:15', '01:30', '02:00', '02:30', '03:00').map(time)),
  }),
);

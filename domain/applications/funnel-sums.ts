import { between, type Instant } from '../time/instant';
import { daysBetween, type CalendarDate } from '../time/calendar-date';
import { hours } from '../time/duration';
import type { TimeZone } from '../time/time-zone';
import { weekIn, weekOf } from '../time/week';
import { eventTypes, type EventType } from './application-event';
import { funnelSteps, leavingOf, closingOf, type FunnelStep, type HowLeft, type Course } from './funnel';

/* The courses of many applications added up: numbers only. */

/** What is counted in a week: steps reached, each once per application, and appointments to which one side did not come. */
export const weekCounts = [...funnelSteps, 'no-shows', 'employer-no-shows'] as const;
/** One of `weekCounts`. */
export type WeekCount = (typeof weekCounts)[number];

type Counts<B> = ReadonlyMap<B, number>;
type Table<A, B> = ReadonlyMap<A, Counts<B>>;
type Growing<A, B> = Map<A, Map<B, number>>;

/** Sums that can be added to others, in any order. */
export interface Funnel {
  /** By Monday. A step counts in the week in which it was reached, so that a week that is over keeps its numbers. */
  readonly weeks: Table<CalendarDate, WeekCount>;
  /** How many took so many whole hours to this step from the one before, where events told both. */
  readonly hours: Table<FunnelStep, number>;
  /** By the last step reached. */
  readonly left: Table<FunnelStep, HowLeft>;
  /** By the event with which the employer closed the application, and the last step reached. */
  readonly refusals: Table<EventType, FunnelStep>;
}

/** Which weeks are counted, in whose zone. */
export interface FunnelWeeks {
  readonly zone: TimeZone;
  /** A day of the first week; undefined: from the beginning on. */
  readonly from: CalendarDate | undefined;
  /** A day of the last week; undefined: all that follow. */
  readonly to: CalendarDate | undefined;
}

const add = <A, B>(table: Growing<A, B>, a: A, b: B, n: number): void => {
  const row = table.get(a) ?? new Map<B, number>();
  row.set(b, (row.get(b) ?? 0) + n);
  table.set(a, row);
};

const empty = () => ({
  weeks: new Map<CalendarDate, Map<WeekCount, number>>(),
  hours: new Map<FunnelStep, Map<number, number>>(),
  left: new Map<FunnelStep, Map<HowLeft, number>>(),
  refusals: new Map<EventType, Map<FunnelStep, number>>(),
});

/** Nothing was counted. */
export const noFunnel: Funnel = empty();

/**
 * What these applications came to in the weeks that are asked for: no-shows, hours, leaving and refusals belong to the week in which they happened, the hours to
 * that in which the second step was reached. What happened outside the calendar counts nowhere.
 */
export const addUp = (courses: readonly Course[], { zone, from, to }: FunnelWeeks, now: Instant): Funnel => {
  const sums = empty();
  const first = from && weekOf(from);
  const weekAt = (at: Instant): CalendarDate | undefined => {
    const week = weekIn(at, zone);
    return week === undefined || (first !== undefined && week < first) || (to !== undefined && week > to)
      ? undefined
      : week;
  };
  for (const course of courses) {
    for (const [n, { step, at, told }] of course.reached.entries()) {
      const week = weekAt(at);
      if (week === undefined) continue;
      add(sums.weeks, week, step, 1);
      const last = course.reached[n - 1];
      if (told && last?.told === true)
        add(sums.hours, step, Math.max(0, Math.floor(between(last.at, at) / hours(1))), 1);
    }
    for (const { by, at } of course.missed) {
      const week = weekAt(at);
      if (week !== undefined) add(sums.weeks, week, by === 'candidate' ? 'no-shows' : 'employer-no-shows', 1);
    }
    const leaving = leavingOf(course, now);
    if (leaving !== undefined && weekAt(leaving.at) !== undefined) add(sums.left, course.step, leaving.how, 1);
    const closing = closingOf(course);
    if (closing?.by === 'employer' && weekAt(closing.at) !== undefined)
      add(sums.refusals, closing.reason, course.step, 1);
  }
  return sums;
};

const addTable = <A, B>(into: Growing<A, B>, table: Table<A, B>): void => {
  for (const [a, row] of table) for (const [b, n] of row) add(into, a, b, n);
};

/** Both sums as one. */
export const together = (one: Funnel, other: Funnel): Funnel => {
  const sums = empty();
  for (const { weeks, hours: lengths, left, refusals } of [one, other]) {
    addTable(sums.weeks, weeks);
    addTable(sums.hours, lengths);
    addTable(sums.left, left);
    addTable(sums.refusals, refusals);
  }
  return sums;
};

/** The numbers of one week, by the Monday on which it began. */
export interface FunnelWeek {
  readonly week: CalendarDate;
  readonly counts: Readonly<Record<WeekCount, number>>;
}

/** Candidates who left after the same step. */
export interface LeftAfter {
  readonly after: FunnelStep;
  readonly gaveUp: number;
  readonly silent: number;
}

/** Applications that the employer closed by the same event after the same step. */
export interface RefusedAfter {
  readonly reason: EventType;
  readonly after: FunnelStep;
  readonly count: number;
}

/** The steps that are reached from another one. */
export const laterSteps = ['screened', 'booked', 'held', 'offered', 'started'] as const satisfies readonly FunnelStep[];

/** The sums as they are read. */
export interface FunnelNumbers {
  /** In order; those without any number are left out. */
  readonly weeks: readonly FunnelWeek[];
  /** The median of the whole hours from the step before, the lower one of two; undefined: nobody came that far. */
  readonly hours: Readonly<Record<(typeof laterSteps)[number], number | undefined>>;
  /** In the order of the steps. */
  readonly left: readonly LeftAfter[];
  /** In the order of the types of events, then of the steps. */
  readonly refusals: readonly RefusedAfter[];
}

const medianIn = (counts: Counts<number> = new Map()): number | undefined => {
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
  let passed = 0;
  for (const [value, n] of [...counts].sort(([a], [b]) => a - b)) {
    passed += n;
    if (2 * passed >= all) return value;
  }
  return undefined;
};

const countIn = <A, B>(table: Table<A, B>, a: A, b: B): number => table.get(a)?.get(b) ?? 0;

const countsOf = (row: Counts<WeekCount>): FunnelWeek['counts'] => {
  const of = (count: WeekCount): number => row.get(count) ?? 0;
  return {
    ...{ applied: of('applied'), screened: of('screened'), booked: of('booked'), held: of('held') },
    ...{ 'no-shows': of('no-shows'), 'employer-no-shows': of('employer-no-shows') },
    ...{ offered: of('offered'), started: of('started') },
  };
};

/** The sums in their order, and medians of the hours. */
export const numbersOf = ({ weeks, hours: lengths, left, refusals }: Funnel): FunnelNumbers => {
  const median = (step: FunnelStep): number | undefined => medianIn(lengths.get(step));
  return {
    weeks: [...weeks].sort(([a], [b]) => daysBetween(b, a)).map(([week, row]) => ({ week, counts: countsOf(row) })),
    hours: {
      ...{ screened: median('screened'), booked: median('booked'), held: median('held') },
      ...{ offered: median('offered'), started: median('started') },
    },
    left: funnelSteps
      .filter((after) => left.has(after))
      .map((after) => ({ after, gaveUp: countIn(left, after, 'gave-up'), silent: countIn(left, after, 'silent') })),
    refusals: eventTypes.flatMap((reason) =>
      funnelSteps
        .map((after) => ({ reason, after, count: countIn(refusals, reason, after) }))
        .filter(({ count }) => count > 0),
    ),
  };
};

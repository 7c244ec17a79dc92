import * as R from 'fp-ts/ReadonlyRecord';
import { between, type Instant } from '../time/instant';
import { daysBetween, type CalendarDate } from '../time/calendar-date';
import { hours } from '../time/duration';
import type { TimeZone } from '../time/time-zone';
import { weekIn, weekOf } from '../time/week';
import { eventTypes, type EventType } from './application-event';
import {
  closingOf,
  funnelSteps,
  leavingOf,
  type Course,
  type FunnelStep,
  type HowLeft,
  type MissedAppointment,
  type ReachedStep,
} from './funnel';

/* The courses of many applications added up: numbers only. */

/** What is counted in a week: steps reached, each once per application, and appointments to which one side did not come. */
export const weekCounts = [...funnelSteps, 'no-shows', 'employer-no-shows'] as const;
/** One of `weekCounts`. */
export type WeekCount = (typeof weekCounts)[number];

/** The numbers of a week in which nothing happened, in the order of `weekCounts`. */
export const noCounts: Readonly<Record<WeekCount, number>> = {
  ...{ applied: 0, screened: 0, booked: 0, held: 0, offered: 0, started: 0 },
  ...{ 'no-shows': 0, 'employer-no-shows': 0 },
};

type Counts<B> = ReadonlyMap<B, number>;
type Table<A, B> = ReadonlyMap<A, Counts<B>>;
type Growing<A, B> = Map<A, Map<B, number>>;

/** What the courses of many applications come to, in whatever order they are added. */
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

const grow = <A, B>(table: Growing<A, B>, a: A, b: B): void => {
  const row = table.get(a) ?? new Map<B, number>();
  row.set(b, (row.get(b) ?? 0) + 1);
  table.set(a, row);
};

const empty = () => ({
  weeks: new Map<CalendarDate, Map<WeekCount, number>>(),
  hours: new Map<FunnelStep, Map<number, number>>(),
  left: new Map<FunnelStep, Map<HowLeft, number>>(),
  refusals: new Map<EventType, Map<FunnelStep, number>>(),
});

/** Sums that grow by one application after another. */
export interface GrowingFunnel {
  readonly sums: Funnel;
  readonly add: (course: Course) => void;
}

/**
 * Counts applications in the weeks that are asked for, as of `now`. No-shows, hours, leaving and refusals belong to the week in which they happened, the hours to
 * that in which the second step was reached. What happened outside the calendar counts nowhere.
 */
export const growingFunnel = ({ zone, from, to }: FunnelWeeks, now: Instant): GrowingFunnel => {
  const sums = empty();
  const first = from && weekOf(from);
  const isAsked = (week: CalendarDate): boolean =>
    (first === undefined || week >= first) && (to === undefined || week <= to);
  const weekAt = (at: Instant): CalendarDate | undefined => {
    const week = weekIn(at, zone);
    return week !== undefined && isAsked(week) ? week : undefined;
  };
  const addStep = ({ step, at, told }: ReachedStep, before: ReachedStep | undefined): void => {
    const week = weekAt(at);
    if (week === undefined) return;
    grow(sums.weeks, week, step);
    if (told && before?.told === true)
      grow(sums.hours, step, Math.max(0, Math.floor(between(before.at, at) / hours(1))));
  };
  const addMissed = ({ by, at }: MissedAppointment): void => {
    const week = weekAt(at);
    if (week !== undefined) grow(sums.weeks, week, by === 'candidate' ? 'no-shows' : 'employer-no-shows');
  };
  return {
    sums,
    add: (course) => {
      for (const [n, one] of course.reached.entries()) addStep(one, course.reached[n - 1]);
      for (const one of course.missed) addMissed(one);
      const leaving = leavingOf(course, now);
      if (leaving !== undefined && weekAt(leaving.at) !== undefined) grow(sums.left, course.step, leaving.how);
      const closing = closingOf(course);
      if (closing?.by === 'employer' && weekAt(closing.at) !== undefined)
        grow(sums.refusals, closing.reason, course.step);
    },
  };
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

const [, ...afterTheFirst] = funnelSteps;
/** The steps that are reached from another one. */
export const laterSteps: Readonly<typeof afterTheFirst> = afterTheFirst;

/** The hours to each later step from the one before; undefined: nobody came that far. */
export type StepHours = Readonly<Record<(typeof laterSteps)[number], number | undefined>>;

/** Nobody came further than the first step. */
export const noHours: StepHours = {
  ...{ screened: undefined, booked: undefined, held: undefined, offered: undefined, started: undefined },
};

/** The sums as they are read. */
export interface FunnelNumbers {
  /** In order; those without any number are left out. */
  readonly weeks: readonly FunnelWeek[];
  /** The median of the whole hours, the lower one of two. */
  readonly hours: StepHours;
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

/** The sums in their order, and medians of the hours. */
export const numbersOf = ({ weeks, hours: lengths, left, refusals }: Funnel): FunnelNumbers => {
  const countsOf = (row: Counts<WeekCount>) => R.mapWithIndex((count: WeekCount) => row.get(count) ?? 0)(noCounts);
  return {
    weeks: [...weeks].sort(([a], [b]) => daysBetween(b, a)).map(([week, row]) => ({ week, counts: countsOf(row) })),
    hours: R.mapWithIndex((step: keyof StepHours) => medianIn(lengths.get(step)))(noHours),
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

import fc from 'fast-check';
import { list, number, optional, text, through } from '../../../adapters/rules/cases/columns';
import { closingOf, funnelSteps, leavingOf, type FunnelEvent } from '../../../domain/applications/funnel';
import {
  laterSteps,
  noCounts,
  noHours,
  weekCounts,
  type FunnelNumbers,
  type FunnelWeeks,
} from '../../../domain/applications/funnel-sums';
import { days, hours } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { utc } from '../../../domain/time/time-zone';
import { funnelEvents, type Events } from '../../support/arbitraries/funnel';
import { courseOf, funnelOf } from '../../support/builders/events';
import { at, atMs, date, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { countedAnew, mondayOf } from '../../support/models/funnel-anew';

const always: FunnelWeeks = { zone: utc, from: undefined, to: undefined };
const now = at('2030-01-01T00:00:00Z');
const began = at('2026-12-01T08:00:00Z');
const many = fc.array(funnelEvents, { maxLength: 8 });

const numbers = (all: readonly Events[], weeks = always, asked = now): FunnelNumbers =>
  funnelOf(
    all.map((events) => courseOf(...events)),
    weeks,
    asked,
  );

/** How many of each over all weeks. */
const wholly = ({ weeks }: FunnelNumbers) =>
  weekCounts.map((count) => weeks.reduce((sum, { counts }) => sum + counts[count], 0));

/** Each event so many hours after the first, by the candidate. */
const life = (...events: readonly [FunnelEvent['type'], number][]): Events => {
  const [first, ...rest] = events.map(([type, after]): FunnelEvent => ({
    ...{ type, by: 'Candidate' },
    at: plus(began, hours(after)),
  }));
  if (first === undefined) throw new Error('A life has an event at least');
  return [first, ...rest];
};

describe('The funnel', () => {
  it('counts what another way of counting counts, by week', () => {
    fc.assert(
      fc.property(many, (all) => {
        const counted = numbers(all).weeks.flatMap(({ week, counts }) =>
          weekCounts.flatMap((count) => Array.from({ length: counts[count] }, () => `${week} ${count}`)),
        );
        expect(counted.sort()).toEqual(countedAnew(all));
      }),
    );
  });

  it('never grows from step to step over all weeks, and begins with every application', () => {
    fc.assert(
      fc.property(many, (all) => {
        const reached = wholly(numbers(all)).slice(0, funnelSteps.length);
        expect(reached[0]).toBe(all.length);
        expect([...reached].sort((a, b) => b - a)).toEqual(reached);
      }),
    );
  });

  it('is the same in whatever order applications are added', () => {
    fc.assert(
      fc.property(
        many.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => expect(numbers(shuffled)).toEqual(numbers(all)),
      ),
    );
  });

  it('moves by a week with the events, and by nothing else', () => {
    fc.assert(
      fc.property(many, (all) => {
        const later = all.map(([first, ...rest]): Events => {
          const moved = (event: FunnelEvent): FunnelEvent => ({ ...event, at: plus(event.at, days(7)) });
          return [moved(first), ...rest.map(moved)];
        });
        const { weeks, ...others } = numbers(all, always, now);
        const moved = weeks.map(({ week, counts }) => ({ week: mondayOf(Date.parse(week) + days(7)), counts }));
        expect(numbers(later, always, plus(now, days(7)))).toEqual({ weeks: moved, ...others });
      }),
    );
  });

  it('counts each application that was left, and each that the employer closed, once and after its last step', () => {
    fc.assert(
      fc.property(many, (all) => {
        const { left, refusals } = numbers(all);
        const courses = all.map((events) => courseOf(...events));
        const counted = left.flatMap(({ after, gaveUp, silent }) => [
          ...Array.from({ length: gaveUp }, () => `${after} gave-up`),
          ...Array.from({ length: silent }, () => `${after} silent`),
        ]);
        const gone = courses.flatMap((course) => {
          const leaving = leavingOf(course, now);
          return leaving === undefined ? [] : [`${course.step} ${leaving.how}`];
        });
        expect(counted.sort()).toEqual(gone.sort());
        const refused = refusals.flatMap(({ reason, after, count }) =>
          Array.from({ length: count }, () => `${after} ${reason}`),
        );
        const closed = courses.flatMap((course) => {
          const closing = closingOf(course);
          return closing?.by === 'employer' ? [`${course.step} ${closing.reason}`] : [];
        });
        expect(refused.sort()).toEqual(closed.sort());
        for (const steps of [left.map(({ after }) => after), refusals.map(({ reason, after }) => `${reason} ${after}`)])
          expect(new Set(steps).size).toBe(steps.length);
      }),
    );
  });

  it('tells where candidates left, in the order of the steps, and by what the employer closed applications, in that of events', () => {
    const lives = [
      life(['application.applied', 0], ['application.offered', 1], ['application.offer_declined', 2]),
      life(['application.applied', 0], ['application.booked', 1], ['application.withdrawn', 2]),
      life(['application.applied', 0], ['application.booked', 1], ['application.withdrawn', 2]),
      life(['application.applied', 0], ['application.screening_passed', 1]),
      life(['application.applied', 0], ['application.screening_failed', 1]),
      life(['application.applied', 0], ['application.offered', 1], ['application.offer_expired', 2]),
      life(['application.applied', 0], ['application.booked', 1], ['application.not_selected', 2]),
      life(['application.applied', 0], ['application.blocked', 1]),
    ];
    const { left, refusals } = numbers(lives);
    expect(left).toEqual([
      { after: 'screened', gaveUp: 0, silent: 1 },
      { after: 'booked', gaveUp: 2, silent: 0 },
      { after: 'offered', gaveUp: 1, silent: 1 },
    ]);
    expect(refusals).toEqual([
      { reason: 'application.screening_failed', after: 'screened', count: 1 },
      { reason: 'application.not_selected', after: 'booked', count: 1 },
      { reason: 'application.blocked', after: 'applied', count: 1 },
    ]);
  });

  it('measures from step to step, and only where both were told', () => {
    const none = { screened: undefined, booked: undefined, held: undefined, offered: undefined, started: undefined };
    const whole = life(
      ['application.applied', 0],
      ['application.screening_passed', 1.99],
      ['application.booked', 4],
      ['application.interview_held', 76],
      ['application.offered', 80],
      ['application.onboarded', 100],
    );
    expect(numbers([]).hours).toEqual(none);
    expect(numbers([whole]).hours).toEqual({ screened: 1, booked: 2, held: 72, offered: 4, started: 20 });
    const skipping = life(['application.applied', 0], ['application.booked', 4], ['application.interview_held', 6]);
    expect(numbers([skipping]).hours).toEqual({ ...none, held: 2 });
    const imported = life(['application.imported', 0], ['application.screening_passed', 3]);
    expect(numbers([imported]).hours).toEqual({ ...none, screened: 3 });
    expect(numbers([life(['message.sent', 0], ['application.screening_passed', 3])]).hours).toEqual(none);
  });

  it('takes no time where a clock was set back in between', () => {
    const back = life(['application.applied', 5], ['application.screening_passed', 3]);
    expect(numbers([back]).hours.screened).toBe(0);
  });

  it.each(cases('applications/funnel-median', { hours: list(number), median: optional(number) }))(
    '$title',
    ({ hours: lengths, median }) => {
      const lives = lengths.map((length) => life(['application.applied', 0], ['application.screening_passed', length]));
      expect(numbers(lives).hours.screened).toBe(median);
    },
  );

  it.each(
    cases('applications/funnel-weeks-asked', {
      reached: through(at, text),
      zone: through(zone, text),
      from: optional(through(date, text)),
      to: optional(through(date, text)),
      countedIn: optional(text),
    }),
  )('$title', ({ reached, zone: own, from, to, countedIn }) => {
    const weeks = { zone: own, from, to };
    const events = (...types: readonly FunnelEvent['type'][]): Events => {
      const [first, ...rest] = types.map((type): FunnelEvent => ({ type, by: 'Candidate', at: reached }));
      return first === undefined ? life() : [first, ...rest];
    };
    const all = numbers(
      [
        events('application.applied', 'application.screening_passed', 'application.candidate_no_show'),
        events('application.interviewer_no_show', 'application.withdrawn'),
        events('application.not_selected'),
      ],
      weeks,
      reached,
    );
    expect(all.weeks.map(({ week }) => week)).toEqual(countedIn === undefined ? [] : [countedIn]);
    const expected = countedIn === undefined ? [0, 0, 0, 0, 0, 0, 0, 0] : [3, 2, 2, 0, 0, 0, 1, 1];
    expect(wholly(all)).toEqual(expected);
    expect([all.left.length, all.refusals.length]).toEqual(countedIn === undefined ? [0, 0] : [1, 1]);
    expect(all.hours.screened).toBe(countedIn === undefined ? undefined : 0);
  });

  it('has its weeks in order, and nothing of what happened outside the calendar', () => {
    const inWeek = (n: number) => life(['application.applied', n * 7 * 24]);
    expect(numbers([2, 0, 1].map(inWeek)).weeks.map(({ week }) => week)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ]);
    const outside: Events = [{ type: 'application.withdrawn', by: 'Candidate', at: atMs(8.64e15) }];
    expect(numbers([outside])).toEqual(numbers([]));
    expect(numbers([]).weeks).toEqual([]);
  });

  it('has a number for each count, and hours for each step after the first, in their order', () => {
    expect(laterSteps).toEqual(funnelSteps.slice(1));
    expect(Object.entries(noCounts)).toEqual(weekCounts.map((count) => [count, 0]));
    expect(Object.entries(noHours)).toEqual(laterSteps.map((step) => [step, undefined]));
  });
});

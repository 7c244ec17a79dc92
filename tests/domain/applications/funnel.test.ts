import fc from 'fast-check';
import { list, number, oneOf, optional, said } from '../../../adapters/rules/cases/columns';
import { eventTypes } from '../../../domain/applications/application-event';
import {
  courseWith,
  funnelSteps,
  givenUpAfter,
  leavingOf,
  movesCourse,
  closingOf,
  type Course,
  type FunnelEvent,
} from '../../../domain/applications/funnel';
import { days } from '../../../domain/time/duration';
import { funnelEvents } from '../../support/arbitraries/funnel';
import { courseOf } from '../../support/builders/events';
import { atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

const type = oneOf(...eventTypes);
const steps = list(oneOf(...funnelSteps));
const side = oneOf('candidate', 'employer', 'time');
const onDay = (n: number) => atMs(days(n));

/** `3 application.booked`, by the candidate; `4 message.sent by employer`. */
const happening = said('a day and a type of event', (cell): FunnelEvent | undefined => {
  const [, day, name, employer] = /^(\d+) ([a-z._]+)( by employer)?$/.exec(cell) ?? [];
  const found = eventTypes.find((one) => one === name);
  return found && { type: found, at: onDay(Number(day)), by: employer === undefined ? 'Candidate' : 'Employer' };
});

describe('How far an application came', () => {
  it.each(
    cases('applications/funnel-event', {
      type,
      step: oneOf(...funnelSteps),
      missedBy: optional(side),
      closedBy: optional(side),
      awaitedSince: optional(oneOf('before', 'now')),
    }),
  )('$title', ({ type: happened, step, missedBy, closedBy, awaitedSince }) => {
    const before = courseOf({ type: 'application.applied', at: onDay(1), by: 'Candidate' });
    const course = courseWith(before, { type: happened, at: onDay(2), by: 'Employer' });
    expect(course.step).toBe(step);
    expect(course.missed).toEqual(missedBy === undefined ? [] : [{ by: missedBy, at: onDay(2) }]);
    expect(closingOf(course)).toEqual(
      closedBy === undefined ? undefined : { reason: happened, by: closedBy, at: onDay(2) },
    );
    expect(course.awaitedSince).toBe(awaitedSince && onDay(awaitedSince === 'now' ? 2 : 1));
  });

  it.each(
    cases('applications/funnel-course', {
      happened: list(happening),
      askedOn: number,
      reached: steps,
      told: steps,
      closedBy: optional(type),
      left: optional(oneOf('gave-up', 'silent')),
      leftOn: optional(number),
    }),
  )('$title', ({ happened, askedOn, reached, told, closedBy, left, leftOn }) => {
    const [first, ...rest] = happened;
    if (first === undefined) throw new Error('Something happens to every application');
    const course = courseOf(first, ...rest);
    expect(course.reached.map(({ step }) => step)).toEqual(reached);
    expect(course.reached.filter((one) => one.told).map(({ step }) => step)).toEqual(told);
    expect(closingOf(course)?.reason).toBe(closedBy);
    expect(leavingOf(course, onDay(askedOn))).toEqual(
      left === undefined || leftOn === undefined ? undefined : { how: left, at: onDay(leftOn) },
    );
  });

  it('is the steps of the funnel without a gap, up to the last one', () => {
    fc.assert(
      fc.property(funnelEvents, ([first, ...rest]) => {
        const { step, reached } = courseOf(first, ...rest);
        expect(reached.map((one) => one.step)).toEqual(funnelSteps.slice(0, funnelSteps.indexOf(step) + 1));
      }),
    );
  });

  it('is changed by every type of event but those that need not be read', () => {
    const before = courseOf({ type: 'application.applied', at: onDay(1), by: 'Candidate' });
    const after = courseWith(before, { type: 'application.screening_failed', at: onDay(1), by: 'Candidate' });
    const changing = eventTypes.filter((happened) =>
      [before, after].some((course) => {
        const next = courseWith(course, { type: happened, at: onDay(2), by: 'Candidate' });
        return JSON.stringify(next) !== JSON.stringify(course);
      }),
    );
    expect(eventTypes.filter(movesCourse)).toEqual(changing);
    expect(eventTypes.filter((happened) => !movesCourse(happened))).toEqual([
      'application.reviewed',
      'resume.opened',
      'answer.opened',
    ]);
  });

  it('only gains by another event: steps at its instant, of which it tells the last one at most, and missed appointments', () => {
    fc.assert(
      fc.property(funnelEvents, ([first, ...rest]) => {
        let course: Course = courseOf(first);
        for (const event of rest) {
          const next = courseWith(course, event);
          expect(next.reached.slice(0, course.reached.length)).toEqual(course.reached);
          expect(next.missed.slice(0, course.missed.length)).toEqual(course.missed);
          const gained = next.reached.slice(course.reached.length);
          expect(gained.filter(({ at }) => at !== event.at)).toEqual([]);
          expect(gained.slice(0, -1).filter(({ told }) => told)).toEqual([]);
          course = next;
        }
      }),
    );
  });

  it('is left by a silent candidate exactly 14 days after they were awaited or heard of', () => {
    const course = courseOf({ type: 'application.applied', at: onDay(1), by: 'Candidate' });
    const end = onDay(1) + givenUpAfter;
    expect(givenUpAfter).toBe(days(14));
    expect(leavingOf(course, atMs(end - 1))).toBeUndefined();
    expect(leavingOf(course, atMs(end))).toEqual({ how: 'silent', at: end });
    expect(leavingOf(course, atMs(end + days(99)))).toEqual({ how: 'silent', at: end });
  });
});

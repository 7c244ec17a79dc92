import { eventTypes } from '../../../domain/applications/application-event';
import { funnelSteps } from '../../../domain/applications/funnel';
import type { Events } from '../arbitraries/funnel';

/* The funnel of each week written anew, by another way of counting. */

/** For each step the types that tell or prove it. */
const telling = [
  eventTypes,
  ['application.screening_passed', 'application.screening_failed', 'application.external_application_confirmed'],
  [
    ...['application.booked', 'application.moved', 'answer.received', 'application.put_off', 'application.withdrawn'],
    ...['application.candidate_no_show', 'application.interviewer_no_show', 'application.new_time_asked'],
  ],
  eventTypes.filter((type) => /interview_held|recording_submitted|onsite|invitation/.test(type)),
  eventTypes.filter((type) => /offer|onboarding_|not_onboarded/.test(type)),
  ['application.onboarded'],
] as const;

/** The Monday of a week in UTC, by counting sevens from one. */
export const mondayOf = (ms: number): string => {
  const monday = Date.parse('2026-11-02T00:00:00Z');
  const week = 7 * 86_400_000;
  return new Date(monday + Math.floor((ms - monday) / week) * week).toISOString().slice(0, 10);
};

/** `2026-11-30 booked`, once for each time that it is counted. */
export const countedAnew = (all: readonly Events[]): readonly string[] =>
  all
    .flatMap((events) =>
      funnelSteps.flatMap((step, n) => {
        const types: readonly string[] = telling.slice(n).flat();
        const first = events.find(({ type }) => types.includes(type));
        return first === undefined ? [] : [`${mondayOf(first.at)} ${step}`];
      }),
    )
    .concat(
      all.flat().flatMap(({ type, at: when }) => {
        if (!type.endsWith('_no_show')) return [];
        return [`${mondayOf(when)} ${/candidate/.test(type) ? 'no-shows' : 'employer-no-shows'}`];
      }),
    )
    .sort();

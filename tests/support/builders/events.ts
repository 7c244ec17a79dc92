import type { PlacedEvent } from '../../../application/applications/events.store';
import type { ApplicationEvent } from '../../../domain/applications/application-event';
import { courseWith, type Course, type FunnelEvent } from '../../../domain/applications/funnel';
import {
  growingFunnel,
  numbersOf,
  type FunnelNumbers,
  type FunnelWeeks,
} from '../../../domain/applications/funnel-sums';
import type { Instant } from '../../../domain/time/instant';
import { positionId } from './applications';
import { email } from './identity';
import { aPosition } from './positions';
import { candidateId } from './recording';
import { at } from './time';

/** The candidate booked, and nothing is said of the application. */
export const anEvent = (changes: Partial<ApplicationEvent> = {}): ApplicationEvent => ({
  type: 'application.booked',
  at: at('2026-12-01T15:00:00Z'),
  by: { _tag: 'Candidate' },
  change: undefined,
  reason: undefined,
  topic: undefined,
  ...changes,
});

/** The same among the events of all applications. */
export const placedEvent = (changes: Partial<PlacedEvent> = {}): PlacedEvent => ({
  ...anEvent(),
  ...{ id: 1, sequence: 1, place: 1 },
  candidateId: candidateId(1),
  email: email('maria.santos@example.org'),
  positionId: positionId(101),
  communityId: aPosition().communityId,
  ...changes,
});

/** How far an application came by these events. */
export const courseOf = (first: FunnelEvent, ...rest: readonly FunnelEvent[]): Course =>
  rest.reduce<Course>(courseWith, courseWith(undefined, first));

/** What these courses come to in numbers. */
export const funnelOf = (courses: readonly Course[], weeks: FunnelWeeks, now: Instant): FunnelNumbers => {
  const funnel = growingFunnel(weeks, now);
  for (const course of courses) funnel.add(course);
  return numbersOf(funnel.sums);
};

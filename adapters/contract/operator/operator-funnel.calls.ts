import * as R from 'fp-ts/ReadonlyRecord';
import {
  mostPositions,
  type FunnelAsked,
  type FunnelOfPosition,
  type FunnelSeen,
  type OperatorFunnelOperations,
} from '../../../application/operator/operator-funnel.port';
import { funnelSteps } from '../../../domain/applications/funnel';
import {
  noCounts,
  noHours,
  type FunnelWeek,
  type LeftAfter,
  type RefusedAfter,
  type StepHours,
  type WeekCount,
} from '../../../domain/applications/funnel-sums';
import { eventType } from '../applications/told-event.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { listOf, maybe, number, oneOf, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { allOf, field, objectWith } from '../record';
import { calendarDate, communityId, positionId } from '../wire/fields';
import { pageLength, writtenPlace } from '../wire/numbers';

/* What became of applications, in numbers. */

/** Callers pass it on as it came: they need not read it. */
export const funnelCursor = writtenPlace('the `next_cursor` of an answer', 'f', 'f4711');

const asked: Codec<FunnelAsked> = objectWith({
  positionId: field('position_id', maybe(positionId)),
  communityId: field('community_id', maybe(communityId)),
  from: field('from', maybe(calendarDate)),
  to: field('to', maybe(calendarDate)),
  after: field('cursor', maybe(funnelCursor)),
  limit: field('limit', maybe(pageLength(mostPositions))),
});

const week: Codec<FunnelWeek> = objectWith({
  week: field('week', calendarDate),
  counts: allOf(R.mapWithIndex((count: WeekCount) => field(count.replaceAll('-', '_'), number))(noCounts)),
});

const hours = objectWith(R.mapWithIndex((step: keyof StepHours) => field(step, maybe(number)))(noHours));

const step = oneOf(...funnelSteps);

const leftAfter: Codec<LeftAfter> = objectWith({
  after: field('after', step),
  gaveUp: field('gave_up', number),
  silent: field('silent', number),
});

const refusedAfter: Codec<RefusedAfter> = objectWith({
  reason: field('reason', eventType),
  after: field('after', step),
  count: field('count', number),
});

const funnelOfPosition: Codec<FunnelOfPosition> = objectWith({
  communityId: field('community_id', communityId),
  positionId: field('position_id', positionId),
  weeks: field('weeks', listOf(week)),
  hours: field('hours', hours),
  left: field('left', listOf(leftAfter)),
  refusals: field('refusals', listOf(refusedAfter)),
});

/** POST operator/funnel */
export const seeFunnel: OperatorCallOf<OperatorFunnelOperations['seeFunnel']> = {
  name: 'operator_funnel',
  summary:
    'What became of applications, by position and week, in numbers: steps reached, no-shows, hours from step to step, where candidates left and how the employer closed applications.',
  source: 'ours: R27, events',
  method: 'POST',
  path: 'operator/funnel',
  access: 'operator',
  right: 'read',
  request: asked,
  response: objectWith<FunnelSeen>({
    positions: field('positions', listOf(funnelOfPosition)),
    next: field('next_cursor', maybe(funnelCursor)),
  }),
  ...neverRefused,
};

/** The calls of `OperatorFunnelOperations`. */
export const operatorFunnelCalls: OperatorBindings<OperatorFunnelOperations> = { seeFunnel: oneCall(seeFunnel) };

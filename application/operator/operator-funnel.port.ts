import type { FunnelNumbers } from '../../domain/applications/funnel-sums';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { Operation } from '../ports/candidate-api/call';
import type { PositionsFilter } from '../positions/positions.store';

/* What became of applications, in numbers. */

/** How many positions an answer looks at unless the request says otherwise. */
export const usualPositions = 50;
/** How many positions an answer looks at at most: fewer, if they have very many events. */
export const mostPositions = 200;

/** Which numbers are asked for, from where the last answer ended. */
export interface FunnelAsked extends PositionsFilter {
  /** A day of the first week where the job is; undefined: from the beginning on. */
  readonly from: CalendarDate | undefined;
  /** A day of the last week; undefined: until now. */
  readonly to: CalendarDate | undefined;
  /** The `next` of the answer before. Undefined: from the first position on. */
  readonly after: number | undefined;
  /** Undefined: `usualPositions`. */
  readonly limit: number | undefined;
}

/** The numbers of one position. */
export interface FunnelOfPosition extends FunnelNumbers {
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/** The numbers of some positions. */
export interface FunnelSeen {
  /** In the order of their ids; those without any number in the weeks that are asked for are left out. */
  readonly positions: readonly FunnelOfPosition[];
  /** Where they go on; undefined: there are no more. */
  readonly next: number | undefined;
}

/** The call about numbers. */
export interface OperatorFunnelOperations {
  readonly seeFunnel: Operation<FunnelAsked, FunnelSeen, never, 'operator'>;
}

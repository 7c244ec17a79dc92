import type * as O from 'fp-ts/Option';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { Neighbor } from '../../domain/positions/advert';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';

/* Jobs and their questionnaires. */

/** A position with the moment it was posted; undefined: unknown. */
export interface PostedPosition extends Position {
  readonly postedAt: Instant | undefined;
}

/** Where a position is, and what its clocks show. */
export type PositionInZone = Pick<Position, 'positionId' | 'communityId' | 'zone'>;

/** Which positions are wanted. What is undefined doesn't matter. */
export interface PositionsFilter {
  readonly positionId: PositionId | undefined;
  readonly communityId: CommunityId | undefined;
}

/** Positions by id, published or not. */
export interface Positions {
  readonly withId: (id: PositionId) => FromStore<O.Option<Position>>;
  /** The existing ones, in the order of their ids. */
  readonly withIds: (ids: readonly PositionId[]) => FromStore<readonly PostedPosition[]>;
  /** Published or not, in the order of their ids, with only the fields that another advert needs, because a community can have hundreds. */
  readonly ofCommunity: (id: CommunityId) => FromStore<readonly Neighbor[]>;
  /** Those to which somebody applied, in the order of their ids, after this one; undefined: from the first one on. */
  readonly withApplications: (
    after: number | undefined,
    limit: number,
    only: PositionsFilter,
  ) => FromStore<readonly PositionInZone[]>;
}

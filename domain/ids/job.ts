import type { CommunityId, PositionId } from './position-ids';

/** A job: a position in a community. */
export interface Job {
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

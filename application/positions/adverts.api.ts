import type { NotAdvertised } from '../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';

/* Adverts, links and applying. */

/** There is no position with that id (spec 1 §8: 'no data'). */
export interface PositionUnknown {
  readonly _tag: 'NoSuchPosition';
}

/** Why there is no advert to show: the position isn't published, or doesn't exist (spec 2 §5, spec 1 §8). */
export type AdvertRefusal = NotAdvertised | PositionUnknown;

/** The texts that a link has for its ids, unchanged. Undefined: the link has none (R1). */
export interface LinkToResolve {
  readonly position: string | undefined;
  readonly community: string | undefined;
}

/** The plain ids of a link, decoded if they were encoded. Undefined if the link has none (R1). */
export interface LinkedIds {
  readonly positionId: PositionId | undefined;
  readonly communityId: CommunityId | undefined;
}

/** The link has no id at all, or one that is neither a plain id nor a code of ours (R1). It doesn't say which. */
export interface LinkRefusal {
  readonly _tag: 'LinkUnreadable';
}

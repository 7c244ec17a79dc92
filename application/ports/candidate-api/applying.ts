import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { Advert, NotAdvertised } from '../../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { Job } from '../../navigation/destination';
import type { ListedApplication } from './applications';
import type { ApiOf, NoSuchApplication, Operation, PositionClosed } from './call';

/* Adverts, links and applying. */

/** There is no position of that number (spec 1 §8: 'no data'). */
export interface PositionUnknown {
  readonly _tag: 'NoSuchPosition';
}

export type AdvertRefusal = NotAdvertised | PositionUnknown;

/** What stands in a link in place of ids, as it stands there; undefined: the link has none (R1). */
export interface LinkToResolve {
  readonly position: string | undefined;
  readonly community: string | undefined;
}

export interface LinkedIds {
  readonly positionId: PositionId | undefined;
  readonly communityId: CommunityId | undefined;
}

export interface LinkRefusal {
  readonly _tag: 'LinkUnreadable';
}

export interface ApplyRequest extends Job {
  readonly positionName: string;
}

/** How the application stands after the call. What the number means, `applyResult` says (R6). */
export interface Applied {
  readonly status: number;
}

export type ConfirmRefusal = ActRefusal | NoSuchApplication | PositionClosed;

export interface ApplyingOperations {
  readonly advert: Operation<PositionId, Advert, AdvertRefusal, 'public'>;
  /** The same for a signed-in candidate (spec 1 §7). */
  readonly positionDetails: Operation<PositionId, Advert, AdvertRefusal>;
  readonly resolveLink: Operation<LinkToResolve, LinkedIds, LinkRefusal, 'public'>;
  readonly applyToJob: Operation<ApplyRequest, Applied, PositionClosed>;
  /** 'I have applied on the employer's own site' (R6a). */
  readonly confirmExternal: Operation<Job, Applied, ConfirmRefusal>;
  /** The candidate's own application to one job. */
  readonly application: Operation<Job, ListedApplication, NoSuchApplication>;
}

export type ApplyingApi = ApiOf<ApplyingOperations>;

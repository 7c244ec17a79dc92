import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { Job } from '../../../domain/positions/job';
import type { Advert, NotAdvertised } from '../../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { ListedApplication } from './applications';
import type { ApiOf, NoSuchApplication, Operation, PositionClosed } from './call';
import type { ScreeningAnswered } from './screening';

/* Adverts, links and applying. */

/** There is no position with that id (spec 1 §8: 'no data'). */
export interface PositionUnknown {
  readonly _tag: 'NoSuchPosition';
}

export type AdvertRefusal = NotAdvertised | PositionUnknown;

/** The texts that a link has for its ids, unchanged. Undefined: the link has none (R1). */
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

/** The status of the application after the call; `applyResult` interprets it (R6). */
export interface Applied {
  readonly status: number;
}

/** Not open to this candidate, or its questions were answered and failed (R6b). */
export type ApplyRefusal = PositionClosed | ScreeningAnswered;

export type ConfirmRefusal = ActRefusal | NoSuchApplication | ApplyRefusal;

export interface ApplyingOperations {
  readonly advert: Operation<PositionId, Advert, AdvertRefusal, 'public'>;
  /** The same for a signed-in candidate (spec 1 §7). */
  readonly positionDetails: Operation<PositionId, Advert, AdvertRefusal>;
  readonly resolveLink: Operation<LinkToResolve, LinkedIds, LinkRefusal, 'public'>;
  readonly applyToJob: Operation<ApplyRequest, Applied, ApplyRefusal>;
  /** 'I have applied on the employer's own site' (R6a). */
  readonly confirmExternal: Operation<Job, Applied, ConfirmRefusal>;
  /** The candidate's own application to one job. */
  readonly application: Operation<Job, ListedApplication, NoSuchApplication>;
}

export type ApplyingApi = ApiOf<ApplyingOperations>;

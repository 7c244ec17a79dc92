import type * as TE from 'fp-ts/TaskEither';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { Advert, NotAdvertised } from '../../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { CallFailure } from '../../failure';
import type { Job } from '../../navigation/destination';
import type { ListedApplication } from './applications';
import type { Cancellation, NoSuchApplication, PositionClosed } from './call';

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

export interface ApplyingApi {
  /** Needs no token (R3b). */
  readonly advert: (id: PositionId, cancel?: Cancellation) => TE.TaskEither<CallFailure | AdvertRefusal, Advert>;
  /** Needs no token (R3b). */
  readonly resolveLink: (
    link: LinkToResolve,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | LinkRefusal, LinkedIds>;
  readonly applyToJob: (request: ApplyRequest) => TE.TaskEither<CallFailure | PositionClosed, Applied>;
  /** 'I have applied on the employer's own site' (R6a). */
  readonly confirmExternal: (job: Job) => TE.TaskEither<CallFailure | ConfirmRefusal, Applied>;
  /** The candidate's own application to one job. */
  readonly application: (
    job: Job,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | NoSuchApplication, ListedApplication>;
}

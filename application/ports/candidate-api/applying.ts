import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../../domain/positions/job';
import type { Advert, NotAdvertised } from '../../../domain/positions/advert';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { ListedApplication } from './applications';
import type { ApiOf, NoSuchApplication, Operation, PositionClosed } from './call';
import type { ResumeReceipt } from './resumes';
import type { ScreeningAnswered } from './screening';

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

/** The job to apply to, by id and by name (spec 1 §7); our server reads only the ids. */
export interface ApplyRequest extends Job {
  readonly positionName: string;
}

/** The status of the application after the call; `applyResult` interprets it (R6). */
export interface Applied {
  readonly status: number;
}

/** Not open to this candidate, or its questions were answered and failed (R6b). */
export type ApplyRefusal = PositionClosed | ScreeningAnswered;

/** Why 'I have applied' isn't recorded: no application, an act not offered, or a job not open to this candidate. */
export type ConfirmRefusal = ActRefusal | NoSuchApplication | ApplyRefusal;

/** The candidate's own application to one job: the 'candidate-position record' of spec 2 §3. */
export interface CandidatePosition extends ListedApplication {
  /** Undefined: a backend that doesn't say it. */
  readonly candidateId: CandidateId | undefined;
  /** The resume given for this job; `list_resumes` has its path, too (R3). Undefined: none, or it was given elsewhere. */
  readonly resume: Pick<ResumeReceipt, 'name' | 'path'> | undefined;
}

/** Adverts, links into the portal, and applying; adverts and links need no session (R1, R3b, R6). */
export interface ApplyingOperations {
  readonly advert: Operation<PositionId, Advert, AdvertRefusal, 'public'>;
  /** The same for a signed-in candidate (spec 1 §7). */
  readonly positionDetails: Operation<PositionId, Advert, AdvertRefusal>;
  readonly resolveLink: Operation<LinkToResolve, LinkedIds, LinkRefusal, 'public'>;
  readonly applyToJob: Operation<ApplyRequest, Applied, ApplyRefusal>;
  /** 'I have applied on the employer's own site' (R6a). */
  readonly confirmExternal: Operation<Job, Applied, ConfirmRefusal>;
  readonly application: Operation<Job, CandidatePosition, NoSuchApplication>;
}

/** Adverts, links and applying, as journeys call them. */
export type ApplyingApi = ApiOf<ApplyingOperations>;

import type { AdvertRefusal, LinkToResolve, LinkedIds, LinkRefusal } from '../positions/adverts.api';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { Advert } from '../../domain/positions/advert';
import type { PositionId } from '../../domain/ids/position-ids';
import type { ListedApplication } from './applications.api';
import type { ApiOf, NoSuchApplication, Operation, PositionClosed, NamesOf } from '../ports/candidate-api/call';
import type { ResumeReceipt } from '../files/receipt.api';

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

/** Their names. */
export const applyingOperations: NamesOf<ApplyingOperations> = {
  advert: true,
  positionDetails: true,
  resolveLink: true,
  applyToJob: true,
  confirmExternal: true,
  application: true,
};

/** Adverts, links and applying, as journeys call them. */
export type ApplyingApi = ApiOf<ApplyingOperations>;

/** The questions of this job are already answered (R8). */
export interface ScreeningAnswered {
  readonly _tag: 'ScreeningAnswered';
}

import type * as TE from 'fp-ts/TaskEither';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { ProofNeeded } from '../../../domain/identity/address-proof';
import type { EmailFault } from '../../../domain/identity/email';
import type { NothingToSkip, ResumeNeededToSchedule, ResumeNotAsked } from '../../../domain/resumes/requirement';
import type { ResumeRefusal } from '../../../domain/resumes/resume-content';
import type { TooManyLinks, TooManyLinksToAddress } from '../../../domain/resumes/resume-link';
import type { ResumeFileRefusal } from '../../../domain/resumes/resume-file';
import type { SavedResume } from '../../../domain/resumes/upload';
import type { NoRoomForUpload } from '../../../domain/resumes/upload-room';
import type { Instant } from '../../../domain/time/instant';
import type { CallFailure } from '../../failure';
import type { Job } from '../../navigation/destination';
import type { FileRef } from '../file-ref';
import type { DiskFull, NoSuchUpload } from '../file-store';
import type { IdempotencyKey } from '../secrets';
import type { Cancellation, KeyUsedBefore, NoSuchApplication } from './call';

/* Giving a resume. */

/** A resume for one application: a file that arrived, or one that was given before (upload_type new and old, spec 1 §7). */
export interface ResumeGiven extends Job {
  readonly resume:
    { readonly _tag: 'NewFile'; readonly file: FileRef } | { readonly _tag: 'SavedResume'; readonly path: string };
  /** One per press of Upload: a repetition stores once. The specification's own call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** What was stored, and when. */
export interface ResumeReceipt {
  readonly name: string;
  readonly bytes: number;
  readonly receivedAt: Instant;
  /** Where it lies is the server's business: this names it and opens nothing (R3). */
  readonly path: string;
}

/** A part of the file is still missing. */
export interface UploadUnfinished {
  readonly _tag: 'UploadUnfinished';
  readonly received: number;
  readonly bytes: number;
}

/** No resume of this candidate's is called so. */
export interface NoSuchResume {
  readonly _tag: 'NoSuchResume';
}

/** Why a file is not taken in, by what is known of it before it is looked into, or for want of room. */
export type FileNotTaken = ResumeFileRefusal | NoRoomForUpload | DiskFull;

export type StoreResumeRefusal =
  | ResumeRefusal
  | FileNotTaken
  | NoSuchUpload
  | UploadUnfinished
  | NoSuchResume
  | ActRefusal
  | NoSuchApplication
  | KeyUsedBefore;

export interface LinkWanted extends Job {
  /** The candidate's own where none is typed (spec 2 §2.5). */
  readonly email: string | undefined;
}

export type MailLinkRefusal =
  ResumeNotAsked | EmailFault | TooManyLinks | TooManyLinksToAddress | ActRefusal | NoSuchApplication | ProofNeeded;

export type ProceedRefusal = ResumeNeededToSchedule | NothingToSkip | NoSuchApplication;

/** One file of the caller's for a few minutes, as an address of this portal (R3). */
export interface SignedFile {
  readonly url: string;
  readonly until: Instant;
}

export interface ResumesApi {
  /** The newest first, each file once. */
  readonly listResumes: (cancel?: Cancellation) => TE.TaskEither<CallFailure, readonly SavedResume[]>;
  readonly storeResume: (given: ResumeGiven) => TE.TaskEither<CallFailure | StoreResumeRefusal, ResumeReceipt>;
  readonly mailResumeLink: (wanted: LinkWanted) => TE.TaskEither<CallFailure | MailLinkRefusal, undefined>;
  readonly proceedWithoutResume: (job: Job) => TE.TaskEither<CallFailure | ProceedRefusal, undefined>;
  readonly signResume: (path: string) => TE.TaskEither<CallFailure | NoSuchResume, SignedFile>;
}

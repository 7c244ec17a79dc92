import type { SignedFile, ResumeReceipt } from '../files/receipt.api';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { Job } from '../../domain/ids/job';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { EmailFault } from '../../domain/text/email';
import type { NothingToSkip, ResumeNeededToSchedule, ResumeNotAsked } from '../../domain/resumes/requirement';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { TooManyLinks, TooManyLinksToAddress } from '../../domain/resumes/resume-link';
import type { ResumeFileRefusal } from '../../domain/resumes/resume-file';
import type { SavedResume } from '../../domain/resumes/upload';
import type { NoRoomForUpload } from '../../domain/files/upload-room';
import type { FileRef } from '../ports/file-ref';
import type { DiskFull, NoSuchUpload } from '../files/file-store.port';
import type { IdempotencyKey } from '../ports/secrets';
import type { ApiOf, KeyUsedBefore, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';

/* Storing resumes. */

/** A resume for one application: an uploaded file or one stored earlier (upload_type new and old, spec 1 §7). */
export interface ResumeGiven extends Job {
  readonly resume:
    | { readonly _tag: 'NewFile'; readonly file: FileRef }
    | { readonly _tag: 'SavedResume'; readonly path: string };
  /** One per press of Upload: a repetition stores once. The specification's call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** Part of the file is missing. */
export interface UploadUnfinished {
  readonly _tag: 'UploadUnfinished';
  readonly received: number;
  readonly bytes: number;
}

/** This candidate has no such resume. */
export interface NoSuchResume {
  readonly _tag: 'NoSuchResume';
}

/** Why an upload is refused before its content is checked: its name or size, or there is no room. */
export type FileNotTaken = ResumeFileRefusal | NoRoomForUpload | DiskFull;

/** Why the file of a resume isn't taken, whoever sends it. */
export type ResumeNotTaken = ResumeRefusal | DiskFull;

/** Why a resume isn't stored: its file or upload, a saved one that isn't the caller's, or an act not offered. */
export type StoreResumeRefusal =
  | ResumeRefusal
  | FileNotTaken
  | NoSuchUpload
  | UploadUnfinished
  | NoSuchResume
  | ActRefusal
  | NoSuchApplication
  | KeyUsedBefore;

/** Where to mail the link that opens the upload for one application. */
export interface LinkWanted extends Job {
  /** Undefined: the candidate's own (spec 2 §2.5). */
  readonly email: string | undefined;
}

/** Why no link is mailed: no resume is asked for, a bad address, too many links, or an unproven address (R41). */
export type MailLinkRefusal =
  | ResumeNotAsked
  | EmailFault
  | TooManyLinks
  | TooManyLinksToAddress
  | ActRefusal
  | NoSuchApplication
  | ProofNeeded;

/** Why one can't go on without a resume: it is required, or there is no upload to skip. */
export type ProceedRefusal = ResumeNeededToSchedule | NothingToSkip | NoSuchApplication;

/** Giving, listing and opening resumes; only `storeResume` also accepts a mailed link for a session. */
export interface ResumesOperations {
  /** Newest first, each file once. */
  readonly listResumes: Operation<void, readonly SavedResume[]>;
  readonly storeResume: Operation<ResumeGiven, ResumeReceipt, StoreResumeRefusal, 'candidate or mailed link'>;
  readonly mailResumeLink: Operation<LinkWanted, undefined, MailLinkRefusal>;
  readonly proceedWithoutResume: Operation<Job, undefined, ProceedRefusal>;
  readonly signResume: Operation<string, SignedFile, NoSuchResume>;
}

/** Their names. */
export const resumesOperations: NamesOf<ResumesOperations> = {
  listResumes: true,
  storeResume: true,
  mailResumeLink: true,
  proceedWithoutResume: true,
  signResume: true,
};

/** Resumes, as journeys call them; a new file arrives in pieces before `storeResume` names it. */
export type ResumesApi = ApiOf<ResumesOperations>;

import type { Observable } from 'rxjs';
import type { Job } from '../../domain/ids/job';
import type { FileUnreadable, ResumeRef } from '../../domain/resumes/upload';
import type { CallFailure } from '../failure';
import type { FileNotTaken, ResumesApi } from './resumes.api';
import type { SchedulingApi } from '../scheduling/scheduling.api';
import type { FileRef } from '../ports/file-ref';
import type { Kept } from '../ports/session-store';

/** The progress of an upload. It ends with `Arrived` or `NotSent`. */
export type UploadStep<Refusal = FileNotTaken> =
  | { readonly _tag: 'Sent'; readonly percent: number }
  /** The connection broke. What arrived is kept; the rest is sent automatically once the connection is back. */
  | { readonly _tag: 'ConnectionDropped' }
  | { readonly _tag: 'Arrived'; readonly file: FileRef }
  | { readonly _tag: 'NotSent'; readonly failure: CallFailure | FileUnreadable | Refusal };

/** Sends chosen resumes in pieces, so that what has arrived survives a broken connection. */
export interface FileUploads {
  /** Unsubscribing stops the upload. Sent again, a file continues where it stopped. */
  readonly send: (ref: ResumeRef) => Observable<UploadStep>;
}

/** A resume that is being sent for a job: which file it is, and how far it got. The file itself can't be kept. */
export interface BegunResume {
  readonly job: Job;
  /** Its upload on the server. */
  readonly place: FileRef;
  readonly name: string;
  readonly bytes: number;
  /** When the file was changed last, as the device counts milliseconds. */
  readonly changedAt: number;
  /** Whole, 0 to 100. */
  readonly percent: number;
}

/** Files that were chosen on this page, and how they travel. */
export interface ResumeFiles<File> {
  readonly choose: (file: File, job: Job) => ResumeRef;
  readonly uploads: FileUploads;
}

/** What a mailed link opens, and nothing else. */
export type LinkedUpload<File> = ResumeFiles<File> &
  Pick<SchedulingApi, 'position'> &
  Pick<ResumesApi, 'storeResume'> & {
    /** The upload that this tab began by the same link. */
    readonly begun: Kept<BegunResume>;
  };

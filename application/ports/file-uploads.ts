import type { Observable } from 'rxjs';
import type { FileUnreadable, ResumeRef } from '../../domain/resumes/upload';
import type { CallFailure } from '../failure';
import type { FileNotTaken, ResumesApi } from './candidate-api/resumes';
import type { SchedulingApi } from './candidate-api/scheduling';
import type { FileRef } from './file-ref';

/** The progress of an upload. It ends with `Arrived` or `NotSent`. */
export type UploadStep<Refusal = FileNotTaken> =
  | { readonly _tag: 'Sent'; readonly percent: number }
  /** The connection broke. What arrived is kept; the rest is sent automatically once the connection is back. */
  | { readonly _tag: 'LineDropped' }
  | { readonly _tag: 'Arrived'; readonly file: FileRef }
  | { readonly _tag: 'NotSent'; readonly failure: CallFailure | FileUnreadable | Refusal };

/** Sends chosen resumes in pieces, so that what has arrived survives a broken connection. */
export interface FileUploads {
  /** Unsubscribing stops the upload. Sent again, a file continues where it stopped. */
  readonly send: (ref: ResumeRef) => Observable<UploadStep>;
}

/** Files that were chosen on this page, and how they travel. */
export interface ResumeFiles<File> {
  readonly choose: (file: File) => ResumeRef;
  readonly uploads: FileUploads;
}

/** What a mailed link opens, and nothing else. */
export type LinkedUpload<File> = ResumeFiles<File> & Pick<SchedulingApi, 'position'> & Pick<ResumesApi, 'storeResume'>;

import type { Observable } from 'rxjs';
import type { ResumeRef } from '../../domain/resumes/upload';
import type { CallFailure } from '../failure';
import type { FileNotTaken } from './candidate-api/resumes';
import type { FileRef } from './file-ref';

/** What a file on its way tells. It ends with `Arrived` or `NotSent`. */
export type UploadStep =
  | { readonly _tag: 'Sent'; readonly percent: number }
  /** The line broke; what arrived is kept, and the rest follows by itself when the line is back. */
  | { readonly _tag: 'LineDropped' }
  | { readonly _tag: 'Arrived'; readonly file: FileRef }
  | { readonly _tag: 'NotSent'; readonly failure: CallFailure | FileNotTaken };

export interface FileUploads {
  /** Whoever unsubscribes stops it. Sent again, a file goes on where it stopped. */
  readonly send: (ref: ResumeRef) => Observable<UploadStep>;
}

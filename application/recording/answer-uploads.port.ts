import type { Observable } from 'rxjs';
import type { AnswerFileNotTaken } from './recording.api';
import type { UploadStep } from '../resumes/file-uploads.port';
import type { TakeKey } from './kept-recordings.port';

/** How recorded answers travel. Sent again, even after a reload, an answer continues where it stopped. */
export interface AnswerUploads {
  readonly send: (key: TakeKey) => Observable<UploadStep<AnswerFileNotTaken>>;
}

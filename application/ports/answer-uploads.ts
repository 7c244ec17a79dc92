import type { Observable } from 'rxjs';
import type { AnswerFileNotTaken } from './candidate-api/recording';
import type { UploadStep } from './file-uploads';
import type { TakeKey } from './kept-recordings';

/** How recorded answers travel. Sent again, even after a reload, an answer continues where it stopped. */
export interface AnswerUploads {
  readonly send: (key: TakeKey) => Observable<UploadStep<AnswerFileNotTaken>>;
}

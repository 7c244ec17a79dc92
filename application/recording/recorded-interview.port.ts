import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { UploadFault } from '../../domain/recording/question-state';
import type { SessionQuestion } from '../../domain/recording/review';
import type { CallFailure } from '../failure';
import type { RecordingSubmitted } from './recording.api';
import type { TakeKey } from './kept-recordings.port';

/** An answer on its way: a recording that is kept on this device, or a skip. */
export interface AnswerToSend {
  readonly key: TakeKey;
  readonly questionId: InterviewQuestionId;
  readonly skipped: boolean;
  readonly reRecords: number;
}

/**
 * An answer that the server refuses for good: sending it again would change nothing. `record-again`: another recording may be taken. `earlier-stays`:
 * the one it has counts. `closed`: it takes no more answers.
 */
export interface AnswerRefused {
  readonly _tag: 'Refused';
  readonly text: string;
  readonly then: 'record-again' | 'earlier-stays' | 'closed';
}

/**
 * How it gets there. The last is `Received`, once the receipt has been compared with what is kept here (R24), or one of those after it. `Differs`: what
 * arrived is not what is kept here.
 */
export type AnswerStep =
  | { readonly _tag: 'Sending'; readonly sent: number }
  | { readonly _tag: 'ConnectionDropped' }
  | { readonly _tag: 'Received' }
  | { readonly _tag: 'NotSent'; readonly why: UploadFault }
  | { readonly _tag: 'Differs' }
  | ProofNeeded
  | AnswerRefused;

/** Why the responses could not be submitted: a call that failed, the e-mailed code that is missing, or a rule's refusal in words. */
export type RecordingNotSubmitted = CallFailure | ProofNeeded | { readonly _tag: 'Refused'; readonly text: string };

/** The questions as the server knows them. `allRecorded` counts even for a question that the list doesn't mention. */
export interface KnownOnServer {
  readonly known: readonly SessionQuestion[];
  readonly allRecorded: boolean;
}

/** The server's side of a recorded interview, as its page uses it. */
export interface RecordedInterview {
  /** Asked again when this tab gets its turn: another one may have recorded meanwhile. Left: it can't be asked now. */
  readonly known: TE.TaskEither<unknown, KnownOnServer>;
  readonly send: (answer: AnswerToSend) => Observable<AnswerStep>;
  readonly submit: TE.TaskEither<RecordingNotSubmitted, RecordingSubmitted>;
}

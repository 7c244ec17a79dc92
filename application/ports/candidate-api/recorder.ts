import type * as TE from 'fp-ts/TaskEither';
import type { RecorderVisitor } from '../../../domain/identity/recorder-visitor';
import type { CallFailure } from '../../failure';
import type { Job } from '../../navigation/destination';
import type { NoSuchApplication } from './call';

/** A job that was applied for, and what the session recorder calls the browser that did. */
export interface RecordedVisit extends Job {
  readonly visitor: RecorderVisitor;
}

export interface RecorderApi {
  /** By it an employer finds the recording of an application (spec 1 §7). */
  readonly nameRecording: (visit: RecordedVisit) => TE.TaskEither<CallFailure | NoSuchApplication, undefined>;
}

import type { RecorderVisitor } from '../../../domain/identity/recorder-visitor';
import type { Job } from '../../navigation/destination';
import type { ApiOf, NoSuchApplication, Operation } from './call';

/** A job that was applied for, and what the session recorder calls the browser that did. */
export interface RecordedVisit extends Job {
  readonly visitor: RecorderVisitor;
}

export interface RecorderOperations {
  /** By it an employer finds the recording of an application (spec 1 §7). */
  readonly nameRecording: Operation<RecordedVisit, undefined, NoSuchApplication>;
}

export type RecorderApi = ApiOf<RecorderOperations>;

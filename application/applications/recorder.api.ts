import type { RecorderVisitor } from '../../domain/applications/recorder-visitor';
import type { Job } from '../../domain/ids/job';
import type { ApiOf, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';

/** A job the candidate applied for, and the session recorder's id for the browser. */
export interface RecordedVisit extends Job {
  readonly visitor: RecorderVisitor;
}

/** What the session recorder (Hotjar) contributes; it has nothing to do with recorded interviews. */
export interface RecorderOperations {
  /** Lets an employer find the recording of an application (spec 1 §7). */
  readonly nameRecording: Operation<RecordedVisit, undefined, NoSuchApplication>;
}

/** Their names. */
export const recorderOperations: NamesOf<RecorderOperations> = {
  nameRecording: true,
};

/** The session recorder's call, as journeys make it. */
export type RecorderApi = ApiOf<RecorderOperations>;

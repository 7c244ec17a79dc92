import { allowed, refused, type Decision } from '../decision';
import type { QuestionPhase, QuestionState } from './question-state';
import { mayReRecord, type ReRecordLimitReached } from './re-record';

/** Whether a finished answer is at stake. A skipped question and a lost recording are none: to record them costs no re-record. */
export const isAttempt = (phase: QuestionPhase): boolean =>
  phase._tag === 'Recorded' ||
  (phase._tag === 'UploadFailed' && phase.answer._tag === 'Recording') ||
  (phase._tag === 'Uploaded' && !phase.skipped);

/** What can be offered to record: for the first time, or again. */
export type RecordingOffer = 'record' | 're-record';

export type RecordingOfferRefusal = ReRecordLimitReached | { readonly _tag: 'RecordingInHand' };

/** Whether Record or Re-record stands at a question: nothing while it is being recorded or uploaded, Re-record below the limit (spec 2 §4.1). */
export const recordingOffer = ({
  phase,
  reRecords,
  terms,
}: QuestionState): Decision<RecordingOfferRefusal, RecordingOffer> => {
  if (isAttempt(phase)) {
    const again = mayReRecord(reRecords, terms.reRecordLimit);
    return again._tag === 'Refused' ? again : allowed('re-record');
  }
  switch (phase._tag) {
    case 'NotRecorded':
    case 'Interrupted':
    case 'UploadFailed':
    case 'Uploaded':
      return allowed('record');
    case 'CountingDown':
    case 'Recording':
    case 'Finishing':
    case 'Recorded':
    case 'Uploading':
      return refused({ _tag: 'RecordingInHand' });
  }
};

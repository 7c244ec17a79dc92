import { allowed, refused, type Decision } from '../decision';
import type { QuestionPhase, QuestionState } from './question-state';
import { mayReRecord, type ReRecordLimitReached } from './re-record';

/** Whether there is a finished answer. A skipped question or a lost recording doesn't count, so recording it uses no re-record. */
export const isAttempt = (phase: QuestionPhase): boolean =>
  phase._tag === 'Recorded' ||
  (phase._tag === 'UploadFailed' && phase.answer._tag === 'Recording') ||
  (phase._tag === 'Uploaded' && !phase.skipped);

/** Record for the first time, or again. */
export type RecordingOffer = 'record' | 're-record';

/** Why a question shows neither Record nor Re-record: none is left, or a recording or upload is going on. */
export type RecordingOfferRefusal = ReRecordLimitReached | { readonly _tag: 'RecordingInHand' };

/** Whether a question shows Record or Re-record: neither during a recording or an upload, Re-record only below the limit (spec 2 §4.1). */
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

/** Whether Re-record is offered: there is an answer, and the limit allows another (spec 2 §4.1). */
export const mayRecordAgain = (state: QuestionState): boolean => {
  const offer = recordingOffer(state);
  return offer._tag === 'Allowed' && offer.value === 're-record';
};

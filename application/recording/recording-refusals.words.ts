import { isActRefusal } from '../../domain/applications/act-refusals';
import { printDay } from '../../domain/time/display';
import { hours, minutes } from '../../domain/time/duration';
import type {
  AnswerFileNotTaken,
  LinkOfAnother,
  NoSuchVideo,
  RecordingNotOpen,
  StoreAnswerRefusal,
  SubmitRecordingRefusal,
} from './recording.api';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import { sayGivingUpRefusal } from '../applications/giving-up-refusals.words';
import { sayProofNeeded } from '../identity/proof-needed.words';
import { sayRecordingRefusal, sayRequiredNotRecorded } from './recording.words';
import { sayFileNotTaken } from '../resumes/resume-refusals.words';

/* Why the server refuses a call about a recorded interview. Ours; spec 2 has no texts for them. */

const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));

/** Why a recording's file isn't taken: its size, or there is no room. */
export const sayAnswerFileNotTaken = (refusal: AnswerFileNotTaken): string => {
  switch (refusal._tag) {
    case 'FileEmpty':
      return 'This recording is empty. Please record your response again.';
    case 'FileTooLarge':
      return `This recording is larger than the ${megabytes(refusal.atMost)} MB that an answer may have. Please record a shorter one.`;
    case 'TooManyUploads':
    case 'UploadsFull':
    case 'DiskFull':
      return sayFileNotTaken(refusal);
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
  }
};

/** Why an answer isn't stored, and whether to record again, send again or do nothing. */
export const sayStoreAnswerRefusal = (refusal: StoreAnswerRefusal): string => {
  if (isActRefusal(refusal)) return sayGivingUpRefusal(refusal);
  switch (refusal._tag) {
    case 'FileEmpty':
    case 'FileTooLarge':
    case 'TooManyUploads':
    case 'UploadsFull':
    case 'DiskFull':
    case 'ProofNeeded':
      return sayAnswerFileNotTaken(refusal);
    case 'NotARecording':
      return 'This file is damaged, or not a recording that we can play. Please record your response again.';
    case 'FileInfected':
      return 'We could not keep this recording: our virus scan found something in it. Please record your response again, on another device if it happens twice.';
    case 'AnswerTooLong':
      return `An answer may last ${refusal.atMost / minutes(1)} minutes. Please record a shorter one.`;
    case 'AnswerTooLate':
      return `This answer arrived too late. You could record until ${printDay(refusal.until)}, and what was on its way by then had ${refusal.atMost / hours(1)} more hours.`;
    case 'NoSuchQuestion':
      return 'This interview has no such question. Reload the page to see its questions.';
    case 'NotSkippable':
      return 'This question is required. Please record your response.';
    case 'TakeReplaced':
      return 'You have recorded this answer again since. The later recording counts.';
    case 'ReRecordLimitReached':
      return `This answer can't be recorded again: you have used ${refusal.used} of ${refusal.limit}. Your recording stays.`;
    case 'AnswersAnother':
      return 'This recording already answers another question. Please record your response to this one.';
    case 'PositionNotOpen':
    case 'AlreadySubmitted':
    case 'RecordingOver':
      return sayRecordingRefusal(refusal);
    case 'NoSuchUpload':
      return 'The recording did not arrive, or it waited for more than an hour. Send it again.';
    case 'UploadUnfinished':
      return `Part of the recording has not arrived yet: ${refusal.received} of ${refusal.bytes} bytes are here. Try again to send the rest.`;
    case 'NoSuchApplication':
      return sayGivingUpRefusal(refusal);
  }
};

/** Why 'Submit Responses' submits nothing. */
export const saySubmitRecordingRefusal = (refusal: SubmitRecordingRefusal): string => {
  if (isActRefusal(refusal)) return sayGivingUpRefusal(refusal);
  switch (refusal._tag) {
    case 'RequiredNotRecorded':
      return sayRequiredNotRecorded(refusal);
    case 'PositionNotOpen':
    case 'AlreadySubmitted':
      return sayRecordingRefusal(refusal);
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
      return sayGivingUpRefusal(refusal);
  }
};

/** Why an option or a mailed link doesn't lead to the recording (spec 2 §4.3, R31). */
export const sayRecordingNotOpen = (refusal: RecordingNotOpen | LinkOfAnother | ProofNeeded): string => {
  if (isActRefusal(refusal)) return sayGivingUpRefusal(refusal);
  switch (refusal._tag) {
    case 'PositionNotOpen':
    case 'AlreadySubmitted':
    case 'RecordingOver':
    case 'RecordingLaterNotAllowed':
      return sayRecordingRefusal(refusal);
    case 'LinkOfAnother':
      return 'This link was sent to somebody else.';
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
    case 'NoSuchApplication':
      return sayGivingUpRefusal(refusal);
  }
};

/** The same for an answer never recorded and one that the candidate may no longer see (R35). */
export const sayNoSuchVideo = (refusal: NoSuchVideo | NoSuchApplication): string =>
  refusal._tag === 'NoSuchApplication'
    ? sayGivingUpRefusal(refusal)
    : 'There is no recording of this question that you can play.';

import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import type {
  AnswerFileNotTaken,
  LinkOfAnother,
  NoSuchVideo,
  RecordingNotOpen,
  StoreAnswerRefusal,
  SubmitRecordingRefusal,
} from '../../../application/recording/recording.api';
import type { ProofNeeded } from '../../../domain/identity/address-proof';
import { answerKinds } from '../../../domain/recording/answer-file';
import { listOf, number, oneOf, variant, variants, type Codec } from '../codec';
import { calendarDate, instant } from '../wire/fields';
import { proofNeeded } from '../identity/proof-needed.wire';
import { interviewQuestionId } from '../screening/interview-questions.wire';
import { actRefusals } from '../applications/scheduling-refusals.wire';
import { submission } from '../wire/vocabulary';

const noSuchApplication = variant('NoSuchApplication', {});
const room = { uploads: number, uploadsAtMost: number, bytes: number, bytesAtMost: number } as const;
const closed = {
  PositionNotOpen: variant('PositionNotOpen', { because: oneOf('unpublished', 'blocked') }),
  AlreadySubmitted: variant('AlreadySubmitted', { submission, at: instant }),
} as const;
const recordingOver = variant('RecordingOver', { until: calendarDate, today: calendarDate });

/** The size of a recording, and the room that there is; sizes in bytes. */
export const answerSizeRefusals = {
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  TooManyUploads: variant('TooManyUploads', room),
  UploadsFull: variant('UploadsFull', { uploads: number, uploadsAtMost: number }),
  DiskFull: variant('DiskFull', { kept: number }),
} as const;
const fileRefusals = { ...answerSizeRefusals, ProofNeeded: proofNeeded } as const;
/** What a recording is and holds; lengths of time in milliseconds. */
export const answerContentRefusals = {
  NotARecording: variant('NotARecording', { accepted: listOf(oneOf(...answerKinds)) }),
  FileInfected: variant('FileInfected', {}),
  AnswerTooLong: variant('AnswerTooLong', { length: number, atMost: number }),
} as const;

/** The refusals of a file by its announced size and the room there is; sizes in bytes. */
export const answerFileNotTaken: Codec<AnswerFileNotTaken> = variants<AnswerFileNotTaken>(fileRefusals);

/** Why an answer isn't stored; sizes in bytes, lengths of time in milliseconds. */
export const storeAnswerRefusal: Codec<StoreAnswerRefusal> = variants<StoreAnswerRefusal>({
  ...fileRefusals,
  ...actRefusals,
  ...answerContentRefusals,
  NoSuchQuestion: variant('NoSuchQuestion', { questionId: interviewQuestionId }),
  NotSkippable: variant('NotSkippable', { questionId: interviewQuestionId }),
  TakeReplaced: variant('TakeReplaced', { questionId: interviewQuestionId }),
  ReRecordLimitReached: variant('ReRecordLimitReached', { used: number, limit: number }),
  NoSuchUpload: variant('NoSuchUpload', {}),
  UploadUnfinished: variant('UploadUnfinished', { received: number, bytes: number }),
  AnswersAnother: variant('AnswersAnother', {}),
  ...closed,
  RecordingOver: recordingOver,
  AnswerTooLate: variant('AnswerTooLate', { until: calendarDate, atMost: number }),
  NoSuchApplication: noSuchApplication,
});

/** Why a recording isn't handed in; `missing` names the required questions without a recording. */
export const submitRecordingRefusal: Codec<SubmitRecordingRefusal> = variants<SubmitRecordingRefusal>({
  ...actRefusals,
  RequiredNotRecorded: variant('RequiredNotRecorded', { missing: listOf(interviewQuestionId), required: number }),
  ...closed,
  ProofNeeded: proofNeeded,
  NoSuchApplication: noSuchApplication,
  KeyUsedBefore: variant('KeyUsedBefore', {}),
});

const notOpen = {
  ...actRefusals,
  ...closed,
  RecordingOver: recordingOver,
  RecordingLaterNotAllowed: variant('RecordingLaterNotAllowed', {}),
  NoSuchApplication: noSuchApplication,
} as const;

/** Why there is nothing to record any more, or 'later' can't be chosen (spec 2 §4.3). */
export const recordingNotOpen: Codec<RecordingNotOpen> = variants<RecordingNotOpen>(notOpen);

/** The reasons of `recordingNotOpen`, and an address that isn't proven (R41). */
export const choiceRefusal: Codec<RecordingNotOpen | ProofNeeded> = variants<RecordingNotOpen | ProofNeeded>({
  ...notOpen,
  ProofNeeded: proofNeeded,
});

/** The reasons of `recordingNotOpen`, and a link that was mailed to somebody else (R31). */
export const mailedLinkRefusal: Codec<RecordingNotOpen | LinkOfAnother> = variants<RecordingNotOpen | LinkOfAnother>({
  ...notOpen,
  LinkOfAnother: variant('LinkOfAnother', {}),
});

/** `NoSuchVideo` or `NoSuchApplication`, without fields (R35). */
export const videoRefusal: Codec<NoSuchVideo | NoSuchApplication> = variants<NoSuchVideo | NoSuchApplication>({
  NoSuchVideo: variant('NoSuchVideo', {}),
  NoSuchApplication: noSuchApplication,
});

import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import type {
  AnswerFileNotTaken,
  LinkOfAnother,
  NoSuchVideo,
  RecordingNotOpen,
  StoreAnswerRefusal,
  SubmitRecordingRefusal,
} from '../../../application/ports/candidate-api/recording';
import type { ProofNeeded } from '../../../domain/identity/address-proof';
import { answerKinds } from '../../../domain/recording/answer-file';
import { listOf, number, oneOf, variant, variants, type Codec } from '../codec';
import { instant } from './fields';
import { proofNeeded } from './identity-refusals';
import { interviewQuestionId } from './interview-questions';
import { actRefusals } from './scheduling-refusals';
import { submission } from './vocabulary';

const noSuchApplication = variant('NoSuchApplication', {});
const room = { uploads: number, uploadsAtMost: number, bytes: number, bytesAtMost: number } as const;
const alreadySubmitted = variant('AlreadySubmitted', { submission, at: instant });

const fileRefusals = {
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  TooManyUploads: variant('TooManyUploads', room),
  UploadsFull: variant('UploadsFull', room),
  DiskFull: variant('DiskFull', { kept: number }),
  ProofNeeded: proofNeeded,
} as const;

export const answerFileNotTaken: Codec<AnswerFileNotTaken> = variants<AnswerFileNotTaken>(fileRefusals);

export const storeAnswerRefusal: Codec<StoreAnswerRefusal> = variants<StoreAnswerRefusal>({
  ...fileRefusals,
  ...actRefusals,
  NotARecording: variant('NotARecording', { accepted: listOf(oneOf(...answerKinds)) }),
  AnswerTooLong: variant('AnswerTooLong', { length: number, atMost: number }),
  NoSuchQuestion: variant('NoSuchQuestion', { questionId: interviewQuestionId }),
  NotSkippable: variant('NotSkippable', { questionId: interviewQuestionId }),
  TakeReplaced: variant('TakeReplaced', { questionId: interviewQuestionId }),
  ReRecordLimitReached: variant('ReRecordLimitReached', { used: number, limit: number }),
  NoSuchUpload: variant('NoSuchUpload', {}),
  UploadUnfinished: variant('UploadUnfinished', { received: number, bytes: number }),
  AlreadySubmitted: alreadySubmitted,
  NoSuchApplication: noSuchApplication,
});

export const submitRecordingRefusal: Codec<SubmitRecordingRefusal> = variants<SubmitRecordingRefusal>({
  ...actRefusals,
  RequiredNotRecorded: variant('RequiredNotRecorded', { missing: listOf(interviewQuestionId), required: number }),
  AlreadySubmitted: alreadySubmitted,
  ProofNeeded: proofNeeded,
  NoSuchApplication: noSuchApplication,
  KeyUsedBefore: variant('KeyUsedBefore', {}),
});

const notOpen = {
  ...actRefusals,
  PositionNotOpen: variant('PositionNotOpen', { because: oneOf('unpublished', 'blocked') }),
  AlreadySubmitted: alreadySubmitted,
  RecordingLaterNotAllowed: variant('RecordingLaterNotAllowed', {}),
  NoSuchApplication: noSuchApplication,
} as const;

export const recordingNotOpen: Codec<RecordingNotOpen> = variants<RecordingNotOpen>(notOpen);

export const choiceRefusal: Codec<RecordingNotOpen | ProofNeeded> = variants<RecordingNotOpen | ProofNeeded>({
  ...notOpen,
  ProofNeeded: proofNeeded,
});

export const mailedLinkRefusal: Codec<RecordingNotOpen | LinkOfAnother> = variants<RecordingNotOpen | LinkOfAnother>({
  ...notOpen,
  LinkOfAnother: variant('LinkOfAnother', {}),
});

export const videoRefusal: Codec<NoSuchVideo | NoSuchApplication> = variants<NoSuchVideo | NoSuchApplication>({
  NoSuchVideo: variant('NoSuchVideo', {}),
  NoSuchApplication: noSuchApplication,
});

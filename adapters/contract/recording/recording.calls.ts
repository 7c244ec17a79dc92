import * as E from 'fp-ts/Either';
import type {
  AnswerFileNotTaken,
  AnswerSent,
  InterviewQuestions,
  LaterMails,
  RecordingNotOpen,
  RecordingOperations,
  RecordingSubmitted,
} from '../../../application/recording/recording.api';
import {
  sayNoSuchVideo,
  sayRecordingNotOpen,
  sayStoreAnswerRefusal,
  saySubmitRecordingRefusal,
} from '../../../application/recording/recording-refusals.words';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { largestAnswer } from '../../../domain/files/file-limits';
import { minutes } from '../../../domain/time/duration';
import type { CallOf, RefusalStatus } from '../call';
import {
  anything,
  fromParser,
  listOf,
  mapped,
  maybe,
  oneOf,
  renamed,
  struct,
  text,
  textOrNumber,
  withDefault,
  type Codec,
} from '../codec';
import { field, objectOf, objectWith } from '../record';
import { job, jobParts } from '../positions/job.wire';
import { oneCall, type Bindings } from '../operation';
import type { UploadKind } from '../files/upload-kind';
import { noApplication } from '../applications/applying-refusals.wire';
import { candidateId, keyField, instant, positionId } from '../wire/fields';
import { fileRef } from '../files/file-ref.wire';
import { interviewQuestion, interviewQuestionId, practiceSet } from '../screening/interview-questions.wire';
import { answerReceipt, recordedVideos } from './recorded-video.wire';
import {
  answerFileNotTaken,
  choiceRefusal,
  mailedLinkRefusal,
  recordingNotOpen,
  storeAnswerRefusal,
  submitRecordingRefusal,
  videoRefusal,
} from './recording-refusals.wire';
import { uploadResume } from '../wire/vocabulary';
import { jobFields, nothing } from '../calls/shared';

/* Recorded interviews (spec 2 §7). The paths that the specification does not show are ours. */

/** Answers are uploaded in pieces (tus) before `upload_self_recorded_video` makes one an answer (R34). */
export const answerUpload: UploadKind<AnswerFileNotTaken> = {
  what: 'a recorded answer',
  source: 'ours: R34',
  path: '/api/self_record_interviews/uploads',
  access: 'candidate',
  largest: largestAnswer,
  refusal: answerFileNotTaken,
};

/** How long an upload in one request may take (spec 2 §9). */
const wholeUploadWithin = minutes(2);

const ownApplication = {
  refusal: noApplication,
  refusalStatus: () => 404 as const,
  sayRefusal: sayPositionRefusal,
};

/** GET self_record_interviews/candidate_list_of_recorded_videos/{community_id}/{position_id}: 404 without an application. */
export const listRecordedVideos: CallOf<RecordingOperations['recordedVideos']> = {
  name: 'candidate_list_of_recorded_videos',
  summary: 'The answers that the server has, with the receipt of each, and whether every question is answered.',
  source: 'spec 2 §7, R34, R62',
  method: 'GET',
  path: 'self_record_interviews/candidate_list_of_recorded_videos/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: recordedVideos,
  ...ownApplication,
};

/** GET self_record_interviews/get_job_interviewer_questionnaire/{community_id}/{position_id}: 404 without an application. */
export const getInterviewQuestions: CallOf<RecordingOperations['interviewQuestions']> = {
  name: 'get_job_interviewer_questionnaire',
  summary: "The questions to record, in order. The interviewer's own questions stay empty.",
  source: 'spec 2 §7, R56',
  method: 'GET',
  path: 'self_record_interviews/get_job_interviewer_questionnaire/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: mapped(
    struct({
      data: struct({
        client_name: withDefault(text, ''),
        community_name: withDefault(text, ''),
        position_name: withDefault(text, ''),
        interviewer_questionnaire: withDefault(listOf(interviewQuestion), []),
        guided_interview_questions: withDefault(listOf(anything), []),
      }),
    }),
    ({ data }): InterviewQuestions => ({
      clientName: data.client_name,
      communityName: data.community_name,
      positionName: data.position_name,
      questions: data.interviewer_questionnaire,
    }),
    (all) => ({
      data: {
        client_name: all.clientName,
        community_name: all.communityName,
        position_name: all.positionName,
        interviewer_questionnaire: all.questions,
        guided_interview_questions: [],
      },
    }),
  ),
  ...ownApplication,
};

/** GET self_record_interviews/practice_questionnaire_data/{position_id}: an unknown application is a 404. */
export const getPracticeQuestions: CallOf<RecordingOperations['practiceQuestions']> = {
  name: 'practice_questionnaire_data',
  summary: 'The questions to practice with.',
  source: 'spec 2 §7, R33',
  method: 'GET',
  path: 'self_record_interviews/practice_questionnaire_data/{position_id}',
  access: 'candidate',
  request: objectOf(field('position_id', positionId)),
  response: objectOf(field('practice_questionnaire', listOf(practiceSet))),
  ...ownApplication,
};

/** Ours (R62). */
export const agreeToRecording: CallOf<RecordingOperations['agreeToRecording']> = {
  name: 'agree_to_recording',
  summary: 'The candidate agrees to be seen and heard as the page says; the first instant is kept.',
  source: 'ours: R62',
  method: 'PUT',
  path: 'self_record_interviews/agree_to_recording',
  access: 'candidate',
  request: job,
  response: objectWith({ agreedAt: field('agreed_at', instant) }),
  ...ownApplication,
};

/** A form's fields are texts; JSON has true and false. */
const formFlag: Codec<boolean> = fromParser({
  name: 'true or false',
  wire: anything,
  parse: (wire): E.Either<'NotAFlag', boolean> => {
    if (wire === true || wire === 1 || wire === 'true' || wire === '1') return E.right(true);
    return [false, 0, 'false', '0', '', null, undefined].some((no) => no === wire)
      ? E.right(false)
      : E.left('NotAFlag');
  },
  print: (value): unknown => value,
  jsonSchema: { enum: [true, false, 1, 0, 'true', 'false', '1', '0', '', null] },
});

const recordType = renamed({ live: 'now', practice: 'practice' });

const answerFields = {
  ...jobFields,
  question_id: interviewQuestionId,
  video: maybe(fileRef),
  record_type: withDefault(recordType, 'live'),
  skip_question: formFlag,
  /* What other clients send besides: the server counts re-records itself, and knows the question's name. */
  question_name: withDefault(text, ''),
  re_record: maybe(textOrNumber),
  userAgentInfo: anything,
} as const;

const answerSent: Codec<AnswerSent> = mapped(
  struct(answerFields),
  (wire) => ({
    communityId: wire.community_id,
    positionId: wire.position_id,
    questionId: wire.question_id,
    video: wire.video,
    mode: wire.record_type,
    skip: wire.skip_question,
  }),
  (sent) => ({
    community_id: sent.communityId,
    position_id: sent.positionId,
    question_id: sent.questionId,
    video: sent.video,
    record_type: sent.mode,
    skip_question: sent.skip,
    question_name: '',
    re_record: undefined,
    userAgentInfo: '',
  }),
);

const missing = ({ _tag }: { readonly _tag: string }): boolean =>
  ['NoSuchApplication', 'NoSuchUpload', 'NoSuchVideo'].includes(_tag);

const found = (refusal: { readonly _tag: string }): RefusalStatus => (missing(refusal) ? 404 : 406);

/**
 * POST upload_self_recorded_video. `video` is a file in a form (multipart/form-data), as in the specification, or the name of one that was uploaded in
 * pieces before (tus, `answerUpload`), the only way for a large file on a bad connection.
 */
export const uploadSelfRecordedVideo: CallOf<RecordingOperations['storeAnswer']> = {
  name: 'upload_self_recorded_video',
  summary: 'Stores the answer to a question: a recording, or a skip. A practice answer is checked and not stored.',
  source: 'spec 2 §7, R27, R33, R34',
  method: 'POST',
  path: 'self_record_interviews/upload_self_recorded_video',
  access: 'candidate',
  file: 'video',
  largestFile: largestAnswer,
  answerWithin: wholeUploadWithin,
  request: answerSent,
  response: answerReceipt,
  refusal: storeAnswerRefusal,
  refusalStatus: found,
  sayRefusal: sayStoreAnswerRefusal,
};

/** POST self_record_interviews/submit_self_recorded_interview: `interviewer_questionnaire` is ignored. */
export const submitSelfRecordedInterview: CallOf<RecordingOperations['submitRecording']> = {
  name: 'submit_self_recorded_interview',
  summary: 'Submits the recorded interview. Every required question must be recorded.',
  source: 'spec 2 §4.2, §7, R27',
  method: 'POST',
  path: 'self_record_interviews/submit_self_recorded_interview',
  access: 'candidate',
  request: mapped(
    struct({ ...jobFields, interviewer_questionnaire: anything, ...keyField }),
    (wire) => ({ communityId: wire.community_id, positionId: wire.position_id, key: wire['idempotency-key'] }),
    (sent) => ({
      community_id: sent.communityId,
      position_id: sent.positionId,
      interviewer_questionnaire: [],
      'idempotency-key': sent.key,
    }),
  ),
  response: mapped(
    struct({ message: withDefault(text, ''), upload_resume: uploadResume, resume_path: withDefault(text, '') }),
    (wire): RecordingSubmitted => ({ resume: wire.upload_resume, resumePath: wire.resume_path || undefined }),
    (done) => ({
      message: 'Your responses were submitted.',
      upload_resume: done.resume,
      resume_path: done.resumePath ?? '',
    }),
  ),
  refusal: submitRecordingRefusal,
  refusalStatus: found,
  sayRefusal: saySubmitRecordingRefusal,
};

/** 202 without a position, 204 where the candidate is blocked: both lead to the page without positions (spec 2 §4.3). */
const notOpenStatus = (
  refusal: RecordingNotOpen | { readonly _tag: 'LinkOfAnother' | 'ProofNeeded' },
): RefusalStatus => {
  if (refusal._tag === 'PositionNotOpen') return refusal.because === 'unpublished' ? 202 : 204;
  return found(refusal);
};

const laterMails: Codec<LaterMails> = objectWith({
  mailedAt: field('mailed_at', maybe(instant)),
  againAt: field('mailed_again_at', maybe(instant)),
});

/** PUT self_record_interviews/now_or_later: a position that isn't open to the candidate is a 202 or a 204. */
export const nowOrLater: CallOf<RecordingOperations['chooseRecording']> = {
  name: 'now_or_later',
  summary: "The candidate's choice before recording. 'later' mails the way back at once and once more after two days.",
  source: 'spec 2 §4.3, §7, R32',
  method: 'PUT',
  path: 'self_record_interviews/now_or_later',
  access: 'candidate',
  request: objectWith({ ...jobParts, option: field('candidate_option', oneOf('now', 'later', 'practice', 'tour')) }),
  response: laterMails,
  refusal: choiceRefusal,
  refusalStatus: notOpenStatus,
  sayRefusal: sayRecordingNotOpen,
};

/** PUT self_record_interviews/email_status_check: `candidate_id` is whom the link was mailed to (R31). */
export const emailStatusCheck: CallOf<RecordingOperations['openMailedRecording']> = {
  name: 'email_status_check',
  summary: "Whether the recording of a mailed link is still open to the caller; another candidate's link is refused.",
  source: 'spec 2 §4.3, §7, R31',
  method: 'PUT',
  path: 'self_record_interviews/email_status_check',
  access: 'candidate',
  request: objectWith({ ...jobParts, candidateId: field('candidate_id', candidateId) }),
  response: nothing,
  refusal: mailedLinkRefusal,
  refusalStatus: notOpenStatus,
  sayRefusal: sayRecordingNotOpen,
};

/** PUT self_record_interviews/self_recording_later: an instant is null if no mail was or will be sent. */
export const selfRecordingLater: CallOf<RecordingOperations['openRecordingLater']> = {
  name: 'self_recording_later',
  summary: 'Opens the later screen, and says when its mails were sent. It mails nothing again.',
  source: 'spec 2 §7, R31, R32',
  method: 'PUT',
  path: 'self_record_interviews/self_recording_later',
  access: 'candidate',
  request: job,
  response: laterMails,
  refusal: recordingNotOpen,
  refusalStatus: notOpenStatus,
  sayRefusal: sayRecordingNotOpen,
};

/** Ours (R3, R35): a link to the recording, requested with the token. It lasts five minutes and opens nothing else. */
export const signRecordedVideo: CallOf<RecordingOperations['signRecordedVideo']> = {
  name: 'sign_recorded_video',
  summary: "An address that plays one of the caller's answers for five minutes, with ranges.",
  source: 'ours: R3, R35, signed links',
  method: 'POST',
  path: 'self_record_interviews/sign_recorded_video',
  access: 'candidate',
  request: objectWith({ ...jobParts, questionId: field('question_id', interviewQuestionId) }),
  response: struct({ url: text, until: instant }),
  refusal: videoRefusal,
  refusalStatus: found,
  sayRefusal: sayNoSuchVideo,
};

/** The calls of `RecordingOperations`, one for each operation. */
export const recordingCalls: Bindings<RecordingOperations> = {
  recordedVideos: oneCall(listRecordedVideos),
  interviewQuestions: oneCall(getInterviewQuestions),
  practiceQuestions: oneCall(getPracticeQuestions),
  agreeToRecording: oneCall(agreeToRecording),
  storeAnswer: oneCall(uploadSelfRecordedVideo),
  submitRecording: oneCall(submitSelfRecordedInterview),
  chooseRecording: oneCall(nowOrLater),
  openMailedRecording: oneCall(emailStatusCheck),
  openRecordingLater: oneCall(selfRecordingLater),
  signRecordedVideo: oneCall(signRecordedVideo),
};

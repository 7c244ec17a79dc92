import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { ResumeRequirement } from '../../domain/positions/kinds';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { PositionId } from '../../domain/ids/position-ids';
import type { FileInfected } from '../../domain/files/infected';
import type { AnswerSizeRefusal, AnswerTooLong, NotARecording } from '../../domain/recording/answer-file';
import type { InterviewQuestion, PracticeSet } from '../../domain/screening/interview-question';
import type {
  AnswerTooLate,
  RecordingClosed,
  RecordingLaterNotAllowed,
  RecordingOption,
  RecordingOver,
} from '../../domain/recording/options';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { RequiredNotRecorded } from '../../domain/recording/review';
import type { Sha256 } from '../../domain/recording/sha256';
import type { AnswerNotTaken, NoSuchQuestion } from '../../domain/recording/stored-answer';
import type { NoRoomForUpload } from '../../domain/files/upload-room';
import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { DiskFull, NoSuchUpload } from '../files/file-store.port';
import type { IdempotencyKey } from '../ports/secrets';
import type { ApiOf, KeyUsedBefore, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';
import type { UploadUnfinished } from '../resumes/resumes.api';
import type { SignedFile } from '../files/receipt.api';

/* Recorded interviews (spec 2 §7). */

/** What a candidate sees before recording (spec 2 §3). The interviewer's own questions are not among them (R56). */
export interface InterviewQuestions {
  readonly clientName: string;
  readonly communityName: string;
  readonly positionName: string;
  readonly questions: readonly InterviewQuestion[];
}

/** The receipt of a stored take; the device compares it with its own copy (R34). */
export interface TakeReceipt {
  /** A reference only: it reveals no storage location and grants no access (R3). */
  readonly path: FileRef;
  readonly bytes: number;
  readonly sha256: Sha256;
  /** The length of the take. Undefined if the file doesn't contain it. */
  readonly length: Milliseconds | undefined;
  readonly receivedAt: Instant;
}

/** The answer to a question as the server has it. */
export interface RecordedVideo {
  readonly questionId: InterviewQuestionId;
  /** Undefined: the question is skipped. */
  readonly take: TakeReceipt | undefined;
  /** How often it has been recorded again. */
  readonly reRecords: number;
}

/** What the server has of one recorded interview (spec 2 §7, R34). */
export interface RecordedVideos {
  /** In the order of the questions; without the unanswered ones. */
  readonly videos: readonly RecordedVideo[];
  readonly allRecorded: boolean;
  /** When the candidate agreed to be recorded (R62). Undefined: not yet. */
  readonly agreedAt: Instant | undefined;
}

/** An answer to one question: a file that arrived with the call or in pieces before it, or none for a skip. */
export interface AnswerSent extends Job {
  readonly questionId: InterviewQuestionId;
  readonly video: FileRef | undefined;
  readonly skip: boolean;
  /** A practice answer is checked and not stored (R33). */
  readonly mode: 'live' | 'practice';
}

/** The receipt of an answer; undefined for a skip and for practice, of which nothing is stored. */
export interface AnswerReceipt {
  readonly take: TakeReceipt | undefined;
  readonly reRecords: number;
}

/** There is no room for the file, or its announced size is wrong. */
export type AnswerFileNotTaken = AnswerSizeRefusal | NoRoomForUpload | DiskFull | ProofNeeded;

/** The file is the answer to another question, of this job or of another: it belongs to one. */
export interface AnswersAnother {
  readonly _tag: 'AnswersAnother';
}

/** Why an answer isn't stored: its file or length, its question, the re-record limit, or a recording that is over. */
export type StoreAnswerRefusal =
  | AnswerFileNotTaken
  | NotARecording
  | FileInfected
  | AnswerTooLong
  | NoSuchQuestion
  | AnswerNotTaken
  | AnswersAnother
  | NoSuchUpload
  | UploadUnfinished
  | RecordingClosed
  | RecordingOver
  | AnswerTooLate
  | ActRefusal
  | NoSuchApplication;

/** The recording to hand in; its answers can't change afterwards. */
export interface RecordingToSubmit extends Job {
  /** One per press of Submit Responses. The specification's call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** What the page needs to lead on (spec 2 §4.2). */
export interface RecordingSubmitted {
  readonly resume: ResumeRequirement;
  /** The resume's reference; undefined: there is none yet. */
  readonly resumePath: string | undefined;
}

/** Why a recording isn't handed in: answers are missing, it is closed or was handed in, an act not offered, or an unproven address. */
export type SubmitRecordingRefusal =
  | RequiredNotRecorded
  | RecordingClosed
  | ProofNeeded
  | ActRefusal
  | NoSuchApplication
  | KeyUsedBefore;

/** What a candidate chose before recording: now, later, practice or the tour (spec 2 §4.3). */
export interface RecordingChoice extends Job {
  readonly option: RecordingOption;
}

/** A choice that the server can refuse: it doesn't measure the connection. */
export type RecordingNotOpen =
  | RecordingClosed
  | RecordingOver
  | RecordingLaterNotAllowed
  | ActRefusal
  | NoSuchApplication;

/** The two mails of 'later' (R32). Undefined: none was or will be sent. */
export interface LaterMails {
  readonly mailedAt: Instant | undefined;
  /** When the second one is due, or was. */
  readonly againAt: Instant | undefined;
}

/** The link of a 'later' mail, as it was opened. */
export interface MailedRecordingLink extends Job {
  readonly candidateId: CandidateId;
}

/** The link was mailed to another candidate (R31). */
export interface LinkOfAnother {
  readonly _tag: 'LinkOfAnother';
}

/** The answer to one question, to be watched again (R35). */
export interface RecordedVideoNamed extends Job {
  readonly questionId: InterviewQuestionId;
}

/** There is no recording of that question, or the candidate may no longer see it (R35). */
export interface NoSuchVideo {
  readonly _tag: 'NoSuchVideo';
}

/** Since when the candidate has agreed to be recorded (R62). */
export interface RecordingAgreed {
  readonly agreedAt: Instant;
}

/** A recorded interview, from the consent to the submission (spec 2 §7). */
export interface RecordingOperations {
  readonly recordedVideos: Operation<Job, RecordedVideos, NoSuchApplication>;
  readonly interviewQuestions: Operation<Job, InterviewQuestions, NoSuchApplication>;
  readonly practiceQuestions: Operation<PositionId, readonly PracticeSet[], NoSuchApplication>;
  /** Agrees to be recorded, once an application; the first instant stays (R62). */
  readonly agreeToRecording: Operation<Job, RecordingAgreed, NoSuchApplication>;
  readonly storeAnswer: Operation<AnswerSent, AnswerReceipt, StoreAnswerRefusal>;
  readonly submitRecording: Operation<RecordingToSubmit, RecordingSubmitted, SubmitRecordingRefusal>;
  readonly chooseRecording: Operation<RecordingChoice, LaterMails, RecordingNotOpen | ProofNeeded>;
  /** /emailStatusCheck (R31): an open recording is allowed, a submitted one refused with how it was submitted. */
  readonly openMailedRecording: Operation<MailedRecordingLink, undefined, RecordingNotOpen | LinkOfAnother>;
  /** /selfRecordingLater (R31). It mails nothing again. */
  readonly openRecordingLater: Operation<Job, LaterMails, RecordingNotOpen>;
  readonly signRecordedVideo: Operation<RecordedVideoNamed, SignedFile, NoSuchVideo | NoSuchApplication>;
}

/** Their names. */
export const recordingOperations: NamesOf<RecordingOperations> = {
  recordedVideos: true,
  interviewQuestions: true,
  practiceQuestions: true,
  agreeToRecording: true,
  storeAnswer: true,
  submitRecording: true,
  chooseRecording: true,
  openMailedRecording: true,
  openRecordingLater: true,
  signRecordedVideo: true,
};

/** Recorded interviews, as journeys call them; an answer's file arrives in pieces before `storeAnswer` names it. */
export type RecordingApi = ApiOf<RecordingOperations>;

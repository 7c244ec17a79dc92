import { permitted, refused, type Decision } from '../decision';
import type { InterviewQuestionId } from '../ids/question-id';
import type { QuestionStanding } from './question-state';
import { mayReRecord } from './re-record';
import type { RecordingOffer } from './recording-offer';

/** A question in a session and its review list. */
export interface SessionQuestion {
  readonly questionId: InterviewQuestionId;
  /** A skippable question is not required; required ones have an asterisk (spec 2 §2.3). */
  readonly skippable: boolean;
  readonly standing: QuestionStanding;
  readonly reRecords: number;
}

/** The first unanswered question in order; undefined when all are answered (spec 2 §4.1). */
export const firstUnrecorded = (questions: readonly SessionQuestion[]): SessionQuestion | undefined =>
  questions.find(({ standing }) => standing === 'unrecorded');

/** One line of 'Interview video recordings' (spec 2 §2.3). */
export interface ReviewLine {
  readonly questionId: InterviewQuestionId;
  readonly standing: QuestionStanding;
  readonly required: boolean;
  /** The button: Record without a recording, Re-record below the limit, none at the limit. */
  readonly offer: RecordingOffer | undefined;
}

const offerOf = ({ standing, reRecords }: SessionQuestion, limit: number): RecordingOffer | undefined => {
  if (standing !== 'recorded') return 'record';
  return mayReRecord(reRecords, limit)._tag === 'Allowed' ? 're-record' : undefined;
};

/** Makes the review list, in the order of the questions (spec 2 §2.3). */
export const reviewLines = (questions: readonly SessionQuestion[], reRecordLimit: number): readonly ReviewLine[] =>
  questions.map((question) => ({
    questionId: question.questionId,
    standing: question.standing,
    required: !question.skippable,
    offer: offerOf(question, reRecordLimit),
  }));

/** The required questions that have no recording, and how many are required; a skip is no recording. */
export interface RequiredNotRecorded {
  readonly _tag: 'RequiredNotRecorded';
  readonly missing: readonly InterviewQuestionId[];
  readonly required: number;
}

/** Whether 'Submit Responses' submits: every required question must be recorded; skippable ones may stay open (spec 2 §2.3). */
export const maySubmitRecording = (questions: readonly SessionQuestion[]): Decision<RequiredNotRecorded> => {
  const required = questions.filter(({ skippable }) => !skippable);
  const missing = required.filter(({ standing }) => standing !== 'recorded').map(({ questionId }) => questionId);
  return missing.length === 0
    ? permitted
    : refused({ _tag: 'RequiredNotRecorded', missing, required: required.length });
};

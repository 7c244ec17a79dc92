import type { ScreeningAnswered } from '../applications/applying.api';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { Job } from '../../domain/ids/job';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { AnswerRead } from '../../domain/screening/answers-read';
import type { GivenAnswer, SubmissionFault } from '../../domain/screening/answers';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { SubmitResult } from '../../domain/screening/outcome';
import type { QuestionType, Questionnaire, ScreeningQuestion } from '../../domain/screening/questionnaire';
import type { Instant } from '../../domain/time/instant';
import type { IdempotencyKey } from '../ports/secrets';
import type {
  ApiOf,
  KeyUsedBefore,
  NoSuchApplication,
  Operation,
  PositionClosed,
  NamesOf,
} from '../ports/candidate-api/call';
import type { ResumeReceipt } from '../files/receipt.api';

/* Screening questions. */

/** The questions a job asks the signed-in candidate (spec 1 §3). */
export interface SkillFilter {
  /** The draft of the answers is stored under this id (R3a). */
  readonly candidateId: CandidateId;
  /** Undefined: there are no questions, and the screening is submitted at once (R6a). */
  readonly questionnaire: Questionnaire | undefined;
}

/** An unanswered question and its job. */
export interface OpenQuestion {
  readonly positionId: PositionId;
  readonly question: ScreeningQuestion;
}

/** An answer with the text of its question at the time (spec 1 §7). */
export interface AnsweredQuestion extends GivenAnswer {
  readonly name: string;
  readonly type: QuestionType;
  readonly tag: string;
}

/** The answers to one section, under its name at the time. */
export interface AnsweredSection {
  readonly sectionId: number;
  readonly name: string;
  readonly questions: readonly AnsweredQuestion[];
}

/** The answers to all of a job's questions, submitted at once (spec 1 §7). */
export interface AnsweredSkillFilter {
  readonly positionId: PositionId;
  readonly positionName: string;
  /** Undefined: there were no questions. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly questionnaireName: string;
  readonly sections: readonly AnsweredSection[];
  /** One per submission: a repeated Submit evaluates once. */
  readonly key: IdempotencyKey | undefined;
}

/** Whether the answers passed, never why (R8), and the server's sentence about it. */
export interface ScreeningResult extends SubmitResult {
  readonly message: string;
  /** The number of jobs on the candidate's list (num_of_jobs). */
  readonly jobs: number;
}

/** The job's questionnaire has changed since it was answered. */
export interface OtherQuestionnaire {
  readonly _tag: 'OtherQuestionnaire';
}

/** The answers break the questionnaire's rules. Nothing is stored; each fault names its question. */
export interface AnswersRefused {
  readonly _tag: 'AnswersRefused';
  readonly faults: readonly SubmissionFault[];
}

/** Why a job's questions aren't shown: no application, a closed position, or answers sent before (R8). */
export type SkillFilterRefusal = NoSuchApplication | PositionClosed | ScreeningAnswered;

/** Why answers aren't evaluated: what keeps the questions closed, or a fault of the act, the key or the answers. */
export type SubmitAnswersRefusal =
  | SkillFilterRefusal
  | ActRefusal
  | KeyUsedBefore
  | OtherQuestionnaire
  | AnswersRefused;

/** The answers of one job as they were submitted, with the words of their questions. */
export interface AnswersSent {
  readonly at: Instant;
  readonly answers: readonly AnswerRead[];
}

/** What a candidate has sent for one job. */
export interface WhatWasSent {
  /** Undefined: the questions are not answered yet. */
  readonly answers: AnswersSent | undefined;
  /** The newest; undefined: none was given. */
  readonly resume: ResumeReceipt | undefined;
}

/** A job's screening questions, answered once (spec 1 §3, §7, R8). */
export interface ScreeningOperations {
  readonly skillFilter: Operation<Pick<Job, 'positionId'>, SkillFilter, SkillFilterRefusal>;
  /** All unanswered questions, job by job. */
  readonly openQuestions: Operation<void, readonly OpenQuestion[]>;
  readonly submitAnswers: Operation<AnsweredSkillFilter, ScreeningResult, SubmitAnswersRefusal>;
  /** Our addition: the candidate who submitted the answers, and no one else, can read them afterward. */
  readonly whatWasSent: Operation<Job, WhatWasSent, NoSuchApplication>;
}

/** Their names. */
export const screeningOperations: NamesOf<ScreeningOperations> = {
  skillFilter: true,
  openQuestions: true,
  submitAnswers: true,
  whatWasSent: true,
};

/** The screening, as journeys call it. */
export type ScreeningApi = ApiOf<ScreeningOperations>;

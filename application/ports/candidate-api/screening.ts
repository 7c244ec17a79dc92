import type * as TE from 'fp-ts/TaskEither';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import type { GivenAnswer, SubmissionFault } from '../../../domain/screening/answers';
import type { QuestionnaireId } from '../../../domain/screening/ids';
import type { SubmitResult } from '../../../domain/screening/outcome';
import type { QuestionType, Questionnaire, ScreeningQuestion } from '../../../domain/screening/questionnaire';
import type { CallFailure } from '../../failure';
import type { Job } from '../../navigation/destination';
import type { IdempotencyKey } from '../secrets';
import type { Cancellation, KeyUsedBefore, NoSuchApplication, PositionClosed } from './call';

/* The questions of a job. */

/** What a job asks of the signed-in candidate (spec 1 §3). */
export interface SkillFilter {
  /** Whose answers these will be: what is not sent yet is kept under it (R3a). */
  readonly candidateId: CandidateId;
  /** Undefined: nothing is asked, and the screening is submitted at once (R6a). */
  readonly questionnaire: Questionnaire | undefined;
}

/** A question that waits for the candidate, and of which job. */
export interface OpenQuestion {
  readonly positionId: PositionId;
  readonly question: ScreeningQuestion;
}

/** An answer, and how its question was called when it was given (spec 1 §7). */
export interface AnsweredQuestion extends GivenAnswer {
  readonly name: string;
  readonly type: QuestionType;
  readonly tag: string;
}

export interface AnsweredSection {
  readonly sectionId: number;
  readonly name: string;
  readonly questions: readonly AnsweredQuestion[];
}

export interface AnsweredSkillFilter {
  readonly positionId: PositionId;
  readonly positionName: string;
  /** Undefined: nothing was asked. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly questionnaireName: string;
  readonly sections: readonly AnsweredSection[];
  /** One per page that is submitted: a repeated Submit evaluates once. */
  readonly key: IdempotencyKey | undefined;
}

export interface ScreeningResult extends SubmitResult {
  readonly message: string;
  /** How many jobs stand on the candidate's list (num_of_jobs). */
  readonly jobs: number;
}

/** The questions of this job were answered before (R8). */
export interface ScreeningAnswered {
  readonly _tag: 'ScreeningAnswered';
}

/** The job asks another questionnaire by now than the one that was answered. */
export interface OtherQuestionnaire {
  readonly _tag: 'OtherQuestionnaire';
}

export interface AnswersRefused {
  readonly _tag: 'AnswersRefused';
  readonly faults: readonly SubmissionFault[];
}

export type SkillFilterRefusal = NoSuchApplication | PositionClosed | ScreeningAnswered;

export type SubmitAnswersRefusal =
  SkillFilterRefusal | ActRefusal | KeyUsedBefore | OtherQuestionnaire | AnswersRefused;

export interface ScreeningApi {
  readonly skillFilter: (
    position: Pick<Job, 'positionId'>,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | SkillFilterRefusal, SkillFilter>;
  readonly submitAnswers: (
    answered: AnsweredSkillFilter,
  ) => TE.TaskEither<CallFailure | SubmitAnswersRefusal, ScreeningResult>;
}

import type { InterviewQuestionId } from '../ids/question-id';

/** A question of a recorded interview as the employer asks it (spec 2 §3). */
export interface InterviewQuestion {
  readonly questionId: InterviewQuestionId;
  readonly name: string;
  readonly skippable: boolean;
  /** In seconds. Undefined: `timeLimit` decides. */
  readonly limitSeconds: number | undefined;
}

/** A named set of practice questions. */
export interface PracticeSet {
  readonly name: string;
  readonly description: string;
  readonly questions: readonly InterviewQuestion[];
}

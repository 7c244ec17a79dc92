import type { GuidedQuestion } from './guided-question';
import type { InterviewQuestion, PracticeSet } from './interview-question';
import type { Disqualifier } from './outcome';
import type { Questionnaire } from './questionnaire';

/**
 * Everything the provider stores under a questionnaire's id: the screening questions, the disqualifying answers and the questions of a
 * recorded interview. Candidates only ever get the questionnaire itself (R8).
 */
export interface QuestionnaireOnFile {
  readonly questionnaire: Questionnaire;
  readonly disqualifiers: readonly Disqualifier[];
  /** interviewer_questionnaire. */
  readonly interview: readonly InterviewQuestion[];
  /** practice_questionnaire. */
  readonly practice: readonly PracticeSet[];
  /** guided_interview_questions: the interviewer's alone (R56). */
  readonly guided: readonly GuidedQuestion[];
}

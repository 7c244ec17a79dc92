import type { InterviewQuestion, PracticeSet } from '../recording/interview-question';
import type { Disqualifier } from './outcome';
import type { Questionnaire } from './questionnaire';

/**
 * Everything the provider keeps under a questionnaire's id: what a candidate is asked, which answers end it, and what an interview that is
 * recorded asks. Only the questionnaire itself ever travels to a candidate (R8).
 */
export interface QuestionnaireOnFile {
  readonly questionnaire: Questionnaire;
  readonly disqualifiers: readonly Disqualifier[];
  /** interviewer_questionnaire. */
  readonly interview: readonly InterviewQuestion[];
  /** practice_questionnaire. */
  readonly practice: readonly PracticeSet[];
}

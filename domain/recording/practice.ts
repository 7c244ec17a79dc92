import { known } from '../brand';
import type { InterviewQuestion, PracticeSet } from '../screening/interview-question';
import type { InterviewQuestionId } from '../ids/question-id';

/** What is practiced where the job has no practice questions of its own (ours). */
export const samplePracticeQuestion: InterviewQuestion = {
  questionId: known<InterviewQuestionId>(1),
  name: 'Why would you like to work with older people?',
  skippable: false,
  limitSeconds: undefined,
};

/** The questions of a practice: those of the job's first set that has any (spec 2 §3: practice_questionnaire[0]). */
export const questionsToPractice = (sets: readonly PracticeSet[]): readonly InterviewQuestion[] =>
  sets.find(({ questions }) => questions.length > 0)?.questions ?? [samplePracticeQuestion];

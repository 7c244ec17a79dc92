import { answerTo, type Answers } from './answers';
import { questionsOf, type Questionnaire } from './questionnaire';

/** A question with the candidate's answer, for reading. */
export interface AnswerRead {
  /** Undefined: the question has been removed. */
  readonly title: string | undefined;
  /** Empty: not answered. */
  readonly answer: readonly string[];
}

/**
 * The answers in the order of the questions (ours; R8 keeps disqualifying answers secret). Questions may have changed since: an answer to a removed
 * question comes last, without its text, and a question added later is left out.
 */
export const answersRead = (questionnaire: Questionnaire | undefined, answers: Answers): readonly AnswerRead[] => {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const questions = questionnaire === undefined ? [] : questionsOf(questionnaire);
  const known = new Set(questions.map(({ questionId }) => questionId));
  return [
    ...questions
      .filter(({ questionId }) => answered.has(questionId))
      .map(({ questionId, title }) => ({ title, answer: answerTo(answers, questionId) })),
    ...answers.filter(({ questionId }) => !known.has(questionId)).map(({ answer }) => ({ title: undefined, answer })),
  ];
};

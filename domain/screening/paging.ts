import { allowed, refused, type Decision } from '../decision';
import {
  answerTo,
  checkAnswer,
  checkEachAnswer,
  isAnswered,
  type AnswerFault,
  type Answers,
  type CheckedAnswers,
} from './answers';
import { questionsOf, type Questionnaire, type ScreeningQuestion, type Section } from './questionnaire';

/** 'Completed N of M' (spec 1 §2): the number of answered questions and of all questions. */
export interface Completion {
  readonly completed: number;
  readonly of: number;
}

/** Counts what is answered. An optional question left empty counts as open. */
export const completion = (questionnaire: Questionnaire, answers: Answers): Completion => {
  const questions = questionsOf(questionnaire);
  return {
    completed: questions.filter((question) => isAnswered(question, answers)).length,
    of: questions.length,
  };
};

/** One question per page (spec 1 §9). */
export interface QuestionPage extends Completion {
  readonly section: Section;
  readonly question: ScreeningQuestion;
  readonly answer: readonly string[];
  /** From 0. */
  readonly at: number;
  readonly hasPrevious: boolean;
  /** The last page has Submit instead of Next (spec 1 §2). */
  readonly isLast: boolean;
}

/** The page at that index, or the nearest one. Undefined without any question: then the screening is submitted at once (R6a). */
export const pageAt = (questionnaire: Questionnaire, answers: Answers, at: number): QuestionPage | undefined => {
  const pages = questionnaire.sections.flatMap((section) =>
    section.questions.map((question) => ({ section, question })),
  );
  const last = pages.length - 1;
  const place = at >= 0 ? Math.min(last, Math.trunc(at)) : 0;
  const page = pages[place];
  return page === undefined
    ? undefined
    : {
        ...page,
        ...completion(questionnaire, answers),
        answer: answerTo(answers, page.question.questionId),
        at: place,
        hasPrevious: place > 0,
        isLast: place === last,
      };
};

/** Next: to the following page, but not past an unanswered required question, 'Please answer the mandatory question' (spec 1 §5). */
export const nextPage = ({ question, answer, at, isLast }: QuestionPage): Decision<AnswerFault, number> => {
  const decision = checkAnswer(question, answer);
  if (decision._tag === 'Refused') return decision;
  return allowed(isLast ? at : at + 1);
};

/** Previous always works. */
export const previousPage = ({ at }: QuestionPage): number => Math.max(0, at - 1);

/** What blocks the submission, and on which pages, from 0. */
export interface SubmitBlocked {
  readonly _tag: 'SubmitBlocked';
  readonly faults: CheckedAnswers['faults'];
}

/**
 * Submit is blocked until all required questions are answered (spec 1 §5). Allowed, it carries the answers to send, without those in an old
 * draft to questions no longer asked.
 */
export const maySubmitScreening = (
  questionnaire: Questionnaire,
  answers: Answers,
): Decision<SubmitBlocked, Answers> => {
  const { kept, faults } = checkEachAnswer(questionnaire, answers);
  return faults.length === 0 ? allowed(kept) : refused({ _tag: 'SubmitBlocked', faults });
};

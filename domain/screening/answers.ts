import * as E from 'fp-ts/Either';
import { allowed, refused, type Decision } from '../decision';
import { cleaned } from '../text/typed-text';
import type { ScreeningQuestionId } from './ids';
import { isChoice, questionsOf, type Questionnaire, type ScreeningQuestion } from './questionnaire';

/** What a candidate answered to one question: the chosen options, or one text; empty where nothing was answered (spec 1 §7). */
export interface GivenAnswer {
  readonly questionId: ScreeningQuestionId;
  readonly answer: readonly string[];
}

export type Answers = readonly GivenAnswer[];

export const answerTo = (answers: Answers, questionId: ScreeningQuestionId): readonly string[] =>
  answers.find((given) => given.questionId === questionId)?.answer ?? [];

/** An answer takes the place of the one given before. */
export const giveAnswer = (answers: Answers, questionId: ScreeningQuestionId, answer: readonly string[]): Answers => [
  ...answers.filter((given) => given.questionId !== questionId),
  { questionId, answer },
];

/** What an answer becomes when an option is pressed: Single Choice has that one, Multiple Choice takes it in or out (spec 1 §5). */
export const pressOption = (
  question: ScreeningQuestion,
  answer: readonly string[],
  option: string,
): readonly string[] => {
  if (question.type !== 'multiple-choice') return [option];
  return question.options.filter((one) => answer.includes(one) !== (one === option));
};

export type AnswerFault =
  | { readonly _tag: 'MandatoryUnanswered'; readonly questionId: ScreeningQuestionId }
  | {
      readonly _tag: 'TooManyAnswers';
      readonly questionId: ScreeningQuestionId;
      readonly given: number;
      readonly atMost: number;
    }
  | { readonly _tag: 'NotAnOption'; readonly questionId: ScreeningQuestionId; readonly answer: string };

/** Options in their own order and once each; a text cleaned, without the blanks around it. */
const tidied = ({ type, options }: ScreeningQuestion, answer: readonly string[]): readonly string[] =>
  isChoice(type)
    ? options.filter((option) => answer.includes(option))
    : answer.map(cleaned).filter((text) => text !== '');

/**
 * Whether a question is answered as its type asks (spec 1 §5): Single Choice by one option, Multiple Choice by several, a text by one text that
 * is more than blanks; where is_require, by something. Answers with the answer as it is kept.
 */
export const checkAnswer = (
  question: ScreeningQuestion,
  answer: readonly string[],
): Decision<AnswerFault, readonly string[]> => {
  const { questionId, type, options, required } = question;
  const stranger = isChoice(type) ? answer.find((option) => !options.includes(option)) : undefined;
  if (stranger !== undefined) return refused({ _tag: 'NotAnOption', questionId, answer: stranger });
  const kept = tidied(question, answer);
  if (type !== 'multiple-choice' && kept.length > 1)
    return refused({ _tag: 'TooManyAnswers', questionId, given: kept.length, atMost: 1 });
  return required && kept.length === 0 ? refused({ _tag: 'MandatoryUnanswered', questionId }) : allowed(kept);
};

export const isAnswered = (question: ScreeningQuestion, answers: Answers): boolean => {
  const decision = checkAnswer(question, answerTo(answers, question.questionId));
  return decision._tag === 'Allowed' && decision.value.length > 0;
};

export type SubmissionFault =
  | AnswerFault
  | { readonly _tag: 'UnknownQuestion'; readonly questionId: ScreeningQuestionId }
  | { readonly _tag: 'AnsweredTwice'; readonly questionId: ScreeningQuestionId };

/** What is wrong with the questions that were answered, before any answer is looked at. */
const strayFaults = (questionnaire: Questionnaire, answers: Answers): readonly SubmissionFault[] => {
  const asked = new Set(questionsOf(questionnaire).map(({ questionId }) => questionId));
  const answered = answers.map(({ questionId }) => questionId);
  return answered.flatMap((questionId, at): readonly SubmissionFault[] => {
    if (!asked.has(questionId)) return [{ _tag: 'UnknownQuestion', questionId }];
    return answered.indexOf(questionId) < at ? [{ _tag: 'AnsweredTwice', questionId }] : [];
  });
};

export interface CheckedAnswers {
  /** One for every question that has no fault, in their order. */
  readonly kept: Answers;
  /** `at` is the question's place, from 0. */
  readonly faults: readonly { readonly at: number; readonly fault: AnswerFault }[];
}

/** Checks the answer to each question of the questionnaire; what was answered beside it is left out. */
export const checkEachAnswer = (questionnaire: Questionnaire, answers: Answers): CheckedAnswers => {
  const kept: GivenAnswer[] = [];
  const faults: { readonly at: number; readonly fault: AnswerFault }[] = [];
  questionsOf(questionnaire).forEach((question, at) => {
    const { questionId } = question;
    const decision = checkAnswer(question, answerTo(answers, questionId));
    if (decision._tag === 'Refused') faults.push({ at, fault: decision.reason });
    else kept.push({ questionId, answer: decision.value });
  });
  return { kept, faults };
};

/**
 * Reads a whole submission: every question of the questionnaire once, in its order, answered as its type asks. Every fault is named: first what was
 * answered beside the questionnaire, then in the order of the questions.
 */
export const checkAnswers = (
  questionnaire: Questionnaire,
  answers: Answers,
): E.Either<readonly SubmissionFault[], Answers> => {
  const { kept, faults } = checkEachAnswer(questionnaire, answers);
  const all = [...strayFaults(questionnaire, answers), ...faults.map(({ fault }) => fault)];
  return all.length === 0 ? E.right(kept) : E.left(all);
};

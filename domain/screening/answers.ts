import * as E from 'fp-ts/Either';
import { allowed, refused, type Decision } from '../decision';
import { cleaned } from '../text/typed-text';
import type { ScreeningQuestionId } from '../ids/questionnaire-ids';
import { isChoice, questionsOf, type Questionnaire, type ScreeningQuestion } from './questionnaire';

/** A candidate's answer to one question: the chosen options, or one text; empty if unanswered (spec 1 §7). */
export interface GivenAnswer {
  readonly questionId: ScreeningQuestionId;
  readonly answer: readonly string[];
}

/** The answers given so far, or sent: unchecked, they may name a question twice or one that isn't asked. */
export type Answers = readonly GivenAnswer[];

/** The answer to a question, the first if there are several; empty if there is none. */
export const answerTo = (answers: Answers, questionId: ScreeningQuestionId): readonly string[] =>
  answers.find((given) => given.questionId === questionId)?.answer ?? [];

/** Adds an answer, replacing an earlier one. */
export const giveAnswer = (answers: Answers, questionId: ScreeningQuestionId, answer: readonly string[]): Answers => [
  ...answers.filter((given) => given.questionId !== questionId),
  { questionId, answer },
];

/** The answer after pressing an option: Single Choice has only that one, Multiple Choice adds or removes it (spec 1 §5). */
export const pressOption = (
  question: ScreeningQuestion,
  answer: readonly string[],
  option: string,
): readonly string[] => {
  if (question.type !== 'multiple-choice') return [option];
  return question.options.filter((one) => answer.includes(one) !== (one === option));
};

/** Why an answer doesn't fit its question (spec 1 §5). */
export type AnswerFault =
  | { readonly _tag: 'MandatoryUnanswered'; readonly questionId: ScreeningQuestionId }
  | {
      readonly _tag: 'TooManyAnswers';
      readonly questionId: ScreeningQuestionId;
      readonly given: number;
      readonly atMost: number;
    }
  | { readonly _tag: 'NotAnOption'; readonly questionId: ScreeningQuestionId; readonly answer: string };

/** Options in the question's order, without duplicates; a text cleaned and trimmed. */
const tidied = ({ type, options }: ScreeningQuestion, answer: readonly string[]): readonly string[] =>
  isChoice(type)
    ? options.filter((option) => answer.includes(option))
    : answer.map(cleaned).filter((text) => text !== '');

/**
 * Whether an answer fits its question's type (spec 1 §5): one option for Single Choice, any number for Multiple Choice, one text that isn't
 * blank for a text; with is_require, it can't be empty. Allowed, it carries the answer to store.
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

/** Whether a question has an answer that isn't empty and fits its type. */
export const isAnswered = (question: ScreeningQuestion, answers: Answers): boolean => {
  const decision = checkAnswer(question, answerTo(answers, question.questionId));
  return decision._tag === 'Allowed' && decision.value.length > 0;
};

/** Why a submission isn't taken: an answer that doesn't fit, or one that doesn't belong to it. */
export type SubmissionFault =
  | AnswerFault
  | { readonly _tag: 'UnknownQuestion'; readonly questionId: ScreeningQuestionId }
  | { readonly _tag: 'AnsweredTwice'; readonly questionId: ScreeningQuestionId };

/** Faults in the set of answered questions, before looking at the answers. */
const strayFaults = (questionnaire: Questionnaire, answers: Answers): readonly SubmissionFault[] => {
  const questionIds = new Set(questionsOf(questionnaire).map(({ questionId }) => questionId));
  const answered = answers.map(({ questionId }) => questionId);
  return answered.flatMap((questionId, at): readonly SubmissionFault[] => {
    if (!questionIds.has(questionId)) return [{ _tag: 'UnknownQuestion', questionId }];
    return answered.indexOf(questionId) < at ? [{ _tag: 'AnsweredTwice', questionId }] : [];
  });
};

/** The answers to a questionnaire: those to store, and the faults of the others. */
export interface CheckedAnswers {
  /** One for every question without a fault, in order. */
  readonly kept: Answers;
  /** `at` is the question's place, from 0. */
  readonly faults: readonly { readonly at: number; readonly fault: AnswerFault }[];
}

/** Checks the answer to each question of the questionnaire and ignores answers to other questions. */
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
 * Reads a whole submission: every question of the questionnaire once, in order, with an answer that fits its type. It reports every fault:
 * first answers that aren't in the questionnaire, then in the order of the questions.
 */
export const checkAnswers = (
  questionnaire: Questionnaire,
  answers: Answers,
): E.Either<readonly SubmissionFault[], Answers> => {
  const { kept, faults } = checkEachAnswer(questionnaire, answers);
  const all = [...strayFaults(questionnaire, answers), ...faults.map(({ fault }) => fault)];
  return all.length === 0 ? E.right(kept) : E.left(all);
};

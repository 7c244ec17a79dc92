import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A question of a skill filter: a positive whole number, unique in its questionnaire. */
export type ScreeningQuestionId = Brand<number, 'ScreeningQuestionId'>;

const isQuestionId = (n: number): n is ScreeningQuestionId => Number.isSafeInteger(n) && n > 0;

/** Reads an id from outside; fails for 0, negative numbers, fractions and numbers above 2^53 − 1. */
export const parseScreeningQuestionId = (n: number): E.Either<'NotAQuestionId', ScreeningQuestionId> =>
  isQuestionId(n) ? E.right(n) : E.left('NotAQuestionId');

/** A questionnaire of an employer (questionnaire_id, skill_filter_id): a positive whole number. */
export type QuestionnaireId = Brand<number, 'QuestionnaireId'>;

const isQuestionnaireId = (n: number): n is QuestionnaireId => Number.isSafeInteger(n) && n > 0;

/** Reads an id from outside, with the same bounds as a question's. */
export const parseQuestionnaireId = (n: number): E.Either<'NotAQuestionnaireId', QuestionnaireId> =>
  isQuestionnaireId(n) ? E.right(n) : E.left('NotAQuestionnaireId');

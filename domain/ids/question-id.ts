import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A question of a recorded interview, or of its practice: a positive whole number. */
export type InterviewQuestionId = Brand<number, 'InterviewQuestionId'>;

const isInterviewQuestionId = (n: number): n is InterviewQuestionId => Number.isSafeInteger(n) && n > 0;

/** Reads an id from outside; fails for 0, negative numbers, fractions and numbers above 2^53 − 1. */
export const parseInterviewQuestionId = (n: number): E.Either<'NotAQuestionId', InterviewQuestionId> =>
  isInterviewQuestionId(n) ? E.right(n) : E.left('NotAQuestionId');

import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** A candidate's id inside the portal: a positive whole number. */
export type CandidateId = Brand<number, 'CandidateId'>;

const isCandidateId = (n: number): n is CandidateId => Number.isSafeInteger(n) && n > 0;

/** Reads an id from outside; fails for 0, negative numbers, fractions and numbers above 2^53 − 1. */
export const parseCandidateId = (n: number): E.Either<'NotACandidateId', CandidateId> =>
  isCandidateId(n) ? E.right(n) : E.left('NotACandidateId');

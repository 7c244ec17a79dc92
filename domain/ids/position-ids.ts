import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { numbers } from '../parameters/values';

/** A job opening. A whole number from 1 to 9,999,999,999: a longer text in a link is an encoded id (R1). */
export type PositionId = Brand<number, 'PositionId'>;
/** The senior living community where the position is. Same shape as a position's id. */
export type CommunityId = Brand<number, 'CommunityId'>;

/** The most characters of a plain id in a link; a longer text is an encoded one (R1). */
export const longestPlainId = numbers.longest_plain_id;

const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 1 && n < 10 ** longestPlainId;
const isPositionId = (n: number): n is PositionId => isPlain(n);
const isCommunityId = (n: number): n is CommunityId => isPlain(n);

/** Reads a position's id; fails outside 1 to 9,999,999,999, where a link would hold an encoded one (R1). */
export const parsePositionId = (n: number): E.Either<'NotAPositionId', PositionId> =>
  isPositionId(n) ? E.right(n) : E.left('NotAPositionId');

/** Reads a community's id; the same bounds as a position's, because a link holds both (R1). */
export const parseCommunityId = (n: number): E.Either<'NotACommunityId', CommunityId> =>
  isCommunityId(n) ? E.right(n) : E.left('NotACommunityId');

import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import {
  longestPlainId,
  parseCommunityId,
  parsePositionId,
  type CommunityId,
  type PositionId,
} from '../ids/position-ids';

/** An id in a link that only the server can read: longer than 10 characters (R1). */
export type EncodedId = Brand<string, 'EncodedId'>;

/** What a link carries for an id: the id itself, or an encoded one that getRedirectionLinks resolves (R1). */
export type RouteId<Id> =
  | { readonly _tag: 'Plain'; readonly id: Id }
  | { readonly _tag: 'Encoded'; readonly code: EncodedId };

const isEncoded = (text: string): text is EncodedId => text.length > longestPlainId;

/** Reads an encoded id; a shorter text would be the id itself. */
export const parseEncodedId = (text: string): E.Either<'NotEncoded', EncodedId> =>
  isEncoded(text) ? E.right(text) : E.left('NotEncoded');

/** `12` → 12. A leading zero, a sign, a blank or a fraction isn't allowed: one job has one link. */
const numberIn = (text: string): number => (/^[1-9][0-9]*$/.test(text) ? Number(text) : Number.NaN);

const readId =
  <Fault, Id>(parse: (n: number) => E.Either<Fault, Id>) =>
  (text: string): E.Either<Fault, RouteId<Id>> => {
    if (isEncoded(text)) return E.right({ _tag: 'Encoded', code: text });
    const id = parse(numberIn(text));
    return E.isLeft(id) ? id : E.right({ _tag: 'Plain', id: id.right });
  };

/** Reads a route's position id: up to 10 characters it must be a plain id, a longer text is an encoded one (R1). */
export const readPositionId: (text: string) => E.Either<'NotAPositionId', RouteId<PositionId>> =
  readId(parsePositionId);
/** Reads a route's community id by the same rule as a position's: plain up to 10 characters, else encoded (R1). */
export const readCommunityId: (text: string) => E.Either<'NotACommunityId', RouteId<CommunityId>> =
  readId(parseCommunityId);

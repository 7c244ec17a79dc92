import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { longestPlainId, parseCommunityId, parsePositionId, type CommunityId, type PositionId } from '../positions/ids';

/** An id in a link that only the server can read: longer than 10 characters (R1). */
export type EncodedId = Brand<string, 'EncodedId'>;

/** What a link carries for an id: the id itself, or an encoded one that getRedirectionLinks resolves (R1). */
export type RouteId<Id> =
  { readonly _tag: 'Plain'; readonly id: Id } | { readonly _tag: 'Encoded'; readonly code: EncodedId };

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

export const readPositionId: (text: string) => E.Either<'NotAPositionId', RouteId<PositionId>> =
  readId(parsePositionId);
export const readCommunityId: (text: string) => E.Either<'NotACommunityId', RouteId<CommunityId>> =
  readId(parseCommunityId);

export interface JobIds {
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/**
 * A route's community and position: plain ids, or texts that the server must resolve first; then the same route with plain ids replaces it
 * (R1). If either id is encoded, the call takes both texts unchanged.
 */
export type RouteJob =
  | ({ readonly _tag: 'PlainJob' } & JobIds)
  | { readonly _tag: 'JobToResolve'; readonly community: string; readonly position: string };

export const readJob = (
  community: string,
  position: string,
): E.Either<'NotACommunityId' | 'NotAPositionId', RouteJob> => {
  const communityId = readCommunityId(community);
  if (E.isLeft(communityId)) return communityId;
  const positionId = readPositionId(position);
  if (E.isLeft(positionId)) return positionId;
  return E.right(
    communityId.right._tag === 'Plain' && positionId.right._tag === 'Plain'
      ? { _tag: 'PlainJob', communityId: communityId.right.id, positionId: positionId.right.id }
      : { _tag: 'JobToResolve', community, position },
  );
};

import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { readCommunityId, readPositionId, type RouteId } from '../../domain/identity/encoded-id';
import { parseCommunityId, parsePositionId } from '../../domain/ids/position-ids';
import type { LinkedIds, LinkRefusal, LinkToResolve } from './adverts.api';
import type { CodedKind } from '../identity/id-codes.port';
import type { ServiceDependencies } from '../service/dependencies';

/** The plain ids of a link, whose ids may be encoded or plain (R1). If one can't be read, the link is refused. */
export const resolveLink =
  ({ idCodes }: Pick<ServiceDependencies, 'idCodes'>) =>
  ({ position, community }: LinkToResolve): TE.TaskEither<LinkRefusal, LinkedIds> => {
    const resolved = <Id>(
      text: string | undefined,
      kind: CodedKind,
      read: (text: string) => E.Either<unknown, RouteId<Id>>,
      parse: (id: number) => E.Either<unknown, Id>,
    ): E.Either<unknown, Id | undefined> => {
      if (text === undefined) return E.right(undefined);
      const id = read(text);
      if (E.isLeft(id)) return id;
      if (id.right._tag === 'Plain') return E.right(id.right.id);
      const decoded = idCodes.decode(kind, id.right.code);
      return O.isSome(decoded) ? parse(decoded.value) : E.left('NoCodeOfOurs');
    };
    const positionId = resolved(position, 'position', readPositionId, parsePositionId);
    const communityId = resolved(community, 'community', readCommunityId, parseCommunityId);
    const isNothing = position === undefined && community === undefined;
    return isNothing || E.isLeft(positionId) || E.isLeft(communityId)
      ? TE.left({ _tag: 'LinkUnreadable' })
      : TE.right({ positionId: positionId.right, communityId: communityId.right });
  };

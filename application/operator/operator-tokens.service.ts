import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { lastUseWrittenEvery } from '../../domain/identity/session';
import { minus, within } from '../../domain/time/instant';
import { parseSessionToken } from '../identity/secrets.port';
import { found, inOrder, refuse, take } from '../in-order';
import {
  deployment,
  isGranted,
  operatorRights,
  type OperatorCaller,
  type OperatorRight,
} from '../ports/operator-caller';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type {
  NoSuchToken,
  NotAdmitted,
  TokenAdded,
  TokenNamed,
  TokenNameTaken,
  TokensPage,
  TokenWanted,
} from './operator-tokens.port';
import { longestPage, type PageWanted } from './pages.port';
import { pageOf } from './pages.service';

/** Adds a named token and answers it, this once. */
export const addToken =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  ({ name, rights }: TokenWanted): TE.TaskEither<TokenNameTaken | StoreUnavailable, TokenAdded> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const token = secrets.newToken();
        const isAdded = yield* take(
          store.operatorTokens.add({
            name,
            rights: operatorRights.filter((right) => rights.includes(right)),
            seal: secrets.sealOperatorToken(token),
            since: clock.now(),
          }),
        );
        return isAdded ? { token } : yield* refuse({ _tag: 'TokenNameTaken', name });
      }),
    );

/** Every token that was ever added, without its secret. */
export const seeTokens =
  ({ unitOfWork }: ServiceDependencies) =>
  ({ after, limit = longestPage }: PageWanted<number>): TE.TaskEither<StoreUnavailable, TokensPage> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { entries, next } = pageOf(
          yield* take(store.operatorTokens.page(after, limit + 1)),
          limit,
          ({ id }) => id,
        );
        return { tokens: entries.map(({ id: _, ...token }) => token), next };
      }),
    );

/** Ends a token: the next call with it is refused, whichever process answers it. */
export const revokeToken =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  ({ name }: TokenNamed): TE.TaskEither<NoSuchToken | StoreUnavailable, TokenNamed> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const isRevoked = yield* take(store.operatorTokens.revoke(name, clock.now()));
        return isRevoked ? { name } : yield* refuse({ _tag: 'NoSuchToken', name });
      }),
    );

const unknownToken: NotAdmitted = { _tag: 'UnknownToken' };

/** The caller that this token belongs to, or why it may not make a call that needs this right. */
export type AdmitOperator = (
  shown: string,
  needed: OperatorRight,
) => TE.TaskEither<NotAdmitted | StoreUnavailable, OperatorCaller>;

/** Admits whoever has the deployment's own token, by `isDeployments`, and whoever has a named one with the right. A text that we never gave out costs the store nothing. */
export const admitOperator =
  (
    { unitOfWork, clock, secrets }: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>,
    isDeployments: (shown: string) => boolean,
  ): AdmitOperator =>
  (shown, needed) =>
    inOrder(function* () {
      if (isDeployments(shown)) return deployment;
      const token = parseSessionToken(shown);
      if (E.isLeft(token) || secrets.originOf(token.right) !== 'Ours') return yield* refuse(unknownToken);
      const seal = secrets.sealOperatorToken(token.right);
      const now = clock.now();
      const known = yield* take(
        unitOfWork.run<NotAdmitted | StoreUnavailable, Pick<TokenWanted, 'name' | 'rights'>>(({ operatorTokens }) =>
          inOrder(function* () {
            const { name, rights, lastUsedAt } = yield* found(operatorTokens.withSeal(seal), unknownToken);
            if (lastUsedAt === undefined || !within(lastUsedAt, now, lastUseWrittenEvery))
              yield* take(operatorTokens.used(seal, now, minus(now, lastUseWrittenEvery)));
            return { name, rights };
          }),
        ),
      );
      const { name, rights } = known;
      if (!isGranted(rights, needed)) return yield* refuse({ _tag: 'RightMissing', name, rights, needed });
      return { _tag: 'Named', name };
    });

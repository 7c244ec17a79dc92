import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/identity/candidate-id';
import { replacedSessionStands, type SessionReplaced } from '../../domain/identity/email-change';
import { lastUseWrittenEvery, sessionStands } from '../../domain/identity/session';
import { within } from '../../domain/time/instant';
import type { SessionToken } from '../ports/secrets';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';

/** The token is unknown, was closed, or was idle for 48 hours (spec 2 §4.11). Which of these is nobody's business. */
export interface NoSession {
  readonly _tag: 'NoSession';
}

/** Why a token opens nothing. */
export type SessionOver = NoSession | SessionReplaced;

/** Who shows this token. */
export const authenticate =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (token: SessionToken): TE.TaskEither<SessionOver | StoreUnavailable, CandidateId> => {
    const now = clock.now();
    const sealed = secrets.sealToken(token);
    return unitOfWork.run(({ sessions }) =>
      pipe(
        sessions.find(sealed),
        TE.flatMap((found): TE.TaskEither<SessionOver | StoreUnavailable, CandidateId> => {
          if (O.isNone(found) || sessionStands(found.value.lastUsedAt, now)._tag === 'Refused')
            return TE.left({ _tag: 'NoSession' });
          const { candidateId, lastUsedAt, endsAt } = found.value;
          const replaced = replacedSessionStands(endsAt, now);
          if (replaced._tag === 'Refused') return TE.left(replaced.reason);
          if (within(lastUsedAt, now, lastUseWrittenEvery)) return TE.right(candidateId);
          return pipe(
            sessions.touch(sealed, now),
            TE.map(() => candidateId),
          );
        }),
      ),
    );
  };

/** Ends the session of this token; one that is unknown is ended already. */
export const closeSession =
  ({ unitOfWork, secrets }: ServiceDependencies) =>
  (token: SessionToken): FromStore<undefined> =>
    unitOfWork.run<StoreUnavailable, undefined>(({ sessions }) => sessions.close(secrets.sealToken(token)));

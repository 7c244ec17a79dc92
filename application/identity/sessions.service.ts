import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { NoSession, SessionOver } from '../ports/session-over';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { replacedSessionStands } from '../../domain/identity/email-change';
import { lastUseWrittenEvery, sessionStands } from '../../domain/identity/session';
import { showsUnasked } from '../../domain/identity/who-is-here';
import { within, type Instant } from '../../domain/time/instant';
import type { SessionToken } from './secrets.port';
import type { Sealed } from '../ports/secrets';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** The candidate and their session. */
export interface SessionCaller {
  readonly candidateId: CandidateId;
  /** Whether the session has proven the candidate's address (R41). */
  readonly proven: boolean;
  readonly shown: Sealed;
  /** The first token of the sign-in or sign-up, which stays the same when the token changes. */
  readonly lineage: Sealed;
}

const noSession: NoSession = { _tag: 'NoSession' };

/**
 * Identifies the caller by their token. A call that began before a change of e-mail or phone ended the token is answered, however long it
 * takes (R28).
 */
export const authenticate =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (token: SessionToken, began: Instant = clock.now()): TE.TaskEither<SessionOver | StoreUnavailable, SessionCaller> => {
    if (secrets.originOf(token) === 'Foreign') return TE.left(noSession);
    const now = clock.now();
    const sealed = secrets.sealToken(token);
    return unitOfWork.run(({ sessions }) =>
      inOrder(function* () {
        const { candidateId, lastUsedAt, endsAt, proven, lineage } = yield* found(sessions.find(sealed), noSession);
        if (sessionStands(lastUsedAt, now)._tag === 'Refused') return yield* refuse(noSession);
        yield* granted(replacedSessionStands(endsAt, began));
        if (!within(lastUsedAt, now, lastUseWrittenEvery)) yield* take(sessions.touch(sealed, now));
        return { candidateId, proven, shown: sealed, lineage };
      }),
    );
  };

/** Ends the session of this token and closes its lines; an unknown token needs nothing. */
export const closeSession =
  ({ unitOfWork, secrets, live }: ServiceDependencies) =>
  (token: SessionToken): FromStore<undefined> => {
    const sealed = secrets.sealToken(token);
    return pipe(
      unitOfWork.run<StoreUnavailable, undefined>(({ sessions }) => sessions.close(sealed)),
      TE.map((done) => {
        live.sessionEnded(sealed);
        return done;
      }),
    );
  };

/** Those of these sessions that are valid now. It records no activity, so that an open page doesn't keep a session alive. */
export const livingSessions =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (shown: readonly Sealed[]): FromStore<readonly Sealed[]> =>
    unitOfWork.run<StoreUnavailable, readonly Sealed[]>(({ sessions }) =>
      pipe(
        sessions.among(shown),
        TE.map((found) =>
          found.flatMap(({ token, lastUsedAt, endsAt }) =>
            sessionStands(lastUsedAt, clock.now())._tag === 'Allowed' &&
            replacedSessionStands(endsAt, clock.now())._tag === 'Allowed'
              ? [token]
              : [],
          ),
        ),
      ),
    );

/**
 * Whose session this is, if it was used so recently that its data may be shown unasked (R3a). A look is no use of the session: nothing is written, so a
 * page that only loads keeps no session alive.
 */
export const glance =
  ({ unitOfWork, clock, secrets }: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (token: SessionToken): TE.TaskEither<NoSession | StoreUnavailable, CandidateId> =>
    secrets.originOf(token) === 'Foreign'
      ? TE.left(noSession)
      : unitOfWork.run(({ sessions }) =>
          pipe(
            sessions.find(secrets.sealToken(token)),
            TE.flatMap((found): TE.TaskEither<NoSession | StoreUnavailable, CandidateId> => {
              const isRecent =
                O.isSome(found) &&
                found.value.endsAt === undefined &&
                showsUnasked(found.value.lastUsedAt, clock.now())._tag === 'Allowed';
              return isRecent ? TE.right(found.value.candidateId) : TE.left(noSession);
            }),
          ),
        );

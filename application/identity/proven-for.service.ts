import type * as TE from 'fp-ts/TaskEither';
import { mayReachOthers, type ProofNeeded } from '../../domain/identity/address-proof';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder } from '../in-order';
import type { SessionCaller } from './sessions.service';

const noCandidate: StoreUnavailable = { _tag: 'StoreUnavailable' };

/** The first check of every call that affects others (R41). For a proven session it reads nothing. */
export const provenFor = (
  { candidates }: Pick<Store, 'candidates'>,
  session: Pick<SessionCaller, 'candidateId' | 'proven'>,
): TE.TaskEither<ProofNeeded | StoreUnavailable, undefined> =>
  inOrder(function* () {
    if (session.proven) return undefined;
    const { email } = yield* found(candidates.withId(session.candidateId), noCandidate);
    return yield* granted(mayReachOthers(session, email));
  });

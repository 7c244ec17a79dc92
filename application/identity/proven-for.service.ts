import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { mayReachOthers, type ProofNeeded } from '../../domain/identity/address-proof';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { SessionCaller } from './sessions.service';
import { unlessRefused } from '../service/unless-refused';

/** The first check of every call that affects others (R41). For a proven session it reads nothing. */
export const provenFor = (
  { candidates }: Pick<Store, 'candidates'>,
  session: Pick<SessionCaller, 'candidateId' | 'proven'>,
): TE.TaskEither<ProofNeeded | StoreUnavailable, undefined> =>
  session.proven
    ? TE.right(undefined)
    : pipe(
        candidates.withId(session.candidateId),
        TE.flatMap(TE.fromOption((): ProofNeeded | StoreUnavailable => ({ _tag: 'StoreUnavailable' }))),
        TE.flatMap(({ email }) => unlessRefused(mayReachOthers(session, email))),
      );

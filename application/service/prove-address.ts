import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { allowed, refused, type Decision } from '../../domain/decision';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { AddressProven, SubmitCodeRefusal } from '../ports/candidate-api/identity';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';
import type { SessionCaller } from './sessions';
import { unlessRefused } from './unless-refused';
import { withCode } from './with-code';

/** Ours: the specification has no such call. */
export const addressProvenMessage = 'Thank you. Your e-mail address is confirmed.';

type Verdict = Decision<SubmitCodeRefusal, AddressProven>;

const proven: Verdict = allowed({ message: addressProvenMessage });
const noCode: Verdict = refused({ _tag: 'CodeNotFound' });

/**
 * The sign-in code of the candidate's own address proves the session at hand and ends none that is proven (R41, decisions/006). Whoever else signed up with
 * the address is out, with the links they had mailed and the files they were sending, as if somebody had signed in. A session that is
 * proven already needs no code: who repeats the call because its answer was lost is not asked for another.
 */
export const proveAddress =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (
    { candidateId, proven: before, shown }: SessionCaller,
    code: OneTimeCode,
  ): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, AddressProven> =>
    pipe(
      deps.unitOfWork.run<StoreUnavailable, Verdict>((store) =>
        before
          ? TE.right(proven)
          : pipe(
              store.candidates.withId(candidateId),
              TE.flatMap((candidate): FromStore<Verdict> => {
                if (O.isNone(candidate)) return TE.right(noCode);
                const { email } = candidate.value;
                return withCode(
                  deps,
                  store,
                  { email, code },
                  pipe(
                    store.codes.useUp(email),
                    TE.flatMap(() => store.candidates.proveAddress(candidateId, deps.clock.now())),
                    TE.flatMap(() => store.sessions.prove(shown)),
                    TE.flatMap(() => store.sessions.closeUnproven(candidateId)),
                    TE.map(() => proven),
                  ),
                );
              }),
            ),
      ),
      TE.flatMap(unlessRefused),
    );

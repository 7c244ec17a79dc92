import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { permitted, refused, type Decision } from '../../domain/decision';
import type { Email } from '../../domain/identity/email';
import { tryCode, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { SignedIn, SubmitCodeRefusal } from '../ports/candidate-api/identity';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';
import { letIn } from './let-in';
import { unlessRefused } from './unless-refused';

type Verdict = Decision<SubmitCodeRefusal, SignedIn>;

/**
 * Lets a candidate in who gives the code that was sent: each code 10 minutes and 5 tries (R3c). A try counts even when it is refused,
 * so the refusal is a Right of the unit of work and becomes a Left after it.
 */
export const verifyCode =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (email: Email, code: OneTimeCode): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, SignedIn> => {
    const now = clock.now();
    return pipe(
      unitOfWork.run<StoreUnavailable, Verdict>((store) =>
        pipe(
          store.codes.newest(email),
          TE.flatMap((stored): FromStore<Verdict> => {
            if (O.isNone(stored)) return TE.right(refused({ _tag: 'CodeNotFound' }));
            const matches = secrets.equal(stored.value.sealed, secrets.sealCode(email, code));
            const decision = tryCode(stored.value, matches, now);
            return decision._tag === 'Allowed'
              ? pipe(
                  letIn({ clock, secrets })(store, email),
                  TE.map(
                    O.match(
                      (): Verdict => refused({ _tag: 'CodeNotFound' }),
                      (value): Verdict => ({ ...permitted, value }),
                    ),
                  ),
                )
              : pipe(
                  store.codes.countTry(email),
                  TE.map(() => decision),
                );
          }),
        ),
      ),
      TE.flatMap(unlessRefused),
    );
  };

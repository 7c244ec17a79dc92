import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { permitted, refused, type Decision } from '../../domain/decision';
import type { Email } from '../../domain/identity/email';
import { tryCode, type OneTimeCode } from '../../domain/identity/one-time-code';
import type { SignedIn, SubmitCodeRefusal } from '../ports/candidate-api/identity';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';

export const signedInMessage = 'Logged in successfully';

type Verdict = Decision<SubmitCodeRefusal, SignedIn>;

/**
 * Lets a candidate in who gives the code that was sent: each code 10 minutes and 5 tries (R3c). A try counts even when it is refused,
 * so the refusal is a Right of the unit of work and becomes a Left after it. The token is stored sealed and told once.
 */
export const verifyCode =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (email: Email, code: OneTimeCode): TE.TaskEither<SubmitCodeRefusal | StoreUnavailable, SignedIn> => {
    const now = clock.now();
    const letIn = ({ candidates, codes, sessions }: Store): FromStore<Verdict> =>
      pipe(
        candidates.withEmail(email),
        TE.flatMap((candidate): FromStore<Verdict> => {
          if (O.isNone(candidate)) return TE.right(refused({ _tag: 'CodeNotFound' }));
          const token = secrets.newToken();
          return pipe(
            codes.useUp(email),
            TE.flatMap(() => sessions.open(secrets.sealToken(token), candidate.value.id, now)),
            TE.map(() => ({ ...permitted, value: { token, message: signedInMessage } })),
          );
        }),
      );
    return pipe(
      unitOfWork.run<StoreUnavailable, Verdict>((store) =>
        pipe(
          store.codes.newest(email),
          TE.flatMap((stored): FromStore<Verdict> => {
            if (O.isNone(stored)) return TE.right(refused({ _tag: 'CodeNotFound' }));
            const matches = secrets.equal(stored.value.sealed, secrets.sealCode(email, code));
            const decision = tryCode(stored.value, matches, now);
            return decision._tag === 'Allowed'
              ? letIn(store)
              : pipe(
                  store.codes.countTry(email),
                  TE.map(() => decision),
                );
          }),
        ),
      ),
      TE.flatMap((verdict) => (verdict._tag === 'Allowed' ? TE.right(verdict.value) : TE.left(verdict.reason))),
    );
  };

import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { checkCallable } from '../../domain/identity/phone-check';
import type { SignedIn } from '../ports/candidate-api/identity';
import type { SignUpRefusal } from '../ports/candidate-api/sign-up';
import type { NewAccount } from '../ports/unit-of-work/people';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { signedUpMessage } from '../words/sign-up-refusals';
import type { ServiceDependencies } from './dependencies';

/**
 * A new candidate, and a session for them at once (spec 1 §7). Where the address has an account already nobody gets a token for it: its owner
 * signs in. The session is one of somebody who has not shown yet that the address is theirs (decisions/002).
 */
export const openAccount =
  ({ unitOfWork, clock, secrets }: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  (account: NewAccount): TE.TaskEither<SignUpRefusal | StoreUnavailable, SignedIn> => {
    const callable = checkCallable(account.phone);
    if (callable._tag === 'Refused') return TE.left(callable.reason);
    const token = secrets.newToken();
    return unitOfWork.run(({ candidates, sessions }) =>
      pipe(
        candidates.add(account),
        TE.flatMap(TE.fromOption((): SignUpRefusal => ({ _tag: 'AccountExists' }))),
        TE.flatMap((id) => sessions.openUnproven(secrets.sealToken(token), id, clock.now())),
        TE.map(() => ({ token, message: signedUpMessage })),
      ),
    );
  };

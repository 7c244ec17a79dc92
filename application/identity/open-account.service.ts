import * as TE from 'fp-ts/TaskEither';
import { checkCallable } from '../../domain/identity/phone-check';
import type { SignedIn } from './identity.api';
import type { SignUpRefusal, SignUpRequest } from './sign-up.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { signedUpMessage } from './sign-up-refusals.words';
import { found, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { checkEmailProof } from './email-proof.service';

const accountExists: SignUpRefusal = { _tag: 'AccountExists' };

/**
 * Creates a candidate and opens a session at once (spec 1 §7). If the address already has an account, nobody gets a token: its owner signs
 * in. The new session's address is unproven (service/decisions/002), except after a social sign-in, which must bring a valid proof or is refused
 * (service/decisions/004).
 */
export const openAccount =
  (deps: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'secrets'>) =>
  ({ proof, ...account }: SignUpRequest): TE.TaskEither<SignUpRefusal | StoreUnavailable, SignedIn> => {
    const { unitOfWork, clock, secrets } = deps;
    const callable = checkCallable(account.phone);
    if (callable._tag === 'Refused') return TE.left(callable.reason);
    const proven = account.social && checkEmailProof(deps, account.email, proof);
    if (proven?._tag === 'Refused') return TE.left(proven.reason);
    const token = secrets.newToken();
    return unitOfWork.run(({ candidates, sessions }) =>
      inOrder(function* () {
        const id = yield* found(candidates.add(account), accountExists);
        if (proven !== undefined) yield* take(candidates.proveAddress(id, clock.now()));
        const open = proven === undefined ? sessions.openUnproven : sessions.open;
        yield* take(open(secrets.sealToken(token), id, clock.now()));
        return { token, message: signedUpMessage };
      }),
    );
  };

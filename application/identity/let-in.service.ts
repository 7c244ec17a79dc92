import * as O from 'fp-ts/Option';
import type { Email } from '../../domain/text/email';
import type { SignedIn } from './identity.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** What the `message` of a sign-in that worked says (R4). */
export const signedInMessage = 'Logged in successfully';

/**
 * Opens a session for the candidate with this address and uses up the mailed code and its link (R3c). That proves the address, so sessions
 * opened without proof end (service/decisions/002). The token is stored sealed and returned once. None: no candidate has this address any more.
 */
export const letIn =
  ({ clock, secrets }: Pick<ServiceDependencies, 'clock' | 'secrets'>) =>
  ({ candidates, codes, sessions }: Store, email: Email): FromStore<O.Option<SignedIn>> =>
    inOrder(function* () {
      const candidate = yield* take(candidates.withEmail(email));
      if (O.isNone(candidate)) return O.none;
      const { id } = candidate.value;
      const token = secrets.newToken();
      yield* take(codes.useUp(email));
      yield* take(candidates.proveAddress(id, clock.now()));
      yield* take(sessions.closeUnproven(id));
      yield* take(sessions.open(secrets.sealToken(token), id, clock.now()));
      return O.some({ token, message: signedInMessage });
    });

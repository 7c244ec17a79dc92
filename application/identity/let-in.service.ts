import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Email } from '../../domain/text/email';
import type { SignedIn } from './identity.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
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
    pipe(
      candidates.withEmail(email),
      TE.flatMap((candidate): FromStore<O.Option<SignedIn>> => {
        if (O.isNone(candidate)) return TE.right(O.none);
        const token = secrets.newToken();
        return pipe(
          codes.useUp(email),
          TE.flatMap(() => candidates.proveAddress(candidate.value.id, clock.now())),
          TE.flatMap(() => sessions.closeUnproven(candidate.value.id)),
          TE.flatMap(() => sessions.open(secrets.sealToken(token), candidate.value.id, clock.now())),
          TE.map(() => O.some({ token, message: signedInMessage })),
        );
      }),
    );

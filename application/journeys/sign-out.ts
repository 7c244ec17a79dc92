import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noHints } from '../../domain/identity/sign-in-hints';
import { rememberAsked } from '../navigation/remembered';
import type { IdentityApi } from '../ports/candidate-api/identity';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';

export const signedOutMessage = 'Logged out successfully';

/**
 * Ends the session: on the server where the line allows, on this device in any case (spec 1 §4). Everything this app kept is wiped,
 * then the message stands for the sign-in page.
 */
export const signOut = ({
  api,
  session,
  reporter,
}: {
  readonly api: Pick<IdentityApi, 'signOut'>;
  readonly session: SessionStore;
  readonly reporter: Reporter;
}): T.Task<undefined> =>
  pipe(
    api.signOut(),
    TE.match(
      ({ _tag }) => {
        reporter.report('sign-out-not-received', { why: _tag });
      },
      () => undefined,
    ),
    T.map(() => {
      session.wipe();
      session.signOutMessage.write(signedOutMessage);
      return undefined;
    }),
  );

/** What a 401 leaves behind (spec 1 §8): nothing of this candidate, and the page to come back to, with the job it is about. */
export const endSession = (session: SessionStore, path: string): void => {
  const job = session.jobInHand.read();
  session.lapse();
  session.hints.write(rememberAsked(noHints, path));
  if (O.isSome(job)) session.jobInHand.write(job.value);
};

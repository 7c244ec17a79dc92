import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noHints } from '../../domain/identity/sign-in-hints';
import { rememberAsked } from '../navigation/remembered';
import type { IdentityApi } from '../ports/candidate-api/identity';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';
import { sessionTimeout } from '../words/failures';

interface ClosingPorts {
  readonly api: Pick<IdentityApi, 'signOut'>;
  readonly reporter: Reporter;
}

export const signedOutMessage = 'Logged out successfully';

/** The server is told where the line allows; where it does not, the session is over there after 48 hours. */
const closed = ({ api, reporter }: ClosingPorts): T.Task<undefined> =>
  pipe(
    api.signOut(),
    TE.match(
      ({ _tag }) => {
        reporter.report('sign-out-not-received', { why: _tag });
        return undefined;
      },
      () => undefined,
    ),
  );

/**
 * Ends the session: on the server where the line allows, on this device in any case (spec 1 §4). Everything this app kept is wiped,
 * then the message stands for the sign-in page.
 */
export const signOut = ({
  api,
  session,
  reporter,
}: ClosingPorts & { readonly session: SessionStore }): T.Task<undefined> =>
  pipe(
    closed({ api, reporter }),
    T.map(() => {
      session.wipe();
      session.signOutMessage.write(signedOutMessage);
      return undefined;
    }),
  );

/**
 * Nobody used the portal for 48 hours (spec 2 §4.11). Whoever finds it is not kept waiting for the server: the device is wiped first, and the
 * sign-in page says why.
 */
export const endIdle = (ports: Parameters<typeof signOut>[0]): T.Task<undefined> => {
  const told = closed(ports);
  return () => {
    const telling = told();
    ports.session.wipe();
    ports.session.signOutMessage.write(sessionTimeout);
    return telling;
  };
};

/** What a 401 leaves behind (spec 1 §8): nothing of this candidate, and the page to come back to, with the job it is about. */
export const endSession = (session: SessionStore, path: string): void => {
  const job = session.jobInHand.read();
  session.lapse();
  session.hints.write(rememberAsked(noHints, path));
  if (O.isSome(job)) session.jobInHand.write(job.value);
};

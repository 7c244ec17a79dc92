import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noHints } from '../../domain/identity/sign-in-hints';
import { rememberAsked } from '../navigation/remembered';
import type { IdentityApi } from '../ports/candidate-api/identity';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';
import { sessionTimeout, signedOutMessage } from '../words/failures';

export interface ClosingPorts {
  readonly api: Pick<IdentityApi, 'signOut'>;
  readonly session: SessionStore;
  readonly reporter: Reporter;
}

/** The server is told where the line allows; where it does not, the session is over there after 48 hours. */
const closed = ({ api, reporter }: Omit<ClosingPorts, 'session'>): T.Task<undefined> =>
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
export const signOut = ({ api, session, reporter }: ClosingPorts): T.Task<undefined> =>
  pipe(
    closed({ api, reporter }),
    T.map(() => {
      session.wipe();
      session.signOutMessage.write(signedOutMessage);
      return undefined;
    }),
  );

/** Nobody is kept waiting for the server: the call leaves with the token, and the device is wiped before its answer. */
export const closeAtOnce = (ports: ClosingPorts): T.Task<undefined> => {
  const told = closed(ports);
  return () => {
    const telling = told();
    ports.session.wipe();
    return telling;
  };
};

/** Nobody used the portal for 48 hours (spec 2 §4.11): whoever finds it reads on the sign-in page why it is closed. */
export const endIdle = (ports: ClosingPorts): T.Task<undefined> => {
  const closing = closeAtOnce(ports);
  return () => {
    const telling = closing();
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

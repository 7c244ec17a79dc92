import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noHints } from '../../domain/identity/sign-in-hints';
import { rememberAsked } from '../navigation/remembered';
import type { IdentityApi } from './identity.api';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';
import { sessionTimeout, signedOutMessage } from '../words/failures';

/** What closing a session needs: the call that tells the server, the storage to wipe, and where a lost call is reported. */
export interface ClosingPorts {
  readonly api: Pick<IdentityApi, 'signOut'>;
  readonly session: SessionStore;
  readonly reporter: Reporter;
}

/** The server is notified if the connection allows; otherwise the session ends there after 48 hours. */
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
 * The only way a session is closed here (spec 1 §4, R3a). Nobody waits for the server: the call leaves with the token, and everything that this app
 * stored is wiped before the answer. So a phone on a dead connection keeps no token. The message is left for the sign-in page.
 */
const closing =
  (message?: string) =>
  (ports: ClosingPorts): T.Task<undefined> =>
  () => {
    const telling = closed(ports)();
    ports.session.wipe();
    if (message !== undefined) ports.session.signOutMessage.write(message);
    return telling;
  };

/** The session is closed for somebody else, or for a page that explains it itself: the sign-in page shows no message. */
export const makeRoom = closing();

/** Like `makeRoom`, from a page whose link was meant for a different candidate: the next person to sign in returns to it (spec 2 §2.14). */
export const makeRoomFor = (ports: ClosingPorts, path: string): T.Task<undefined> => {
  const making = makeRoom(ports);
  return () => {
    const telling = making();
    ports.session.hints.write(rememberAsked(noHints, path));
    return telling;
  };
};

/** A candidate logs out. */
export const signOut = closing(signedOutMessage);

/** Nobody used the portal for 48 hours (spec 2 §4.11): the sign-in page says why the session is closed. */
export const endIdle = closing(sessionTimeout);

/** What remains after a 401 (spec 1 §8): no data of this candidate, and the page to come back to, with its job. */
export const endSession = (session: SessionStore, path: string): void => {
  const job = session.jobInHand.read();
  session.lapse();
  session.hints.write(rememberAsked(noHints, path));
  if (O.isSome(job)) session.jobInHand.write(job.value);
};

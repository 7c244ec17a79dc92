import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
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
 * The one way in which somebody's session is closed here (spec 1 §4, R3a). Nobody is kept waiting for the server: the call leaves with the token,
 * and before its answer everything that this app kept is wiped; a phone on a dead line goes into its pocket without a token. What is said then
 * stands for the sign-in page.
 */
const closing =
  (said?: string) =>
  (ports: ClosingPorts): T.Task<undefined> =>
  () => {
    const telling = closed(ports)();
    ports.session.wipe();
    if (said !== undefined) ports.session.signOutMessage.write(said);
    return telling;
  };

/** Whoever is signed in makes room for somebody else, or for a page that says itself why: the sign-in page says nothing. */
export const makeRoom = closing();

/** A candidate logs out. */
export const signOut = closing(signedOutMessage);

/** Nobody used the portal for 48 hours (spec 2 §4.11): whoever finds it reads on the sign-in page why it is closed. */
export const endIdle = closing(sessionTimeout);

/** What a 401 leaves behind (spec 1 §8): nothing of this candidate, and the page to come back to, with the job it is about. */
export const endSession = (session: SessionStore, path: string): void => {
  const job = session.jobInHand.read();
  session.lapse();
  session.hints.write(rememberAsked(noHints, path));
  if (O.isSome(job)) session.jobInHand.write(job.value);
};

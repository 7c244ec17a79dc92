import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import {
  consumeHints,
  noHints,
  rememberLink,
  type LinkRoute,
  type SignInHints,
} from '../../domain/identity/sign-in-hints';
import { accessRefused, myJobs, type Destination } from '../navigation/destination';
import { fromPath, toPath } from '../navigation/path';
import { landingAt, landingFrom, type Landing } from '../navigation/landing';
import { rememberAsked } from '../navigation/remembered';
import { rowOf } from '../navigation/routes';
import type { SignedIn } from './identity.api';
import type { SessionStore } from '../ports/session-store';
import { makeRoom, type ClosingPorts } from './sign-out.journey';

/*
 * How a session starts on a device. Sign-in by code, by link and by social sign-in end in `enter`. Sign-up opens the session at once and decides
 * after 'Yay!!' where to go.
 */

type Hints = Pick<SessionStore, 'hints' | 'hintsOnDevice'>;

const tabHints = ({ hints }: Hints): SignInHints => O.getOrElse(() => noHints)(hints.read());

/** The hints of this tab; in a tab that a mailed link opened, those of the tab in which the mail was requested. */
const kept = ({ hints, hintsOnDevice }: Hints): SignInHints =>
  pipe(
    hints.read(),
    O.alt(hintsOnDevice.read),
    O.getOrElse(() => noHints),
  );

const keep = ({ hints, hintsOnDevice }: Hints, remembered: SignInHints): void => {
  hints.write(remembered);
  hintsOnDevice.write(remembered);
};

const forget = ({ hints, hintsOnDevice }: Hints): void => {
  hints.clear();
  hintsOnDevice.clear();
};

/** Sign-in never leads back to a page that signs in. */
const follow = (path: string): O.Option<Landing> =>
  pipe(
    landingFrom(path),
    O.filter(({ destination }) => rowOf(destination._tag).gate !== 'way in'),
  );

/**
 * Where a candidate goes after sign-in: by the first hint, in R2's order, that leads to a page of this app, otherwise to My Job Applications. The
 * hints are used up. A link of an unknown kind closes the session (spec 1 §4), on this device and on the server.
 */
export const landAfterSignIn = (ports: ClosingPorts): Landing => {
  const { session } = ports;
  const [led] = consumeHints(kept(session), (path) => O.isSome(follow(path)));
  forget(session);
  // A signed-in candidate no longer needs a code, in whichever tab they signed in.
  session.sentCode.clear();
  switch (led._tag) {
    case 'AccessError':
      void makeRoom(ports)();
      return landingAt(accessRefused);
    case 'MyJobs':
      // The job that a 401 left here is dropped with its page.
      session.jobInHand.clear();
      return landingAt(myJobs);
    case 'HintedPath':
    case 'ApplyPage': {
      const landing = O.getOrElse(() => landingAt(myJobs))(follow(led.path));
      return led._tag === 'ApplyPage' ? { ...landing, begins: true } : landing;
    }
  }
};

/** Opens a session on this device. A sign-up draft is dropped: it has served its purpose, or belongs to someone else (R3a). */
export const openSession =
  (session: SessionStore) =>
  ({ token }: Pick<SignedIn, 'token'>): void => {
    session.token.write(token);
    session.signOutMessage.clear();
    session.sessionEnded.clear();
    session.signUpDraft.clear();
    session.socialProfile.clear();
  };

/** The same, and then follows the hints (R2). */
export const enter =
  (ports: ClosingPorts) =>
  (signedIn: Pick<SignedIn, 'token'>): Landing => {
    openSession(ports.session)(signedIn);
    return landAfterSignIn(ports);
  };

/** The page that was requested without a session, with its query; kept until the next sign-in (spec 1 §6). */
export const rememberIntended =
  (session: Hints) =>
  (path: string): E.Either<'NotOurs', undefined> => {
    if (O.isNone(fromPath(path))) return E.left('NotOurs');
    keep(session, rememberAsked(tabHints(session), path));
    return E.right(undefined);
  };

/** A link led to a page that needs a session (R2). */
export const rememberLinked =
  (session: Hints) =>
  (route: LinkRoute, destination: Destination): void => {
    keep(session, rememberLink(tabHints(session), route, toPath(destination)));
  };

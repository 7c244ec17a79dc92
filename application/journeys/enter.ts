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
import { accessRefused, myJobs, type Destination, type DestinationTag } from '../navigation/destination';
import { fromPath, toPath } from '../navigation/path';
import { landingAt, landingFrom, type Landing } from '../navigation/landing';
import { rememberAsked } from '../navigation/remembered';
import type { SignedIn } from '../ports/candidate-api/identity';
import type { SessionStore } from '../ports/session-store';

/*
 * How a session begins on a device, whichever way somebody came in: by code, by link, by sign-up or by a social sign-in. All of them end in `enter`,
 * a sign-up once 'Yay!!' was read.
 */

type Hints = Pick<SessionStore, 'hints' | 'hintsOnDevice'>;

const tabHints = ({ hints }: Hints): SignInHints => O.getOrElse(() => noHints)(hints.read());

/** What this tab was meant for; in a tab that was opened by a mailed link, what the tab was meant for in which the mail was asked for. */
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

/** Who just signed in is not led to a page that signs in. */
const waysIn: readonly DestinationTag[] = [
  'Root',
  'SignIn',
  'SignInLink',
  'SignInByLink',
  'SignUp',
  'SocialSignIn',
  'AccessRefused',
];

const follow = (path: string): O.Option<Landing> =>
  pipe(
    landingFrom(path),
    O.filter(({ destination }) => !waysIn.includes(destination._tag)),
  );

/**
 * Where a candidate who just signed in goes: by the first hint, in R2's order, that leads to a page of this app, otherwise to My Job Applications.
 * The hints are used up. A link of a kind that no link of ours has closes the session (spec 1 §4): the token leaves the device.
 */
export const landAfterSignIn = (session: SessionStore): Landing => {
  const [led] = consumeHints(kept(session), (path) => O.isSome(follow(path)));
  forget(session);
  switch (led._tag) {
    case 'AccessError':
      session.wipe();
      return landingAt(accessRefused);
    case 'MyJobs':
      return landingAt(myJobs);
    case 'HintedPath':
    case 'ApplyPage':
      return O.getOrElse(() => landingAt(myJobs))(follow(led.path));
  }
};

/** A session opens on this device. A sign-up that was begun here has done its duty, or was somebody else's (R3a). */
export const openSession =
  (session: SessionStore) =>
  ({ token }: Pick<SignedIn, 'token'>): void => {
    session.token.write(token);
    session.signOutMessage.clear();
    session.signUpDraft.clear();
    session.socialProfile.clear();
  };

/** The same, and the hints tell where it leads (R2). */
export const enter =
  (session: SessionStore) =>
  (signedIn: Pick<SignedIn, 'token'>): Landing => {
    openSession(session)(signedIn);
    return landAfterSignIn(session);
  };

/** The page that was asked for without a session, with its query; kept until the next sign-in (spec 1 §6). */
export const rememberIntended =
  (session: Hints) =>
  (path: string): E.Either<'NotOurs', undefined> => {
    if (O.isNone(fromPath(path))) return E.left('NotOurs');
    keep(session, rememberAsked(tabHints(session), path));
    return E.right(undefined);
  };

/** A link led to a page that can't be used without a session (R2). */
export const rememberLinked =
  (session: Hints) =>
  (route: LinkRoute, destination: Destination): void => {
    keep(session, rememberLink(tabHints(session), route, toPath(destination)));
  };

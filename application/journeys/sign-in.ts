import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email, type EmailFault } from '../../domain/identity/email';
import { parseOneTimeCode, type OneTimeCodeFault } from '../../domain/identity/one-time-code';
import { noHints, signInDestination } from '../../domain/identity/sign-in-hints';
import type { CallFailure } from '../failure';
import { fromPath, myJobs, type Destination, type DestinationTag } from '../navigation/destination';
import type {
  CodeSent,
  IdentityApi,
  SendCodeRefusal,
  SignedIn,
  SubmitCodeRefusal,
} from '../ports/candidate-api/identity';
import type { SessionStore } from '../ports/session-store';

export interface EmailRejected {
  readonly _tag: 'EmailRejected';
  readonly fault: EmailFault;
}

export interface CodeRejected {
  readonly _tag: 'CodeRejected';
  readonly fault: OneTimeCodeFault;
}

/** The address a code was sent to. */
export interface CodeOnItsWay extends CodeSent {
  readonly email: Email;
}

/** First step: an e-mail address that the rules accept is sent a code; one they refuse never leaves the device. */
export const requestCode =
  ({ api }: { readonly api: Pick<IdentityApi, 'sendCode'> }) =>
  (typed: string): TE.TaskEither<EmailRejected | CallFailure | SendCodeRefusal, CodeOnItsWay> =>
    pipe(
      TE.fromEither(parseEmail(typed)),
      TE.mapLeft((fault): EmailRejected => ({ _tag: 'EmailRejected', fault })),
      TE.flatMap((email) =>
        pipe(
          api.sendCode(email),
          TE.map((sent) => ({ ...sent, email })),
        ),
      ),
    );

/** Who just signed in is not led to a page that signs in. */
const waysIn: readonly DestinationTag[] = ['Root', 'SignIn', 'SignInLink', 'SignInByLink'];

const landing = (path: string): O.Option<Destination> =>
  pipe(
    fromPath(path),
    O.filter(({ _tag }) => !waysIn.includes(_tag)),
  );

type Hints = Pick<SessionStore, 'intendedPath' | 'linkHint'>;

/**
 * Where a candidate who just signed in goes: where a link led, or the page that the session gate sent away, in R2's order and when it is one
 * of this app's, otherwise My Job Applications. The hints are used up. The other hints of R2 come with the links that write them; a link is
 * never remembered without its kind, so that R2's access error can't arise from what stands here.
 */
export const destinationAfterSignIn = ({ intendedPath, linkHint }: Hints): Destination => {
  const link = O.toUndefined(linkHint.read());
  const led = signInDestination(
    {
      ...noHints,
      redirectUrl: link?.path,
      preLoginRoute: link?.route,
      storedRedirectUrl: O.toUndefined(intendedPath.read()),
    },
    (path) => O.isSome(landing(path)),
  );
  intendedPath.clear();
  linkHint.clear();
  return pipe(
    'path' in led ? landing(led.path) : O.none,
    O.getOrElse(() => myJobs),
  );
};

/** A session opens on this device, and the hints tell where it leads (R2). */
export const enter =
  (session: SessionStore) =>
  ({ token }: SignedIn): Destination => {
    session.token.write(token);
    session.signOutMessage.clear();
    return destinationAfterSignIn(session);
  };

/** Second step: the right code opens a session on this device and tells where to go. */
export const submitCode =
  ({ api, session }: { readonly api: Pick<IdentityApi, 'submitCode'>; readonly session: SessionStore }) =>
  (email: Email, typed: string): TE.TaskEither<CodeRejected | CallFailure | SubmitCodeRefusal, Destination> =>
    pipe(
      TE.fromEither(parseOneTimeCode(typed)),
      TE.mapLeft((fault): CodeRejected => ({ _tag: 'CodeRejected', fault })),
      TE.flatMap((code) => api.submitCode(email, code)),
      TE.map(enter(session)),
    );

/** Whether someone is signed in on this device. */
export const isSignedIn = ({ token }: Pick<SessionStore, 'token'>): boolean => O.isSome(token.read());

/** The path a page without a session was meant for; kept until the next sign-in (spec 1 §6). */
export const rememberIntended =
  ({ intendedPath }: Pick<SessionStore, 'intendedPath'>) =>
  (path: string): E.Either<'NotOurs', undefined> => {
    if (O.isNone(fromPath(path))) return E.left('NotOurs');
    intendedPath.write(path);
    return E.right(undefined);
  };

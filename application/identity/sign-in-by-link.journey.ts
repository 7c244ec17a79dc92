import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email } from '../../domain/text/email';
import { parseLinkCode, type LinkCode, type LinkRefusal } from '../../domain/identity/sign-in-link';
import type { CallFailure } from '../failure';
import { inOrder, take } from '../in-order';
import type { Landing } from '../navigation/landing';
import type { LinkSignInApi } from './identity.api';
import { enter, landAfterSignIn } from './enter.journey';
import { isSignedIn } from './sign-in.journey';
import type { ClosingPorts } from './sign-out.journey';

/** The contents of a mailed link. */
export interface ReadLink {
  readonly email: Email;
  readonly code: LinkCode;
}

/** A link that was cut off or altered is refused like any wrong one. */
export const readSignInLink = (link: {
  readonly email: string;
  readonly code: string;
}): E.Either<LinkRefusal, ReadLink> =>
  pipe(
    E.Do,
    E.bind('email', () => parseEmail(link.email)),
    E.bindW('code', () => parseLinkCode(link.code)),
    E.mapLeft((): LinkRefusal => ({ _tag: 'LinkInvalid' })),
  );

/** This device has no session, or its session has ended: the link's button may open one. */
export interface NobodySignedIn {
  readonly _tag: 'NobodySignedIn';
}

/** Somebody else is signed in and is asked to sign out first: two people may share this phone (R3a). */
export interface SomebodyElse {
  readonly _tag: 'SomebodyElse';
  readonly email: Email;
}

/** Whether someone is signed in on this device when a link is opened, and who. */
export type LinkOpened =
  | NobodySignedIn
  /** The link's own candidate: the link is not needed, and not used up. */
  | { readonly _tag: 'SignedIn'; readonly landing: Landing }
  | SomebodyElse;

/** Asks the backend who is signed in. */
export interface WhoIsIn {
  readonly profile: () => TE.TaskEither<CallFailure, { readonly email: Email }>;
}

/** Opening a link only checks who is signed in and changes nothing, because mail scanners open links too (R3c). */
export const openSignInLink =
  (ports: ClosingPorts & { readonly api: WhoIsIn }) =>
  (link: ReadLink): TE.TaskEither<CallFailure, LinkOpened> => {
    const { api, session } = ports;
    if (!isSignedIn(session)) return TE.right({ _tag: 'NobodySignedIn' });
    return pipe(
      api.profile(),
      TE.map(({ email }): LinkOpened =>
        email === link.email ? { _tag: 'SignedIn', landing: landAfterSignIn(ports) } : { _tag: 'SomebodyElse', email },
      ),
      TE.orElse((failure): TE.TaskEither<CallFailure, LinkOpened> => {
        if (failure._tag !== 'SessionEnded') return TE.left(failure);
        // A session that has ended belongs to nobody: its data is wiped, but drafts wait for their owner (R3a).
        session.lapse();
        return TE.right({ _tag: 'NobodySignedIn' });
      }),
    );
  };

/**
 * The press of the button: the link opens a session on this device and leads on (R2). It checks again whether somebody is signed in, because somebody may
 * have signed in meanwhile in another tab; their session is not replaced.
 */
export const pressSignInLink =
  (ports: ClosingPorts & { readonly api: LinkSignInApi & WhoIsIn }) =>
  (link: ReadLink): TE.TaskEither<CallFailure | LinkRefusal, Exclude<LinkOpened, NobodySignedIn>> =>
    inOrder(function* () {
      const opened = yield* take(openSignInLink(ports)(link));
      if (opened._tag !== 'NobodySignedIn') return opened;
      const signedIn = yield* take(ports.api.submitLink({ email: link.email, code: link.code }));
      return { _tag: 'SignedIn', landing: enter(ports)(signedIn) };
    });

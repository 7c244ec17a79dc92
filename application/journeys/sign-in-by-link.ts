import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email } from '../../domain/identity/email';
import { parseLinkCode, type LinkCode, type LinkRefusal } from '../../domain/identity/sign-in-link';
import type { CallFailure } from '../failure';
import type { Landing } from '../navigation/landing';
import type { LinkSignInApi } from '../ports/candidate-api/identity';
import type { ProfileApi } from '../ports/candidate-api/profile';
import { enter, landAfterSignIn } from './enter';
import { isSignedIn } from './sign-in';
import type { ClosingPorts } from './sign-out';

/** What a mailed link carries. */
export interface ReadLink {
  readonly email: Email;
  readonly code: LinkCode;
}

/** A link that was cut or changed on its way is refused as any wrong one. */
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

export interface NobodySignedIn {
  readonly _tag: 'NobodySignedIn';
}

/** They are asked to sign out first: two people may share this phone (R3a). */
export interface SomebodyElse {
  readonly _tag: 'SomebodyElse';
  readonly email: Email;
}

/** Who is at this device when a link is opened. */
export type LinkOpened =
  | NobodySignedIn
  /** The one whom the link is for: it is not needed, and not used up. */
  | { readonly _tag: 'SignedIn'; readonly landing: Landing }
  | SomebodyElse;

/** Opening a link asks who is here and changes nothing: programs that look into mails open links as well (R3c). */
export const openSignInLink =
  (ports: ClosingPorts & { readonly api: ProfileApi }) =>
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
        // A session that is over is nobody's; what it kept goes, drafts wait for their owner (R3a).
        session.lapse();
        return TE.right({ _tag: 'NobodySignedIn' });
      }),
    );
  };

/**
 * The press of the button: the link opens a session on this device and tells where to go (R2). Who is here is asked once more, because somebody
 * may have signed in meanwhile in another tab: their session is not taken from them.
 */
export const pressSignInLink =
  (ports: ClosingPorts & { readonly api: LinkSignInApi & ProfileApi }) =>
  (link: ReadLink): TE.TaskEither<CallFailure | LinkRefusal, Exclude<LinkOpened, NobodySignedIn>> =>
    pipe(
      openSignInLink(ports)(link),
      TE.flatMap((opened): TE.TaskEither<CallFailure | LinkRefusal, Exclude<LinkOpened, NobodySignedIn>> => {
        if (opened._tag !== 'NobodySignedIn') return TE.right(opened);
        return pipe(
          ports.api.submitLink({ email: link.email, code: link.code }),
          TE.map((signedIn) => ({ _tag: 'SignedIn', landing: enter(ports)(signedIn) })),
        );
      }),
    );

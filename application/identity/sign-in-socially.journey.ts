import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { socialSource } from '../../domain/identity/social-sign-in';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import { signUp, type Destination } from '../navigation/destination';
import type { Landing } from '../navigation/landing';
import type { SocialSignInApi, SocialSignInRefusal, UnknownUser } from './social-sign-in.api';
import type { SessionStore } from '../ports/session-store';
import type { ProviderUnreachable, SocialFailure, SocialSignIn, SocialTrip, UserInfo } from './social-sign-in.port';
import { enter } from './enter.journey';
import type { ClosingPorts } from './sign-out.journey';

interface PreparingPorts {
  readonly social: Pick<SocialSignIn, 'begin'>;
  readonly session: Pick<SessionStore, 'sessionEnded'>;
}

interface LeavingPorts {
  readonly social: Pick<SocialSignIn, 'leaveFor'>;
  readonly session: Pick<SessionStore, 'socialAttempt' | 'sentCode'>;
}

/**
 * Prepares a sign-in at the provider.
 *
 * A visitor whom the provider remembers comes back without signing in again, except in two cases: the last try led nowhere (`again`), and the
 * provider would choose the same account every time; or a session ended on this device, and the next visitor may be somebody else (R3a).
 */
export const beginSocialSignIn =
  ({ social, session }: PreparingPorts) =>
  (again: boolean): TE.TaskEither<ProviderUnreachable, SocialTrip> =>
    social.begin(again || O.isSome(session.sessionEnded.read()));

/**
 * Leaves for the provider: the data that the return needs is kept in this tab. The hints are in the same storage, so they survive the trip (R2).
 */
export const leaveForProvider =
  ({ social, session }: LeavingPorts) =>
  ({ address, attempt }: SocialTrip): void => {
    session.socialAttempt.write(attempt);
    // The visitor chose another way in: its messages are shown beside its button, on the first step.
    session.sentCode.clear();
    social.leaveFor(address);
  };

/** Where a social sign-in leads: in, or to sign-up for somebody without an account (spec 1 §4). */
export type SocialOutcome =
  | { readonly _tag: 'SignedIn'; readonly landing: Landing }
  | { readonly _tag: 'ToSignUp'; readonly destination: Destination };

type Refusal = CallFailure | SocialFailure | SocialSignInRefusal;

const noAttempt: SocialFailure = { _tag: 'AttemptUnknown' };

const remember = (
  session: SessionStore,
  { email, name, pictureUrl }: UserInfo,
  { proof }: UnknownUser,
): SocialOutcome => {
  session.socialProfile.write({ source: socialSource, email, name, pictureUrl, proof });
  return { _tag: 'ToSignUp', destination: signUp(socialSource) };
};

/**
 * Handles the return from the provider. `query` is what the provider added to the URL. The browser asks the provider who the user is; our own server
 * then verifies the answer, because it trusts neither this browser nor its claims (spec 1 §7). A known candidate is signed in and goes where the
 * hints lead (R2).
 */
export const finishSocialSignIn =
  (ports: ClosingPorts & { readonly social: SocialSignIn; readonly api: SocialSignInApi }) =>
  (query: string): TE.TaskEither<Refusal, SocialOutcome> => {
    const { social, api, session } = ports;
    return inOrder(function* () {
      // An attempt is valid for one return. It is removed before it is used, so that opening the same address again does nothing.
      const attempt = session.socialAttempt.read();
      session.socialAttempt.clear();
      if (O.isNone(attempt)) return yield* refuse(noAttempt);
      const { evidence, userInfo } = yield* take(social.finish(attempt.value, query));
      return yield* take(
        pipe(
          api.signInSocially({ evidence, userInfo }),
          TE.map((signedIn): SocialOutcome => ({ _tag: 'SignedIn', landing: enter(ports)(signedIn) })),
          TE.orElse((refusal) =>
            refusal._tag === 'UnknownUser' ? TE.right(remember(session, userInfo, refusal)) : TE.left(refusal),
          ),
        ),
      );
    });
  };

import type { EmailNotVouched } from '../../domain/identity/social-sign-in';
import type { NotVouched, SocialEvidence } from './identity-provider.port';
import type { SignedIn } from './identity.api';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';

/* Signing in with the account of a provider. */

/** There is no account with this address; `proof` lets its owner sign up with it (spec 1 §4). */
export interface UnknownUser {
  readonly _tag: 'UnknownUser';
  readonly proof: string;
}

/** Why a provider's account can't sign in; with `UnknownUser`, its owner can continue to sign-up. */
export type SocialSignInRefusal = NotVouched | EmailNotVouched | UnknownUser;

/** The account that signed in, as the browser reports it. The server checks with the provider itself. */
export interface ShownUserInfo {
  readonly email: string;
  readonly name: string;
}

/** What the provider told this browser, and what our server needs to ask the provider itself (spec 1 §7). */
export interface SocialSignInRequest {
  readonly evidence: SocialEvidence;
  readonly userInfo: ShownUserInfo;
}

/** Turning a provider's evidence into a session (spec 1 §4, §7). */
export interface SocialSignInOperations {
  readonly signInSocially: Operation<SocialSignInRequest, SignedIn, SocialSignInRefusal, 'public'>;
}

/** Their names. */
export const socialSignInOperations: NamesOf<SocialSignInOperations> = { signInSocially: true };

/** Social sign-in, as journeys call it once the browser is back from the provider. */
export type SocialSignInApi = ApiOf<SocialSignInOperations>;

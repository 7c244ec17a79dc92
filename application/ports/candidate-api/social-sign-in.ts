import type { EmailNotVouched } from '../../../domain/identity/social-sign-in';
import type { NotVouched, SocialEvidence } from '../identity-provider';
import type { SignedIn } from './identity';
import type { ApiOf, Operation } from './call';

/* Signing in with the account of a provider. */

/** There is no account with this address; `proof` lets its owner sign up with it (spec 1 §4). */
export interface UnknownUser {
  readonly _tag: 'UnknownUser';
  readonly proof: string;
}

export type SocialSignInRefusal = NotVouched | EmailNotVouched | UnknownUser;

export interface ShownUserInfo {
  readonly email: string;
  readonly name: string;
}

/** What the provider told this browser, and what our server needs to ask the provider itself (spec 1 §7). */
export interface SocialSignInRequest {
  readonly evidence: SocialEvidence;
  readonly userInfo: ShownUserInfo;
}

export interface SocialSignInOperations {
  readonly signInSocially: Operation<SocialSignInRequest, SignedIn, SocialSignInRefusal, 'public'>;
}

export type SocialSignInApi = ApiOf<SocialSignInOperations>;

import type { EmailNotVouched } from '../../../domain/identity/social-sign-in';
import type { NotVouched, SocialEvidence } from '../identity-provider';
import type { SignedIn } from './identity';
import type { ApiOf, Operation } from './call';

/* Signing in with the account of a provider. */

/** Nobody has this address here; `proof` lets its owner sign up with it (spec 1 §4). */
export interface UnknownUser {
  readonly _tag: 'UnknownUser';
  readonly proof: string;
}

export type SocialSignInRefusal = NotVouched | EmailNotVouched | UnknownUser;

export interface ShownUserInfo {
  readonly email: string;
  readonly name: string;
}

/** What the provider said to this browser, and what lets our server ask it as well (spec 1 §7). */
export interface SocialSignInRequest {
  readonly evidence: SocialEvidence;
  readonly userInfo: ShownUserInfo;
}

export interface SocialSignInOperations {
  readonly signInSocially: Operation<SocialSignInRequest, SignedIn, SocialSignInRefusal, 'public'>;
}

export type SocialSignInApi = ApiOf<SocialSignInOperations>;

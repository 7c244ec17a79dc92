import type * as TE from 'fp-ts/TaskEither';
import type { EmailNotVouched } from '../../../domain/identity/social-sign-in';
import type { CallFailure } from '../../failure';
import type { NotVouched, SocialEvidence } from '../identity-provider';
import type { SignedIn } from './identity';

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

export interface SocialSignInApi {
  /** What the provider said to this browser, and what lets our server ask it as well (spec 1 §7). */
  readonly signInSocially: (
    evidence: SocialEvidence,
    userInfo: ShownUserInfo,
  ) => TE.TaskEither<CallFailure | SocialSignInRefusal, SignedIn>;
}

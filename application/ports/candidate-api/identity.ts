import type { Email } from '../../../domain/identity/email';
import type { CodeRefusal, OneTimeCode, TooManyCodes } from '../../../domain/identity/one-time-code';
import type { LinkCode, LinkRefusal } from '../../../domain/identity/sign-in-link';
import type { Instant } from '../../../domain/time/instant';
import type { SessionToken } from '../secrets';
import type { ApiOf, Operation } from './call';

/* Signing in and out. */

export interface UnknownCandidate {
  readonly _tag: 'UnknownCandidate';
}

export interface CodeNotFound {
  readonly _tag: 'CodeNotFound';
}

export type SendCodeRefusal = TooManyCodes | UnknownCandidate;

export type SubmitCodeRefusal = CodeRefusal | CodeNotFound;

export interface CodeSent {
  readonly message: string;
  /** When another code may be requested. */
  readonly resendAt: Instant;
}

export interface SignedIn {
  readonly token: SessionToken;
  readonly message: string;
}

/** An entered code. */
export interface CodeGiven {
  readonly email: Email;
  readonly code: OneTimeCode;
}

/** The link from the mail with the code (spec 1 §7). */
export interface LinkGiven {
  readonly email: Email;
  readonly code: LinkCode;
}

export interface AddressProven {
  readonly message: string;
}

export interface IdentityOperations {
  readonly sendCode: Operation<Email, CodeSent, SendCodeRefusal, 'public'>;
  readonly submitCode: Operation<CodeGiven, SignedIn, SubmitCodeRefusal, 'public'>;
  /** The code mailed to the candidate's own address proves this session and ends none of their others (R41). */
  readonly proveAddress: Operation<OneTimeCode, AddressProven, SubmitCodeRefusal>;
  readonly signOut: Operation<void, undefined>;
}

export interface LinkSignInOperations {
  readonly submitLink: Operation<LinkGiven, SignedIn, LinkRefusal, 'public'>;
}

export type IdentityApi = ApiOf<IdentityOperations>;
export type LinkSignInApi = ApiOf<LinkSignInOperations>;

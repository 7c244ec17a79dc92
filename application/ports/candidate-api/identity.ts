import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../../domain/identity/email';
import type { CodeRefusal, OneTimeCode, TooManyCodes } from '../../../domain/identity/one-time-code';
import type { LinkCode, LinkRefusal } from '../../../domain/identity/sign-in-link';
import type { Instant } from '../../../domain/time/instant';
import type { CallFailure } from '../../failure';
import type { SessionToken } from '../secrets';

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
  /** When another code may be asked for. */
  readonly resendAt: Instant;
}

export interface SignedIn {
  readonly token: SessionToken;
  readonly message: string;
}

export interface AddressProven {
  readonly message: string;
}

export interface IdentityApi {
  readonly sendCode: (email: Email) => TE.TaskEither<CallFailure | SendCodeRefusal, CodeSent>;
  readonly submitCode: (email: Email, code: OneTimeCode) => TE.TaskEither<CallFailure | SubmitCodeRefusal, SignedIn>;
  readonly signOut: () => TE.TaskEither<CallFailure, undefined>;
}

export interface AddressProofApi {
  /** The code that was mailed to the candidate's own address proves the session at hand, and ends none of theirs (R41). */
  readonly proveAddress: (code: OneTimeCode) => TE.TaskEither<CallFailure | SubmitCodeRefusal, AddressProven>;
}

export interface LinkSignInApi {
  /** By the link of the mail that carries the code (spec 1 §7). */
  readonly submitLink: (email: Email, code: LinkCode) => TE.TaskEither<CallFailure | LinkRefusal, SignedIn>;
}

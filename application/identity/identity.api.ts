import type { Email } from '../../domain/text/email';
import type { CodeRefusal, OneTimeCode, TooManyCodes } from '../../domain/identity/one-time-code';
import type { LinkCode, LinkRefusal } from '../../domain/identity/sign-in-link';
import type { Instant } from '../../domain/time/instant';
import type { SessionToken } from './secrets.port';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';

/* Signing in and out. */

/** Nobody has an account with this e-mail address: 'email not found' (spec 1 §8). */
export interface UnknownCandidate {
  readonly _tag: 'UnknownCandidate';
}

/** No unused code waits for this address: none was requested, or the last one has been used. */
export interface CodeNotFound {
  readonly _tag: 'CodeNotFound';
}

/** Why no code is mailed: an unknown address, or 5 codes within an hour or 20 within a day (R3c). */
export type SendCodeRefusal = TooManyCodes | UnknownCandidate;

/** Why a code doesn't count: wrong, older than 10 minutes, tried 5 times, or none was mailed (R3c). */
export type SubmitCodeRefusal = CodeRefusal | CodeNotFound;

/** A code is about to be mailed; `message` is the server's sentence about it. */
export interface CodeSent {
  readonly message: string;
  /** When another code may be requested. */
  readonly resendAt: Instant;
}

/** A new session: the token for further calls, and the server's sentence about it. */
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

/** The session may now do what reaches others, such as booking a time (R41). */
export interface AddressProven {
  readonly message: string;
}

/** Signing in by a mailed code, proving an address, and signing out (spec 1 §7, R3c, R41). */
export interface IdentityOperations {
  readonly sendCode: Operation<Email, CodeSent, SendCodeRefusal, 'public'>;
  readonly submitCode: Operation<CodeGiven, SignedIn, SubmitCodeRefusal, 'public'>;
  /** The code mailed to the candidate's own address proves this session and ends none of their others (R41). */
  readonly proveAddress: Operation<OneTimeCode, AddressProven, SubmitCodeRefusal>;
  readonly signOut: Operation<void, undefined>;
}

/** Their names. */
export const identityOperations: NamesOf<IdentityOperations> = {
  sendCode: true,
  submitCode: true,
  proveAddress: true,
  signOut: true,
};

/** Signing in by the link in a code's mail (R3c); an area of its own, because only the link's page loads it. */
export interface LinkSignInOperations {
  readonly submitLink: Operation<LinkGiven, SignedIn, LinkRefusal, 'public'>;
}

/** Their names. */
export const linkSignInOperations: NamesOf<LinkSignInOperations> = { submitLink: true };

/** Signing in by code and signing out, as journeys call them. */
export type IdentityApi = ApiOf<IdentityOperations>;
/** Signing in by link, as the link's page calls it. */
export type LinkSignInApi = ApiOf<LinkSignInOperations>;

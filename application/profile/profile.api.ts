import type { Email } from '../../domain/text/email';
import type { Candidate } from '../../domain/profile/candidate';
import type { ContactRefusal } from '../../domain/identity/email-change';
import type { OneTimeCode, TooManyCodes } from '../../domain/identity/one-time-code';
import type { PhoneNumber } from '../../domain/identity/phone';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { ProfileList } from '../../domain/profile/profile';
import type { PlacedSpanFault } from '../../domain/profile/span';
import type { ProfileUpdate } from '../../domain/profile/update';
import type { Instant } from '../../domain/time/instant';
import type { SessionToken } from '../identity/secrets.port';
import type { IdempotencyKey } from '../ports/secrets';
import type { ApiOf, KeyUsedBefore, Operation, NamesOf } from '../ports/candidate-api/call';
import type { CodeNotFound } from '../identity/identity.api';

/* The candidate's profile. */

/** An entry ends before it begins, or is in the future (R21). */
export type UpdateProfileRefusal = { readonly _tag: 'SpanRefused'; readonly list: ProfileList } & PlacedSpanFault;

/** The profile is stored; `message` is the server's sentence about it. */
export interface ProfileSaved {
  readonly message: string;
}

/** The requested e-mail and phone (R28). */
export interface ContactWanted {
  readonly email: Email;
  readonly phone: PhoneNumber;
  /** The code sent to a new address. Undefined: requests one. */
  readonly code: OneTimeCode | undefined;
  /** One per press: a repetition changes once and gets the new token again. The specification's own call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** A code was sent to the new address and must be entered (406 'Please Enter OTP!', R28). */
export interface ContactCodeSent {
  readonly _tag: 'CodeNeeded';
  readonly sentTo: Email;
  /** When another one may be requested. */
  readonly resendAt: Instant;
}

/** Why e-mail and phone stay as they are; a new address always begins with `CodeNeeded` (R28). */
export type ChangeContactRefusal =
  | Exclude<ContactRefusal, { readonly _tag: 'CodeNeeded' }>
  | ContactCodeSent
  | CodeNotFound
  | PhoneNotCallable
  | TooManyCodes
  | KeyUsedBefore;

/** E-mail and phone are as requested; `message` is the server's sentence about it. */
export interface ContactSaved {
  readonly message: string;
  /** Replaces the call's token (R28). Undefined: nothing changed. */
  readonly token: SessionToken | undefined;
}

/** Reading and updating the caller's profile (spec 1 §5, R28). */
export interface ProfileOperations {
  /** The signed-in candidate's profile. */
  readonly profile: Operation<void, Candidate>;
  /** Replaces names, zip code and both lists as a whole (spec 1 §5). */
  readonly updateProfile: Operation<ProfileUpdate, ProfileSaved, UpdateProfileRefusal>;
  /** Saves 'Your details': e-mail and phone, which a profile update never carries (R28). */
  readonly changeContact: Operation<ContactWanted, ContactSaved, ChangeContactRefusal>;
}

/** Their names. */
export const profileOperations: NamesOf<ProfileOperations> = {
  profile: true,
  updateProfile: true,
  changeContact: true,
};

/** The profile, as journeys call it; only its changes can be refused. */
export type ProfileApi = ApiOf<ProfileOperations>;

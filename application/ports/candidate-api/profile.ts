import type { Email } from '../../../domain/identity/email';
import type { ContactRefusal } from '../../../domain/identity/email-change';
import type { OneTimeCode, TooManyCodes } from '../../../domain/identity/one-time-code';
import type { PhoneNumber } from '../../../domain/identity/phone';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { ProfileList } from '../../../domain/profile/profile';
import type { PlacedSpanFault } from '../../../domain/profile/span';
import type { ProfileUpdate } from '../../../domain/profile/update';
import type { Instant } from '../../../domain/time/instant';
import type { IdempotencyKey, SessionToken } from '../secrets';
import type { Candidate } from '../unit-of-work/people';
import type { ApiOf, KeyUsedBefore, Operation } from './call';
import type { CodeNotFound } from './identity';

/* What a candidate says of themselves. */

/** An entry ends before it begins, or lies in the future (R21). */
export type UpdateProfileRefusal = { readonly _tag: 'SpanRefused'; readonly list: ProfileList } & PlacedSpanFault;

export interface ProfileSaved {
  readonly message: string;
}

/** E-mail and phone as they shall be from now on (R28). */
export interface ContactWanted {
  readonly email: Email;
  readonly phone: PhoneNumber;
  /** What was sent to a new address; undefined asks for it to be sent. */
  readonly code: OneTimeCode | undefined;
  /** One per press: a repetition changes once, and is told the new token again. The specification's own call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** A code was sent to the new address, and has to be given (406 'Please Enter OTP!', R28). */
export interface ContactCodeSent {
  readonly _tag: 'CodeNeeded';
  readonly sentTo: Email;
  /** When another one may be asked for. */
  readonly resendAt: Instant;
}

export type ChangeContactRefusal =
  | Exclude<ContactRefusal, { readonly _tag: 'CodeNeeded' }>
  | ContactCodeSent
  | CodeNotFound
  | PhoneNotCallable
  | TooManyCodes
  | KeyUsedBefore;

export interface ContactSaved {
  readonly message: string;
  /** Takes the place of the one that the call was made with (R28); undefined: nothing was changed. */
  readonly token: SessionToken | undefined;
}

export interface ProfileOperations {
  /** What the signed-in candidate said of themselves. */
  readonly profile: Operation<void, Candidate>;
  /** Says it anew: names, zip code and both lists, whole (spec 1 §5). */
  readonly updateProfile: Operation<ProfileUpdate, ProfileSaved, UpdateProfileRefusal>;
  /** The way of 'Your details': e-mail and phone, which an update never carries (R28). */
  readonly changeContact: Operation<ContactWanted, ContactSaved, ChangeContactRefusal>;
}

export type ProfileApi = ApiOf<ProfileOperations>;

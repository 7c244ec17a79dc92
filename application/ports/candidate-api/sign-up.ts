import type { PhoneNumber } from '../../../domain/identity/phone';
import type { EmailNotProven } from '../../../domain/identity/social-sign-in';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { NewAccount } from '../unit-of-work/people';
import type { SignedIn } from './identity';
import type { ApiOf, Operation } from './call';

/* Signing up. */

/** Somebody has this e-mail address already: they sign in with it. */
export interface AccountExists {
  readonly _tag: 'AccountExists';
}

export type SignUpRefusal = AccountExists | EmailNotProven | PhoneNotCallable;

export interface SignUpRequest extends NewAccount {
  /** What `signInSocially` gave to who is unknown: without it nobody signs up in the name of a social sign-in. */
  readonly proof?: string | undefined;
}

export interface PhoneChecked {
  readonly message: string;
}

export interface SignUpOperations {
  /** Before a sign-up, and before another number is saved (spec 1 §5). */
  readonly checkPhone: Operation<PhoneNumber, PhoneChecked, PhoneNotCallable, 'public'>;
  readonly signUp: Operation<SignUpRequest, SignedIn, SignUpRefusal, 'public'>;
}

export type SignUpApi = ApiOf<SignUpOperations>;

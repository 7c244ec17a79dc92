import type { PhoneNumber } from '../../../domain/identity/phone';
import type { EmailNotProven } from '../../../domain/identity/social-sign-in';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { NewAccount } from '../unit-of-work/people';
import type { SignedIn } from './identity';
import type { ApiOf, Operation } from './call';

/* Signing up. */

/** An account with this e-mail address exists; its owner signs in. */
export interface AccountExists {
  readonly _tag: 'AccountExists';
}

export type SignUpRefusal = AccountExists | EmailNotProven | PhoneNotCallable;

export interface SignUpRequest extends NewAccount {
  /** The proof that `signInSocially` gave an unknown user, required to sign up after a social sign-in. */
  readonly proof?: string | undefined;
}

export interface PhoneChecked {
  readonly message: string;
}

export interface SignUpOperations {
  /** Called before a sign-up and before a changed number is saved (spec 1 §5). */
  readonly checkPhone: Operation<PhoneNumber, PhoneChecked, PhoneNotCallable, 'public'>;
  readonly signUp: Operation<SignUpRequest, SignedIn, SignUpRefusal, 'public'>;
}

export type SignUpApi = ApiOf<SignUpOperations>;

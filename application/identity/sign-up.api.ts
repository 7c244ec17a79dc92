import type { PhoneNumber } from '../../domain/identity/phone';
import type { EmailNotProven } from '../../domain/identity/social-sign-in';
import type { PhoneNotCallable } from '../../domain/identity/phone-check';
import type { NewAccount } from './people.store';
import type { SignedIn } from './identity.api';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';

/* Signing up. */

/** An account with this e-mail address exists; its owner signs in. */
export interface AccountExists {
  readonly _tag: 'AccountExists';
}

/** Why no account is opened: there is one, the provider's proof doesn't hold, or the phone can't be called. */
export type SignUpRefusal = AccountExists | EmailNotProven | PhoneNotCallable;

/** What the sign-up form sends. */
export interface SignUpRequest extends NewAccount {
  /** The proof that `signInSocially` gave an unknown user, required to sign up after a social sign-in. */
  readonly proof?: string | undefined;
}

/** By its digits the number can be called; no carrier was asked. `message` is the server's sentence about it. */
export interface PhoneChecked {
  readonly message: string;
}

/** Opening an account; it requires no session and returns one (R3b). */
export interface SignUpOperations {
  /** Called before a sign-up and before a changed number is saved (spec 1 §5). */
  readonly checkPhone: Operation<PhoneNumber, PhoneChecked, PhoneNotCallable, 'public'>;
  readonly signUp: Operation<SignUpRequest, SignedIn, SignUpRefusal, 'public'>;
}

/** Their names. */
export const signUpOperations: NamesOf<SignUpOperations> = { checkPhone: true, signUp: true };

/** Signing up, as journeys call it. */
export type SignUpApi = ApiOf<SignUpOperations>;

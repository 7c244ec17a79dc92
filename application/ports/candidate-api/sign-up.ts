import type * as TE from 'fp-ts/TaskEither';
import type { PhoneNumber } from '../../../domain/identity/phone';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { CallFailure } from '../../failure';
import type { NewAccount } from '../unit-of-work/people';
import type { SignedIn } from './identity';

/* Signing up. */

/** Somebody has this e-mail address already: they sign in with it. */
export interface AccountExists {
  readonly _tag: 'AccountExists';
}

export type SignUpRefusal = AccountExists | PhoneNotCallable;

export interface PhoneChecked {
  readonly message: string;
}

export interface SignUpApi {
  /** Before a sign-up, and before another number is saved (spec 1 §5). */
  readonly checkPhone: (phone: PhoneNumber) => TE.TaskEither<CallFailure | PhoneNotCallable, PhoneChecked>;
  readonly signUp: (account: NewAccount) => TE.TaskEither<CallFailure | SignUpRefusal, SignedIn>;
}

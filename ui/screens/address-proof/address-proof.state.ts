import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { CodeRejected, EmailRejected } from '../../../application/journeys/sign-in';
import { codeSent, type CodeBeingTyped } from '../../../application/live/sign-in';
import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../application/ports/candidate-api/identity';
import type { SentCode } from '../../../application/ports/session-store';
import type { Email } from '../../../domain/identity/email';
import type { FailureView } from '../../kit/failure-notice';
import { failureView } from '../failure.view';

/* How asking for the code in place moves on: each step is a function of where it stood and what came. */

export type AddressProofState =
  | { readonly _tag: 'Closed' }
  | {
      readonly _tag: 'AskingForCode';
      readonly email: Email;
      readonly sending: boolean;
      readonly fault: SendCodeRefusal | undefined;
      readonly failure: FailureView | undefined;
    }
  | (CodeBeingTyped<FailureView> & { readonly _tag: 'GivingCode' });

type GivingCode = Extract<AddressProofState, { readonly _tag: 'GivingCode' }>;
type SendFailure = EmailRejected | SendCodeRefusal | CallFailure;

export const closed: AddressProofState = { _tag: 'Closed' };

const nothingWrong = { fault: undefined, failure: undefined } as const;

export const sendsCode = (email: Email): AddressProofState => ({
  _tag: 'AskingForCode',
  email,
  sending: true,
  ...nothingWrong,
});

export const codeArrives = ({ email, resendAt }: SentCode): AddressProofState => ({
  _tag: 'GivingCode',
  ...codeSent(email, resendAt),
});

/** One thing at a time is asked about a code: whether it is right, or for another one. */
export const isFree = (state: AddressProofState): state is GivingCode =>
  state._tag === 'GivingCode' && !state.checking && !state.resending;

export const withDigits = (state: AddressProofState, digits: string): AddressProofState =>
  state._tag === 'GivingCode' ? { ...state, digits, ...nothingWrong } : state;

export const checked = (state: GivingCode, digits: string): AddressProofState => ({
  ...state,
  digits,
  checking: true,
  ...nothingWrong,
});

export const askedAgain = (state: GivingCode): AddressProofState => ({ ...state, resending: true, ...nothingWrong });

/** A code that could not be sent, the first or another one. The address is the server's own word, so one that it does not take is one that it does not know. */
export const notSent = (state: AddressProofState, reason: SendFailure): AddressProofState => {
  if (state._tag === 'Closed') return state;
  const answered = state._tag === 'GivingCode' ? { ...state, resending: false } : { ...state, sending: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  return { ...answered, fault: reason._tag === 'EmailRejected' ? { _tag: 'UnknownCandidate' } : reason };
};

/** A wrong code clears the boxes, so that the next one can be typed at once; a lost line keeps them for another try. */
export const codeRefused = (
  state: AddressProofState,
  reason: CodeRejected | SubmitCodeRefusal | CallFailure,
): AddressProofState => {
  if (state._tag !== 'GivingCode') return state;
  const answered = { ...state, checking: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  return reason._tag === 'CodeRejected'
    ? { ...answered, fault: reason.fault }
    : { ...answered, digits: '', fault: reason };
};

import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { CodeRejected, EmailRejected } from '../../../application/journeys/sign-in';
import { codeSent, type CodeBeingTyped } from '../../../application/live/sign-in';
import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../application/ports/candidate-api/identity';
import type { SentCode } from '../../../application/ports/session-store';
import type { Email } from '../../../domain/identity/email';
import type { FailureView } from '../../kit/failure-notice';
import { failureView } from '../failure.view';

/* The state of the in-place code request: each step is a function of the previous state and an event. */

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

export const codeArrives = ({ email, resendAt }: SentCode, resent = false): AddressProofState => ({
  _tag: 'GivingCode',
  ...codeSent(email, resendAt, resent),
});

/** One request about a code at a time: either checking it or requesting another. */
export const isFree = (state: AddressProofState): state is GivingCode =>
  state._tag === 'GivingCode' && !state.checking && !state.resending;

export const withDigits = (state: AddressProofState, digits: string): AddressProofState =>
  state._tag === 'GivingCode' ? { ...state, digits, ...nothingWrong } : state;

export const checked = (state: GivingCode, digits: string): AddressProofState => ({
  ...state,
  digits,
  checking: true,
  resent: false,
  ...nothingWrong,
});

export const askedAgain = (state: GivingCode): AddressProofState => ({
  ...state,
  resending: true,
  resent: false,
  ...nothingWrong,
});

/** A code, first or later, that could not be sent. The address comes from the server, so a rejected address is treated as an unknown one. */
export const notSent = (state: AddressProofState, reason: SendFailure): AddressProofState => {
  if (state._tag === 'Closed') return state;
  const answered = state._tag === 'GivingCode' ? { ...state, resending: false } : { ...state, sending: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  return { ...answered, fault: reason._tag === 'EmailRejected' ? { _tag: 'UnknownCandidate' } : reason };
};

/** A wrong code clears the boxes, so that the next one can be typed at once; a lost connection keeps them for a retry. */
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

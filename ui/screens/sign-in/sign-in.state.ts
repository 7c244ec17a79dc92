import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { CodeRejected, EmailRejected } from '../../../application/journeys/sign-in';
import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../application/ports/candidate-api/identity';
import type { SentCode } from '../../../application/ports/session-store';
import { codeSent } from '../code.view';
import { failureView } from '../failure.view';
import type { SignInState } from './sign-in.view';

/* How a sign-in moves on: each step is a function of where it stood and what came. */

type AskingEmail = Extract<SignInState, { readonly _tag: 'AskingEmail' }>;
type AskingCode = Extract<SignInState, { readonly _tag: 'AskingCode' }>;

export const startState = (): SignInState => ({
  _tag: 'AskingEmail',
  email: '',
  sending: false,
  fault: undefined,
  failure: undefined,
});

/** What was typed stands, and what was wrong with it before is no longer said. */
export const withEmail = (state: SignInState, email: string): SignInState =>
  state._tag === 'AskingEmail' ? { ...state, email, fault: undefined, failure: undefined } : state;

export const withDigits = (state: SignInState, digits: string): SignInState =>
  state._tag === 'AskingCode' ? { ...state, digits, fault: undefined, failure: undefined } : state;

export const askedForCode = (state: AskingEmail): SignInState => ({
  ...state,
  sending: true,
  fault: undefined,
  failure: undefined,
});

export const codeArrives = ({ email, resendAt }: SentCode): SignInState => ({
  _tag: 'AskingCode',
  ...codeSent(email, resendAt),
});

export const emailRefused = (
  state: AskingEmail,
  reason: EmailRejected | SendCodeRefusal | CallFailure,
): SignInState => {
  const answered = { ...state, sending: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  switch (reason._tag) {
    case 'EmailRejected':
      return { ...answered, fault: reason.fault };
    case 'UnknownCandidate':
    case 'TooManyCodes':
      return { ...answered, fault: reason };
  }
};

export const resendRefused = (
  state: AskingCode,
  reason: EmailRejected | SendCodeRefusal | CallFailure,
): SignInState => {
  const answered = { ...state, resending: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  switch (reason._tag) {
    case 'UnknownCandidate':
    case 'TooManyCodes':
      return { ...answered, fault: reason };
    case 'EmailRejected':
      return { ...answered, fault: { _tag: 'UnknownCandidate' } };
  }
};

/** A wrong code clears the boxes, so that the next one can be typed at once; a lost line keeps them for another try. */
export const codeRefused = (state: AskingCode, reason: CodeRejected | SubmitCodeRefusal | CallFailure): SignInState => {
  const answered = { ...state, checking: false };
  if (isCallFailure(reason)) return { ...answered, failure: failureView(reason) };
  switch (reason._tag) {
    case 'CodeRejected':
      return { ...answered, fault: reason.fault };
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
    case 'CodeNotFound':
      return { ...answered, digits: '', fault: reason };
  }
};

import type { CodeBeingTyped, CodeFault } from '../../application/identity/code-step.live';
import type { CodeNotFound } from '../../application/identity/identity.api';
import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../application/identity/identity-refusals.words';
import { resendAfter } from '../../domain/identity/one-time-code';
import { seconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { CodeEntryView, ResendView } from './code-entry';
import type { FailureView } from '../kit/failure-notice';
import { signInTexts as t } from './sign-in.texts';

/* The entry of a mailed code, on any screen. */

/** As its screen shows it: the address above the boxes, and any obstacle above both. */
export interface TypedCodeView extends CodeEntryView {
  readonly email: string;
  readonly failure: FailureView | undefined;
}

const notFound = (fault: CodeNotFound): string => `${t.codeInvalid}. ${saySubmitCodeRefusal(fault)}`;

export const codeFaultText = (fault: CodeFault, digits: string, ownZone: TimeZone): string => {
  if (fault === 'CodeMissing') return t.codeMissing;
  if (fault === 'NotFourDigits') return t.codeTooShort(digits.length);
  switch (fault._tag) {
    case 'UnknownCandidate':
    case 'TooManyCodes':
      return saySendCodeRefusal(fault, ownZone);
    case 'CodeNotFound':
      return notFound(fault);
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
      return saySubmitCodeRefusal(fault);
  }
};

/** The countdown reaches 0 exactly when another code may be requested (60 s, spec 1 §9). */
const resendView = (
  { resendAt, resending, resent }: Pick<CodeBeingTyped, 'resendAt' | 'resending' | 'resent'>,
  now: Instant,
): ResendView => {
  // A device's clock may run slightly behind the server's: the countdown never exceeds the full wait.
  const left = Math.ceil(Math.min(between(now, resendAt), resendAfter) / seconds(1));
  const confirmation = resent ? t.resent : undefined;
  return left > 0
    ? { _tag: 'Closed', text: t.resendIn(left), confirmation }
    : { _tag: 'Open', busy: resending ? t.resending : undefined, confirmation };
};

/** `fault` and `failure` in words: they depend on what the code is for. */
export const typedCodeView = (
  state: CodeBeingTyped<unknown>,
  { fault, failure }: Pick<TypedCodeView, 'fault' | 'failure'>,
  now: Instant,
): TypedCodeView => ({
  email: state.email,
  digits: state.digits,
  fault,
  busy: state.checking ? t.checking : undefined,
  resend: resendView(state, now),
  failure,
});

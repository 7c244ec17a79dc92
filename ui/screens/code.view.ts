import type { CodeNotFound, SendCodeRefusal, SubmitCodeRefusal } from '../../application/ports/candidate-api/identity';
import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../application/words/identity-refusals';
import { resendAfter, type OneTimeCodeFault } from '../../domain/identity/one-time-code';
import { seconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { ResendView } from '../kit/code-entry';
import { signInTexts as t } from '../texts/sign-in';

/* A code that was mailed, wherever it is typed. */

export type CodeFault = OneTimeCodeFault | SubmitCodeRefusal | SendCodeRefusal;

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

/** The countdown reaches 0 exactly when another code may be asked for (60 s, spec 1 §9). */
export const resendView = (resendAt: Instant, resending: boolean, now: Instant): ResendView => {
  // A device's clock may be a little behind the server's: no wait is longer than the one there is.
  const left = Math.ceil(Math.min(between(now, resendAt), resendAfter) / seconds(1));
  return left > 0
    ? { _tag: 'Closed', text: t.resendIn(left) }
    : { _tag: 'Open', busy: resending ? t.resending : undefined };
};

import type { SignInState } from '../../application/identity/sign-in.live';
import type { SendCodeRefusal } from '../../application/identity/identity.api';
import { signedOutMessage } from '../../application/words/failures';
import { saySendCodeRefusal } from '../../application/identity/identity-refusals.words';
import type { EmailFault } from '../../domain/text/email';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { Snack } from '../kit/snackbar';
import { signInTexts as t } from './sign-in.texts';
import { codeFaultText, typedCodeView, type TypedCodeView } from './code.view';
import { failureView } from '../hooks/failure.view';

export type SignInView =
  | {
      readonly _tag: 'AskingEmail';
      readonly email: string;
      readonly fault: string | undefined;
      /** The button's words while the code is being sent. */
      readonly busy: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | (TypedCodeView & { readonly _tag: 'AskingCode' });

const emailFault = (fault: EmailFault | SendCodeRefusal, ownZone: TimeZone): string => {
  switch (fault._tag) {
    case 'EmailMissing':
      return t.emailRequired;
    case 'EmailMalformed':
      return t.emailInvalid;
    case 'EmailTooLong':
      return t.emailTooLong(fault.limit);
    case 'UnknownCandidate':
      return `${t.emailUnknown}. ${t.emailUnknownHelp}`;
    case 'TooManyCodes':
      return saySendCodeRefusal(fault, ownZone);
  }
};

/** What the sign-in screen shows. The countdown reaches 0 exactly when another code may be asked for (60 s, spec 1 §9). */
export const signInView = (state: SignInState, now: Instant, ownZone: TimeZone): SignInView => {
  switch (state._tag) {
    case 'AskingEmail':
      return {
        _tag: 'AskingEmail',
        email: state.email,
        fault: state.fault === undefined ? undefined : emailFault(state.fault, ownZone),
        busy: state.sending ? t.sending : undefined,
        failure: state.failure && failureView(state.failure),
      };
    case 'AskingCode':
      return {
        _tag: 'AskingCode',
        ...typedCodeView(
          state,
          {
            fault: state.fault && codeFaultText(state.fault, state.digits, ownZone),
            failure: state.failure && failureView(state.failure),
          },
          now,
        ),
      };
  }
};

/** The message left by a sign-out, shown once (spec 1 §4). */
export const signedOutSnack = (message: string | undefined): Snack | undefined =>
  message === undefined
    ? undefined
    : { key: message, tone: message === signedOutMessage ? 'success' : 'notice', text: message };

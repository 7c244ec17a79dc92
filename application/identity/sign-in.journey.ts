import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { parseEmail, type Email, type EmailFault } from '../../domain/text/email';
import { parseOneTimeCode, resendOpens, type OneTimeCodeFault } from '../../domain/identity/one-time-code';
import type { CallFailure } from '../failure';
import { inOrder, refuse, take } from '../in-order';
import type { Landing } from '../navigation/landing';
import type { CodeSent, IdentityApi, SendCodeRefusal, SubmitCodeRefusal } from './identity.api';
import type { Clock } from '../ports/clock';
import type { SentCode, SessionStore } from '../ports/session-store';
import { enter } from './enter.journey';
import type { ClosingPorts } from './sign-out.journey';

/** What was typed is not an e-mail address (R19), so no code was requested. */
export interface EmailRejected {
  readonly _tag: 'EmailRejected';
  readonly fault: EmailFault;
}

/** What was typed is not four digits (R19). It was not sent, so it costs none of the code's five tries (R3c). */
export interface CodeRejected {
  readonly _tag: 'CodeRejected';
  readonly fault: OneTimeCodeFault;
}

/** The address a code was sent to. */
export interface CodeOnItsWay extends CodeSent {
  readonly email: Email;
}

/** What sending a code needs. */
export interface SendingPorts {
  readonly api: Pick<IdentityApi, 'sendCode'>;
}

/** First step: sends a code to a valid e-mail address; an invalid one is never sent to the server. */
export const sendCodeTo =
  ({ api }: SendingPorts) =>
  (typed: string): TE.TaskEither<EmailRejected | CallFailure | SendCodeRefusal, CodeOnItsWay> =>
    inOrder(function* () {
      const email = parseEmail(typed);
      if (E.isLeft(email)) return yield* refuse({ _tag: 'EmailRejected', fault: email.left });
      const sent = yield* take(api.sendCode(email.right));
      return { ...sent, email: email.right };
    });

/** The code that this tab requested before its page was reloaded, if it is still valid. */
export const codeInHand = ({ sentCode }: Pick<SessionStore, 'sentCode'>, clock: Clock): SentCode | undefined => {
  const sent = O.toUndefined(sentCode.read());
  return sent && { ...sent, resendAt: resendOpens(sent.resendAt, clock.now()) };
};

/** Second step: the right code opens a session on this device and returns where to go. */
export const submitCode =
  (ports: ClosingPorts & { readonly api: Pick<IdentityApi, 'submitCode'> }) =>
  (email: Email, typed: string): TE.TaskEither<CodeRejected | CallFailure | SubmitCodeRefusal, Landing> =>
    inOrder(function* () {
      const code = parseOneTimeCode(typed);
      if (E.isLeft(code)) return yield* refuse({ _tag: 'CodeRejected', fault: code.left });
      return enter(ports)(yield* take(ports.api.submitCode({ email, code: code.right })));
    });

/** Whether someone is signed in on this device. */
export const isSignedIn = ({ token }: Pick<SessionStore, 'token'>): boolean => O.isSome(token.read());

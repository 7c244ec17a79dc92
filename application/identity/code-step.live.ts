import type * as E from 'fp-ts/Either';
import type { Email } from '../../domain/text/email';
import type { OneTimeCodeFault } from '../../domain/identity/one-time-code';
import type { Instant } from '../../domain/time/instant';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import type { CodeRejected, EmailRejected } from './sign-in.journey';
import type { SendCodeRefusal, SubmitCodeRefusal } from './identity.api';
import type { SentCode } from '../ports/session-store';
import type { Step } from '../live/machine';

/* A mailed code while it is typed, checked and sent again: at sign-in (spec 1 §2), for a new address (R28), and as a proof (R41). */

/** What is wrong with a code: not four digits, refused by the server, or no other can be sent now (R3c). */
export type CodeFault = OneTimeCodeFault | SubmitCodeRefusal | SendCodeRefusal;

/** The step in which a code that was sent to an address is typed. */
export interface CodeBeingTyped<Failure = CallFailure> {
  readonly email: Email;
  readonly digits: string;
  readonly checking: boolean;
  readonly resending: boolean;
  /** Another code was requested and is on its way; the page says so. */
  readonly resent: boolean;
  /** When another code may be requested. */
  readonly resendAt: Instant;
  readonly fault: CodeFault | undefined;
  readonly failure: Failure | undefined;
}

/** The boxes for a code that was just sent; `resent` if it is not the first. */
export const codeSent = (email: Email, resendAt: Instant, resent = false): CodeBeingTyped<never> => ({
  email,
  digits: '',
  checking: false,
  resending: false,
  resent,
  resendAt,
  fault: undefined,
  failure: undefined,
});

/** The answer to a request for a code, from the rules of the address or from the server. */
export type CodeRequest = E.Either<EmailRejected | SendCodeRefusal | CallFailure, SentCode>;

/** `CodeGiven` carries the digits: the 4th is given as it is typed. */
export type CodeEvent =
  | { readonly _tag: 'DigitsTyped'; readonly digits: string }
  | { readonly _tag: 'CodeGiven'; readonly digits: string }
  | { readonly _tag: 'ResendPressed' };

/** What the step of a mailed code asks for. */
export type CodeCommand =
  | { readonly _tag: 'SendCode'; readonly email: string }
  | { readonly _tag: 'CheckCode'; readonly email: Email; readonly digits: string };

/** No error is shown. */
export const nothingWrong = { fault: undefined, failure: undefined } as const;

/** One event at the boxes. One request at a time: while a code is checked, or another is on its way, a press changes nothing. */
export const codeStep = <Code extends CodeBeingTyped<unknown>>(
  state: Code,
  event: CodeEvent,
): Step<Code, CodeCommand> => {
  if (event._tag === 'DigitsTyped') return [{ ...state, ...nothingWrong, digits: event.digits }, []];
  if (state.checking || state.resending) return [state, []];
  const { email } = state;
  const cleared = { ...state, ...nothingWrong, resent: false };
  if (event._tag === 'ResendPressed') return [{ ...cleared, resending: true }, [{ _tag: 'SendCode', email }]];
  return [{ ...cleared, digits: event.digits, checking: true }, [{ _tag: 'CheckCode', email, digits: event.digits }]];
};

/** Why no code was sent. The address is one that the server knew, so a rejected one is treated as unknown. */
export const notSent = (
  reason: EmailRejected | SendCodeRefusal | CallFailure,
): { readonly fault: SendCodeRefusal | undefined; readonly failure: CallFailure | undefined } => {
  if (isCallFailure(reason)) return { fault: undefined, failure: reason };
  return { fault: reason._tag === 'EmailRejected' ? { _tag: 'UnknownCandidate' } : reason, failure: undefined };
};

/** Another code could not be sent. The one sent before still works. */
export const resendRefused = <Code extends CodeBeingTyped<unknown>>(
  state: Code,
  reason: EmailRejected | SendCodeRefusal | CallFailure,
): Code => ({ ...state, resending: false, ...notSent(reason) });

/** A wrong code clears the boxes for the next try; a lost connection keeps what was typed. */
export const codeRefused = <Code extends CodeBeingTyped<unknown>>(
  state: Code,
  reason: CodeRejected | SubmitCodeRefusal | CallFailure,
): Code => {
  const answered = { ...state, checking: false };
  if (isCallFailure(reason)) return { ...answered, failure: reason };
  if (reason._tag === 'CodeRejected') return { ...answered, fault: reason.fault };
  return { ...answered, digits: '', fault: reason };
};

/** Our own code broke: the digits stay, and everything can be pressed again. */
export const codeBroke = <Code extends CodeBeingTyped<unknown>>(state: Code): Code => ({
  ...state,
  checking: false,
  resending: false,
  failure: ourDefect,
});

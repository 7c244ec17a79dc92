import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { EMPTY, filter, from, map, merge, of, take, type Observable } from 'rxjs';
import type { EmailFault } from '../../domain/text/email';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import { landAfterSignIn } from './enter.journey';
import {
  codeInHand,
  isSignedIn,
  sendCodeTo,
  submitCode,
  type CodeRejected,
  type EmailRejected,
} from './sign-in.journey';
import type { ClosingPorts } from './sign-out.journey';
import type { Landing } from '../navigation/landing';
import type { IdentityApi, SendCodeRefusal, SubmitCodeRefusal } from './identity.api';
import type { Clock } from '../ports/clock';
import type { Presence } from './presence.port';
import type { SentCode } from '../ports/session-store';
import {
  codeBroke,
  codeRefused,
  codeSent,
  codeStep,
  nothingWrong,
  resendRefused,
  type CodeBeingTyped,
  type CodeCommand,
  type CodeEvent,
  type CodeRequest,
} from './code-step.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* Sign-in: an e-mail address, then the code sent to it (spec 1 §2, §4). */

/** The steps of a sign-in. */
export type SignInState =
  | {
      readonly _tag: 'AskingEmail';
      readonly email: string;
      readonly sending: boolean;
      readonly fault: EmailFault | SendCodeRefusal | undefined;
      readonly failure: CallFailure | undefined;
    }
  | (CodeBeingTyped & { readonly _tag: 'AskingCode' });

type AskingEmail = Extract<SignInState, { readonly _tag: 'AskingEmail' }>;

/** The sign-in page: its step, and what it says above. */
export interface SigningIn {
  readonly at: SignInState;
  /** A page that needs a session was opened; sign-in leads there. */
  readonly toPage: boolean;
  /** The message left by a sign-out, until it is closed (spec 1 §4). */
  readonly message: string | undefined;
}

/** What happens at sign-in. `Recalled`: what this tab still knew when the page opened. */
export type SignInEvent =
  | CodeEvent
  /** What was typed and submitted before the script loaded, and the address passed on by the previous page. */
  | {
      readonly _tag: 'PageTakenOver';
      readonly email: string;
      readonly sent: boolean;
      readonly toPage: boolean;
      readonly remembered: string | undefined;
    }
  | {
      readonly _tag: 'Recalled';
      readonly message: string | undefined;
      /** A code that this tab requested before its page was reloaded. */
      readonly waiting: SentCode | undefined;
      readonly email: string;
      readonly sent: boolean;
    }
  | { readonly _tag: 'EmailTyped'; readonly email: string }
  | { readonly _tag: 'CodePressed' }
  | { readonly _tag: 'ChangeEmailPressed' }
  | { readonly _tag: 'RetryPressed' }
  | { readonly _tag: 'CodeRequested'; readonly answer: CodeRequest }
  | {
      readonly _tag: 'CodeChecked';
      readonly answer: E.Either<CodeRejected | SubmitCodeRefusal | CallFailure, Landing>;
    }
  /** Someone signed in in another tab in the meantime, usually with the link in the email. */
  | { readonly _tag: 'SignedInElsewhere' }
  | { readonly _tag: 'SaidClosed' }
  | { readonly _tag: 'Broke' };

/** What sign-in asks for. `Recall` reads the message of a sign-out once and clears it. */
export type SignInCommand =
  | { readonly _tag: 'Recall'; readonly email: string; readonly sent: boolean; readonly remembered: string | undefined }
  | CodeCommand
  /** So that a reload resumes with it. */
  | { readonly _tag: 'KeepCode'; readonly sent: SentCode }
  /** Neither a code that was sent nor one that is on its way. */
  | { readonly _tag: 'ForgetCode' }
  | { readonly _tag: 'Land'; readonly landing: Landing }
  /** This tab continues too, and asks who is here. */
  | { readonly _tag: 'GoOnAsking' };

type SignInStep = Step<SignInState, SignInCommand>;

/** The first step of sign-in, with an empty box. */
export const askingEmail: AskingEmail = {
  _tag: 'AskingEmail',
  email: '',
  sending: false,
  fault: undefined,
  failure: undefined,
};

const codeArrives = ({ email, resendAt }: SentCode, resent = false): SignInState => ({
  _tag: 'AskingCode',
  ...codeSent(email, resendAt, resent),
});

/** The first step of sign-in after a request that failed. What was typed stays. */
export const emailRefused = (
  state: AskingEmail,
  reason: EmailRejected | SendCodeRefusal | CallFailure,
): SignInState => {
  const answered = { ...state, sending: false };
  if (isCallFailure(reason)) return { ...answered, failure: reason };
  return { ...answered, fault: reason._tag === 'EmailRejected' ? reason.fault : reason };
};

const askForCode = (state: AskingEmail): SignInStep =>
  state.sending
    ? [state, []]
    : [{ ...state, ...nothingWrong, sending: true }, [{ _tag: 'SendCode', email: state.email }]];

const requested = (state: SignInState, answer: CodeRequest): SignInStep => {
  if (E.isRight(answer))
    return [codeArrives(answer.right, state._tag === 'AskingCode'), [{ _tag: 'KeepCode', sent: answer.right }]];
  return [state._tag === 'AskingEmail' ? emailRefused(state, answer.left) : resendRefused(state, answer.left), []];
};

const recalled = ({ waiting, email, sent }: Extract<SignInEvent, { readonly _tag: 'Recalled' }>): SignInStep => {
  if (waiting !== undefined) return [codeArrives(waiting), []];
  const typed = { ...askingEmail, email };
  return sent ? askForCode(typed) : [typed, []];
};

const stepAt = (state: SignInState, event: Exclude<SignInEvent, { readonly _tag: 'SaidClosed' }>): SignInStep => {
  switch (event._tag) {
    case 'PageTakenOver': {
      const { email, sent, remembered } = event;
      return [state, [{ _tag: 'Recall', email, sent, remembered }]];
    }
    case 'Recalled':
      return recalled(event);
    case 'EmailTyped':
      // Typing keeps the value and removes the earlier error.
      return [state._tag === 'AskingEmail' ? { ...state, ...nothingWrong, email: event.email } : state, []];
    case 'DigitsTyped':
    case 'CodeGiven':
    case 'ResendPressed':
      return state._tag === 'AskingCode' ? codeStep(state, event) : [state, []];
    case 'CodePressed':
      return state._tag === 'AskingEmail' ? askForCode(state) : [state, []];
    case 'RetryPressed':
      return state._tag === 'AskingEmail'
        ? askForCode(state)
        : codeStep(state, { _tag: 'CodeGiven', digits: state.digits });
    case 'ChangeEmailPressed':
      return [askingEmail, [{ _tag: 'ForgetCode' }]];
    case 'CodeRequested':
      return requested(state, event.answer);
    case 'CodeChecked':
      if (E.isRight(event.answer)) return [state, [{ _tag: 'Land', landing: event.answer.right }]];
      return [state._tag === 'AskingCode' ? codeRefused(state, event.answer.left) : state, []];
    case 'SignedInElsewhere':
      return [state, [{ _tag: 'GoOnAsking' }]];
    case 'Broke':
      return [state._tag === 'AskingEmail' ? { ...state, sending: false, failure: ourDefect } : codeBroke(state), []];
  }
};

/** One event of sign-in. Pressing the same button again during its call changes nothing. */
export const signInStep = (state: SigningIn, event: SignInEvent): Step<SigningIn, SignInCommand> => {
  if (event._tag === 'SaidClosed') return [{ ...state, message: undefined }, []];
  const [at, commands] = stepAt(state.at, event);
  return [
    {
      at,
      toPage: event._tag === 'PageTakenOver' ? event.toPage : state.toPage,
      message: event._tag === 'Recalled' ? event.message : state.message,
    },
    commands,
  ];
};

/** What sign-in needs. `land` opens what the stored hints chose (R2). */
export type SignInPorts = ClosingPorts & {
  readonly api: Pick<IdentityApi, 'sendCode' | 'submitCode'>;
  readonly presence: Pick<Presence, 'stirs' | 'asksWhoIsHere'>;
  readonly clock: Clock;
  readonly land: (landing: Landing) => void;
};

const carry =
  (ports: SignInPorts) =>
  (command: SignInCommand): Observable<SignInEvent> => {
    const { session, presence, clock, land } = ports;
    switch (command._tag) {
      case 'Recall': {
        const { email, sent, remembered = '' } = command;
        const message = O.toUndefined(session.signOutMessage.read());
        session.signOutMessage.clear();
        const waiting = email === '' ? codeInHand(session, clock) : undefined;
        return of({ _tag: 'Recalled', message, waiting, email: email === '' ? remembered : email, sent });
      }
      case 'SendCode':
        return from(sendCodeTo(ports)(command.email)()).pipe(
          map((answer): SignInEvent => ({ _tag: 'CodeRequested', answer })),
        );
      case 'CheckCode':
        return from(submitCode(ports)(command.email, command.digits)()).pipe(
          map((answer): SignInEvent => ({ _tag: 'CodeChecked', answer })),
        );
      case 'KeepCode':
        session.sentCode.write(command.sent);
        return EMPTY;
      case 'ForgetCode':
        session.sentCode.clear();
        return EMPTY;
      case 'Land':
        land(command.landing);
        return EMPTY;
      case 'GoOnAsking':
        presence.asksWhoIsHere.write(true);
        land(landAfterSignIn(ports));
        return EMPTY;
    }
  };

/** Runs sign-in. If someone signs in in another tab, this tab continues as well. */
export const signInMachine = (ports: SignInPorts): Machine<SigningIn, SignInEvent> => {
  const threw = reporting<SignInEvent>(ports.reporter, 'sign-in', () => ({ _tag: 'Broke' }));
  const carriedOut = inLanes<SignInCommand, SignInEvent>(
    ({ _tag }) => (_tag === 'ForgetCode' ? 'SendCode' : _tag),
    carry(ports),
    threw,
  );
  const inAnotherTab = ports.presence.stirs.pipe(
    filter(() => isSignedIn(ports.session)),
    take(1),
    map((): SignInEvent => ({ _tag: 'SignedInElsewhere' })),
  );
  return machine(
    [{ at: askingEmail, toPage: false, message: undefined }, []],
    signInStep,
    (commands) => merge(carriedOut(commands), inAnotherTab),
    threw,
  );
};

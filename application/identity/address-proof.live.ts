import * as E from 'fp-ts/Either';
import { EMPTY, from, map, of, type Observable } from 'rxjs';
import type { Email } from '../../domain/text/email';
import { ourDefect, type CallFailure } from '../failure';
import { proveWithCode } from './prove-address.journey';
import { requestCode } from './request-code.journey';
import { codeInHand, type CodeRejected } from './sign-in.journey';
import type { IdentityApi, SendCodeRefusal, SubmitCodeRefusal } from './identity.api';
import type { Clock } from '../ports/clock';
import type { Reporter } from '../ports/reporter';
import type { SessionStore } from '../ports/session-store';
import {
  codeBroke,
  codeRefused,
  codeSent,
  codeStep,
  notSent,
  nothingWrong,
  resendRefused,
  type CodeBeingTyped,
  type CodeCommand,
  type CodeEvent,
  type CodeRequest,
} from './code-step.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The code mailed to the candidate's own address, asked for over the page whose act was refused without it (R41). */

/** `goOn` repeats what was refused. */
interface Wanted {
  readonly email: Email;
  readonly goOn: () => void;
}

/** The dialog that asks for the code mailed to the candidate's own address (R41). */
export type AddressProofState =
  | { readonly _tag: 'Closed' }
  | (Wanted & {
      readonly _tag: 'AskingForCode';
      readonly sending: boolean;
      readonly fault: SendCodeRefusal | undefined;
      readonly failure: CallFailure | undefined;
    })
  | (Wanted & CodeBeingTyped & { readonly _tag: 'GivingCode' });

/** What happens in the dialog. `ProofWanted`: an act needs a proven address; `goOn` repeats it. */
export type AddressProofEvent =
  | CodeEvent
  | (Wanted & { readonly _tag: 'ProofWanted' })
  | { readonly _tag: 'SendPressed' }
  /** The page stays as it was, and the same act can ask again. */
  | { readonly _tag: 'LetGo' }
  | { readonly _tag: 'CodeRequested'; readonly answer: CodeRequest }
  | {
      readonly _tag: 'CodeChecked';
      readonly answer: E.Either<CodeRejected | SubmitCodeRefusal | CallFailure, unknown>;
    }
  | { readonly _tag: 'Broke' };

/** What the dialog asks for. */
export type AddressProofCommand =
  | CodeCommand
  /** A code requested a moment ago is still valid: another would only count against the limit (R3c). */
  | { readonly _tag: 'FindCode'; readonly email: Email }
  /** An answer that comes after the dialog was closed is ignored. */
  | { readonly _tag: 'Ignore' }
  | { readonly _tag: 'GoOn'; readonly goOn: () => void };

type AddressProofStep = Step<AddressProofState, AddressProofCommand>;

const closed: AddressProofState = { _tag: 'Closed' };

const askForCode = ({ email, goOn }: Wanted): AddressProofStep => [
  { _tag: 'AskingForCode', email, goOn, sending: true, ...nothingWrong },
  [{ _tag: 'FindCode', email }],
];

const requested = (state: AddressProofState, answer: CodeRequest): AddressProofState => {
  if (state._tag === 'Closed') return state;
  if (E.isRight(answer)) {
    const { email, resendAt } = answer.right;
    const isAnother = state._tag === 'GivingCode';
    return { _tag: 'GivingCode', goOn: state.goOn, ...codeSent(email, resendAt, isAnother) };
  }
  return state._tag === 'GivingCode'
    ? resendRefused(state, answer.left)
    : { ...state, sending: false, ...notSent(answer.left) };
};

const broken = (state: AddressProofState): AddressProofState => {
  switch (state._tag) {
    case 'Closed':
      return state;
    case 'AskingForCode':
      return { ...state, sending: false, failure: ourDefect };
    case 'GivingCode':
      return codeBroke(state);
  }
};

/** One event of the dialog. Pressing the same button again during its call changes nothing. */
export const addressProofStep = (state: AddressProofState, event: AddressProofEvent): AddressProofStep => {
  switch (event._tag) {
    case 'ProofWanted':
      return askForCode(event);
    case 'SendPressed':
      return state._tag === 'AskingForCode' && !state.sending ? askForCode(state) : [state, []];
    case 'LetGo':
      return [closed, [{ _tag: 'Ignore' }]];
    case 'DigitsTyped':
    case 'CodeGiven':
    case 'ResendPressed':
      return state._tag === 'GivingCode' ? codeStep(state, event) : [state, []];
    case 'CodeRequested':
      return [requested(state, event.answer), []];
    case 'CodeChecked':
      if (state._tag !== 'GivingCode') return [state, []];
      return E.isRight(event.answer)
        ? [closed, [{ _tag: 'GoOn', goOn: state.goOn }]]
        : [codeRefused(state, event.answer.left), []];
    case 'Broke':
      return [broken(state), []];
  }
};

/** What the dialog needs. */
export interface AddressProofPorts {
  readonly api: Pick<IdentityApi, 'sendCode' | 'proveAddress'>;
  readonly session: Pick<SessionStore, 'sentCode'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

const carry =
  (ports: AddressProofPorts) =>
  (command: AddressProofCommand): Observable<AddressProofEvent> => {
    const send = (email: string): Observable<AddressProofEvent> =>
      from(requestCode(ports)(email)()).pipe(map((answer) => ({ _tag: 'CodeRequested', answer })));
    switch (command._tag) {
      case 'FindCode': {
        const inHand = codeInHand(ports.session, ports.clock);
        return inHand?.email === command.email
          ? of({ _tag: 'CodeRequested', answer: E.right(inHand) })
          : send(command.email);
      }
      case 'SendCode':
        return send(command.email);
      case 'CheckCode':
        return from(proveWithCode(ports)(command.digits)()).pipe(
          map((answer): AddressProofEvent => ({ _tag: 'CodeChecked', answer })),
        );
      case 'Ignore':
        return EMPTY;
      case 'GoOn':
        command.goOn();
        return EMPTY;
    }
  };

/** Runs the dialog, closed at first. One call at a time: another one, or closing the dialog, ignores its answer. */
export const addressProofMachine = (ports: AddressProofPorts): Machine<AddressProofState, AddressProofEvent> => {
  const threw = reporting<AddressProofEvent>(ports.reporter, 'address-proof', () => ({ _tag: 'Broke' }));
  return machine<AddressProofState, AddressProofEvent, AddressProofCommand>(
    [closed, []],
    addressProofStep,
    inLanes(({ _tag }) => (_tag === 'GoOn' ? 'go on' : 'call'), carry(ports), threw),
    threw,
  );
};

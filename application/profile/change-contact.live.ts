import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { EMPTY, map, type Observable } from 'rxjs';
import { phoneFields, type ContactForm } from '../../domain/identity/contact-form';
import { chooseCountry, typePhone, type CountryCode } from '../../domain/identity/phone';
import type { Candidate } from '../../domain/profile/candidate';
import { isCallFailure, ourDefect, type CallFailure } from '../failure';
import {
  contactChangeOf,
  keepContactChange,
  type ChangeContactFailure,
  type NothingChanged,
} from './change-contact.journey';
import type { ChangeContactRefusal, ContactSaved } from './profile.api';
import type { ContactWrong } from './profile-refusals.words';
import type { Clock } from '../ports/clock';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { IdempotencyKey } from '../ports/secrets';
import type { ContactChange, SessionStore } from '../ports/session-store';
import { codeRefused, codeSent, codeStep, type CodeBeingTyped, type CodeEvent } from '../identity/code-step.live';
import { formOpened, formSent, formStep, sendForm, type Form, type FormAnswered } from '../live/form';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { pressKeys, type Press } from '../live/press-key';

/* 'Your details' while they are edited: e-mail and phone, then the code of a new address (spec 1 §2, R28). */

type Standing = Pick<Candidate, 'email' | 'phone'>;

/** Why the details could not be saved, beside what is wrong in a field. */
type NotSaved = CallFailure | Extract<ChangeContactRefusal, { readonly _tag: 'KeyUsedBefore' }>;

/** The step of editing e-mail and phone. */
export type ContactState =
  | (Form<ContactForm, ContactWrong, NotSaved> & { readonly _tag: 'Typing' })
  | (CodeBeingTyped<NotSaved> & { readonly _tag: 'GivingCode'; readonly typed: ContactForm });

type Typing = Extract<ContactState, { readonly _tag: 'Typing' }>;
/** Outcomes that need words on the form; 'nothing changed' needs none. */
type Failure = Exclude<ChangeContactFailure, NothingChanged>;

/** What happens in the form of 'Your details'. */
export type ContactEvent =
  | CodeEvent
  | { readonly _tag: 'EmailTyped'; readonly email: string }
  | { readonly _tag: 'PhoneTyped'; readonly phone: string }
  | { readonly _tag: 'CountryChosen'; readonly country: CountryCode }
  | { readonly _tag: 'SavePressed' | 'CancelPressed' }
  /** From the code to the details. */
  | { readonly _tag: 'BackPressed' }
  /** `at`: the step in which the button was pressed. */
  | (FormAnswered<ChangeContactFailure> & { readonly at: ContactState['_tag'] })
  | { readonly _tag: 'Broke' };

/** What the form of 'Your details' asks for. */
export type ContactCommand =
  /** Without a code, the server mails one if the address is new. */
  | {
      readonly _tag: 'Save';
      readonly at: ContactState['_tag'];
      readonly typed: ContactForm;
      readonly code: string | undefined;
    }
  /** A reload no longer goes on with the code. */
  | { readonly _tag: 'ForgetChange' }
  /** Saved, canceled, or nothing changed. */
  | { readonly _tag: 'Close' };

type ContactStep = Step<ContactState, ContactCommand>;

const typing = (typed: ContactForm): Typing => ({ _tag: 'Typing', ...formOpened(typed) });

/** The form as it opens, or the code step if a change from before a reload still waits for its code. */
export const contactAtFirst = (
  { email, phone }: Standing,
  waiting?: Pick<ContactChange, 'typed' | 'sentTo' | 'resendAt'>,
): ContactState =>
  waiting === undefined
    ? typing({ email, ...phoneFields(phone) })
    : { _tag: 'GivingCode', typed: waiting.typed, ...codeSent(waiting.sentTo, waiting.resendAt) };

const retyped = (
  state: ContactState,
  change: (typed: ContactForm) => Partial<ContactForm>,
  ...mends: readonly (keyof ContactForm)[]
): ContactState =>
  state._tag === 'Typing' ? formStep(state, { _tag: 'FieldsChanged', change: change(state.typed), mends }) : state;

const faulty = ({ typed }: ContactState, faults: Partial<ContactWrong>): ContactState =>
  formStep(typing(typed), { _tag: 'FaultsFound', faults });

const failed = (state: ContactState, failure: NotSaved): ContactState =>
  state._tag === 'Typing'
    ? formStep(state, { _tag: 'Failed', failure })
    : { ...state, checking: false, resending: false, failure };

/** The failure to save: beside the field it is about, or above the form, which keeps what was typed (R29). */
const refusedWith = (state: ContactState, reason: Failure): ContactState => {
  if (isCallFailure(reason)) return failed(state, reason);
  switch (reason._tag) {
    case 'ContactRejected':
      return faulty(state, reason.faults);
    case 'EmailTaken':
      return faulty(state, { email: reason });
    case 'PhoneNotCallable':
      return faulty(state, { phone: reason });
    case 'CodeNeeded':
      return {
        _tag: 'GivingCode',
        typed: state.typed,
        ...codeSent(reason.sentTo, reason.resendAt, state._tag === 'GivingCode'),
      };
    case 'TooManyCodes':
      return state._tag === 'Typing'
        ? faulty(state, { email: reason })
        : { ...state, checking: false, resending: false, fault: reason };
    case 'CodeRejected':
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
    case 'CodeNotFound':
      return state._tag === 'GivingCode'
        ? codeRefused({ ...state, resending: false }, reason)
        : { ...state, busy: false };
    case 'KeyUsedBefore':
      return failed(state, reason);
  }
};

const atBoxes = (state: ContactState, event: CodeEvent): ContactStep => {
  if (state._tag !== 'GivingCode') return [state, []];
  const [next, commands] = codeStep(state, event);
  return [
    next,
    commands.map((command) => ({
      _tag: 'Save',
      at: state._tag,
      typed: state.typed,
      code: command._tag === 'CheckCode' ? command.digits : undefined,
    })),
  ];
};

const answered = (
  state: ContactState,
  { at, answer }: Extract<ContactEvent, { readonly _tag: 'Answered' }>,
): ContactStep => {
  if (E.isRight(answer) || answer.left._tag === 'NothingChanged') return [state, [{ _tag: 'Close' }]];
  // A late response, after the candidate moved to or from the code step, does not move them again.
  return [state._tag === at ? refusedWith(state, answer.left) : state, []];
};

/** One event of the form. While it is being sent, typing and pressing change nothing. */
export const contactStep = (state: ContactState, event: ContactEvent): ContactStep => {
  switch (event._tag) {
    case 'EmailTyped':
      return [retyped(state, () => ({ email: event.email }), 'email'), []];
    case 'PhoneTyped':
      return [retyped(state, (typed) => typePhone(typed, event.phone), 'phone'), []];
    case 'CountryChosen':
      // Another country clears the phone (spec 1 §5).
      return [retyped(state, (typed) => chooseCountry(typed, event.country), 'country', 'phone'), []];
    case 'SavePressed':
      return state._tag === 'Typing'
        ? formSent(state, { _tag: 'Save', at: 'Typing', typed: state.typed, code: undefined })
        : [state, []];
    case 'CancelPressed':
      return [state, [{ _tag: 'Close' }]];
    case 'DigitsTyped':
    case 'CodeGiven':
    case 'ResendPressed':
      return atBoxes(state, event);
    case 'BackPressed':
      // What was typed is kept.
      return [typing(state.typed), [{ _tag: 'ForgetChange' }]];
    case 'Answered':
      return answered(state, event);
    case 'Broke':
      return [failed(state, ourDefect), []];
  }
};

/** What the form needs. What `save` and `saved` do happens even if the candidate has left the form by then. */
export interface ContactPorts {
  readonly candidate: Standing;
  readonly save: (request: {
    readonly shown: Standing;
    readonly typed: ContactForm;
    readonly code: string | undefined;
    readonly key: IdempotencyKey;
  }) => TE.TaskEither<ChangeContactFailure, ContactSaved>;
  readonly saved: (message: string) => void;
  readonly close: () => void;
  readonly session: Pick<SessionStore, 'contactChange'>;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'newKey'>;
  readonly reporter: Reporter;
}

const carry =
  (ports: ContactPorts, press: Press) =>
  (command: ContactCommand): Observable<ContactEvent> => {
    const { candidate: shown, session } = ports;
    switch (command._tag) {
      case 'Save': {
        const { at, typed, code } = command;
        return sendForm(
          press([typed, code], (key) => ports.save({ shown, typed, code, key })),
          ({ message }) => ports.saved(message),
          (reason) => keepContactChange(ports)(shown, typed, reason),
        ).pipe(map((answer) => ({ ...answer, at })));
      }
      case 'ForgetChange':
        session.contactChange.clear();
        return EMPTY;
      case 'Close':
        ports.close();
        return EMPTY;
    }
  };

/** Runs the form for a candidate as they were when it opened; a change that still waits for its code is resumed. */
export const contactMachine = (ports: ContactPorts): Machine<ContactState, ContactEvent> => {
  const threw = reporting<ContactEvent>(ports.reporter, 'change-contact', () => ({ _tag: 'Broke' }));
  return machine<ContactState, ContactEvent, ContactCommand>(
    [contactAtFirst(ports.candidate, contactChangeOf(ports)(ports.candidate, ports.clock.now())), []],
    contactStep,
    // What is sent from one step does not stop what was sent from the other.
    inLanes(
      (command) => (command._tag === 'Save' ? command.at : command._tag),
      carry(ports, pressKeys(ports.environment)),
      threw,
    ),
    threw,
  );
};

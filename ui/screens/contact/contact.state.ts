import { isCallFailure } from '../../../application/failure';
import type { ChangeContactFailure, NothingChanged } from '../../../application/journeys/change-contact';
import { codeSent } from '../../../application/live/sign-in';
import type { ContactChange } from '../../../application/ports/session-store';
import { phoneFields, type ContactFaults, type ContactForm } from '../../../domain/identity/contact-form';
import type { Email } from '../../../domain/identity/email';
import type { Candidate } from '../../../domain/profile/candidate';
import { chooseCountry, maskTyped, type CountryCode } from '../../../domain/identity/phone';
import type { Instant } from '../../../domain/time/instant';
import { countryView } from '../phone-fields.view';
import { saveFailureView } from '../profile/save-failure.view';
import type { ContactState, FieldRefused } from './contact.view';

/* The state of editing e-mail and phone: each step is a function of the previous state and an event. */

type Typing = Extract<ContactState, { readonly _tag: 'Typing' }>;
type GivingCode = Extract<ContactState, { readonly _tag: 'GivingCode' }>;
/** Outcomes that need words on the form; 'nothing changed' needs none. */
type Failure = Exclude<ChangeContactFailure, NothingChanged>;

const clear = { faults: undefined, refused: undefined, takesFocus: false, failure: undefined } as const;

const typing = (typed: ContactForm): Typing => ({ _tag: 'Typing', typed, ...clear, busy: false });

const givingCode = (typed: ContactForm, sentTo: Email, resendAt: Instant, resent = false): ContactState => ({
  _tag: 'GivingCode',
  typed,
  ...codeSent(sentTo, resendAt, resent),
});

/** The form as it opens, or the code step if a change from before a reload still waits for its code. */
export const startState = (
  { email, phone }: Pick<Candidate, 'email' | 'phone'>,
  waiting?: Pick<ContactChange, 'typed' | 'sentTo' | 'resendAt'>,
): ContactState =>
  waiting === undefined
    ? typing({ email, ...phoneFields(phone) })
    : givingCode(waiting.typed, waiting.sentTo, waiting.resendAt);

const fieldOf = ({ _tag }: FieldRefused): keyof ContactForm => (_tag === 'PhoneNotCallable' ? 'phone' : 'email');

/** Typing in a field clears its error; the other fields keep theirs (R29). */
const retyped = (
  state: ContactState,
  fields: readonly (keyof ContactForm)[],
  change: (typed: ContactForm) => ContactForm,
): ContactState => {
  if (state._tag !== 'Typing' || state.busy) return state;
  const mended: Partial<ContactFaults> = Object.fromEntries(fields.map((field) => [field, undefined]));
  return {
    ...state,
    typed: change(state.typed),
    faults: state.faults && { ...state.faults, ...mended },
    refused: state.refused && fields.includes(fieldOf(state.refused)) ? undefined : state.refused,
    takesFocus: false,
  };
};

export const withEmail = (state: ContactState, email: string): ContactState =>
  retyped(state, ['email'], (typed) => ({ ...typed, email }));

export const withPhone = (state: ContactState, phone: string): ContactState =>
  retyped(state, ['phone'], (typed) => ({ ...typed, phone: maskTyped(countryView(typed.country).value, phone) }));

/** Another country clears the phone (spec 1 §5). */
export const withCountry = (state: ContactState, country: CountryCode): ContactState =>
  retyped(state, ['country', 'phone'], (typed) => ({ ...typed, ...chooseCountry(typed, country) }));

export const withDigits = (state: ContactState, digits: string): ContactState =>
  state._tag === 'GivingCode' ? { ...state, digits, fault: undefined, failure: undefined } : state;

/** One request about a code at a time: either checking it or requesting another. */
export const isFree = (state: ContactState): state is GivingCode =>
  state._tag === 'GivingCode' && !state.checking && !state.resending;

/** Back from the code: what was typed is kept. */
export const backToTyping = (state: ContactState): ContactState => typing(state.typed);

export const sent = (state: Typing): ContactState => ({ ...state, ...clear, busy: true });

export const checked = (state: GivingCode, digits: string): ContactState => ({
  ...state,
  digits,
  checking: true,
  resent: false,
  fault: undefined,
  failure: undefined,
});

export const askedAgain = (state: GivingCode): ContactState => ({
  ...state,
  resending: true,
  resent: false,
  fault: undefined,
  failure: undefined,
});

/** The failure to save: beside the field it is about, or above the form, which keeps what was typed (R29). */
export const refusedWith = (state: ContactState, reason: Failure): ContactState => {
  const { typed } = state;
  const answered: ContactState =
    state._tag === 'Typing' ? { ...state, busy: false } : { ...state, checking: false, resending: false };
  if (isCallFailure(reason)) return { ...answered, failure: saveFailureView(reason) };
  switch (reason._tag) {
    case 'ContactRejected':
      return { ...typing(typed), faults: reason.faults, takesFocus: true };
    case 'EmailTaken':
    case 'PhoneNotCallable':
      return { ...typing(typed), refused: reason, takesFocus: true };
    case 'CodeNeeded':
      return givingCode(typed, reason.sentTo, reason.resendAt, state._tag === 'GivingCode');
    case 'TooManyCodes':
      return answered._tag === 'Typing'
        ? { ...answered, refused: reason, takesFocus: true }
        : { ...answered, fault: reason };
    case 'CodeRejected':
      return answered._tag === 'GivingCode' ? { ...answered, fault: reason.fault } : answered;
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
    case 'CodeNotFound':
      return answered._tag === 'GivingCode' ? { ...answered, digits: '', fault: reason } : answered;
    case 'KeyUsedBefore':
      return { ...answered, failure: saveFailureView(reason) };
  }
};

/** A late response, after the candidate moved to or from the code step, does not move them again. */
export const answeredWith =
  (from: ContactState['_tag'], reason: Failure) =>
  (now: ContactState): ContactState =>
    now._tag === from ? refusedWith(now, reason) : now;

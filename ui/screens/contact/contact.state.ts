import { isCallFailure } from '../../../application/failure';
import type { ChangeContactFailure, NothingChanged } from '../../../application/journeys/change-contact';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { sayChangeContactRefusal } from '../../../application/words/profile-refusals';
import { phoneFields, type ContactForm } from '../../../domain/identity/contact-form';
import { chooseCountry, maskTyped, type CountryCode } from '../../../domain/identity/phone';
import type { FailureView } from '../../kit/failure-notice';
import { contactTexts as t } from '../../texts/contact';
import { failureView } from '../failure.view';
import { countryView } from '../phone-fields.view';
import type { ContactState } from './contact.view';

/* How changing e-mail and phone moves on: each step is a function of where it stood and what came. */

type Typing = Extract<ContactState, { readonly _tag: 'Typing' }>;
type GivingCode = Extract<ContactState, { readonly _tag: 'GivingCode' }>;
/** What ends in words on the form; where nothing is changed there is nothing to say. */
type Failure = Exclude<ChangeContactFailure, NothingChanged>;

const clear = { faults: undefined, refused: undefined, failure: undefined } as const;

const typing = (typed: ContactForm): Typing => ({ _tag: 'Typing', typed, ...clear, busy: false });

export const startState = ({ email, phone }: Pick<Candidate, 'email' | 'phone'>): ContactState =>
  typing({ email, ...phoneFields(phone) });

const retyped = (state: ContactState, change: (typed: ContactForm) => ContactForm): ContactState =>
  state._tag === 'Typing' && !state.busy ? typing(change(state.typed)) : state;

export const withEmail = (state: ContactState, email: string): ContactState =>
  retyped(state, (typed) => ({ ...typed, email }));

export const withPhone = (state: ContactState, phone: string): ContactState =>
  retyped(state, (typed) => ({ ...typed, phone: maskTyped(countryView(typed.country).value, phone) }));

/** Another country clears the phone (spec 1 §5). */
export const withCountry = (state: ContactState, country: CountryCode): ContactState =>
  retyped(state, (typed) => ({ ...typed, ...chooseCountry(typed, country) }));

export const withDigits = (state: ContactState, digits: string): ContactState =>
  state._tag === 'GivingCode' ? { ...state, digits, fault: undefined, failure: undefined } : state;

/** Back from the code: what was typed stands. */
export const backToTyping = (state: ContactState): ContactState => typing(state.typed);

export const sent = (state: Typing): ContactState => ({ ...state, ...clear, busy: true });

export const checked = (state: GivingCode, digits: string): ContactState => ({
  ...state,
  digits,
  checking: true,
  fault: undefined,
  failure: undefined,
});

export const askedAgain = (state: GivingCode): ContactState => ({
  ...state,
  resending: true,
  fault: undefined,
  failure: undefined,
});

const failed = (text: string): FailureView => ({
  title: t.couldNotSave,
  text,
  keptNote: t.kept,
  action: undefined,
  requestId: undefined,
});

/** What came instead of 'saved': beside the field that it is about, or above the form that keeps what was typed (R29). */
export const refusedWith = (state: ContactState, reason: Failure): ContactState => {
  const { typed } = state;
  const answered: ContactState =
    state._tag === 'Typing' ? { ...state, busy: false } : { ...state, checking: false, resending: false };
  if (isCallFailure(reason))
    return { ...answered, failure: { ...failureView(reason, t.couldNotSave), keptNote: t.kept, action: undefined } };
  switch (reason._tag) {
    case 'ContactRejected':
      return { ...typing(typed), faults: reason.faults };
    case 'EmailTaken':
    case 'PhoneNotCallable':
      return { ...typing(typed), refused: reason };
    case 'CodeNeeded':
      return {
        _tag: 'GivingCode',
        typed,
        email: reason.sentTo,
        digits: '',
        checking: false,
        resending: false,
        resendAt: reason.resendAt,
        fault: undefined,
        failure: undefined,
      };
    case 'TooManyCodes':
      return answered._tag === 'Typing' ? { ...answered, refused: reason } : { ...answered, fault: reason };
    case 'CodeRejected':
      return answered._tag === 'GivingCode' ? { ...answered, fault: reason.fault } : answered;
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
    case 'CodeNotFound':
      return answered._tag === 'GivingCode' ? { ...answered, digits: '', fault: reason } : answered;
    case 'KeyUsedBefore':
      return { ...answered, failure: failed(sayChangeContactRefusal(reason)) };
  }
};

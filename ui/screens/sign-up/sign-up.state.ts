import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { SignUpRejected } from '../../../application/journeys/sign-up';
import type { SignUpRefusal } from '../../../application/ports/candidate-api/sign-up';
import { chooseCountry, maskTyped, type CountryCode } from '../../../domain/identity/phone';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { SignUpFaults, SignUpForm } from '../../../domain/identity/sign-up';
import { countryView } from '../phone-fields.view';

/* The state of the sign-up form: each step is a pure function of the previous state and an event. */

/** What is wrong with the fields: as the rules say on the device, and as the server says. */
export type Wrong = Partial<Omit<SignUpFaults, 'email' | 'phone'>> & {
  readonly email?: SignUpFaults['email'] | Exclude<SignUpRefusal, PhoneNotCallable>;
  readonly phone?: SignUpFaults['phone'] | PhoneNotCallable;
};

export interface SignUpState {
  readonly form: SignUpForm;
  readonly wrong: Wrong;
  /** If several fields are wrong, the first takes the focus, once: the next one does not take it while the first is being corrected. */
  readonly takesFocus: boolean;
  readonly failure: CallFailure | undefined;
  readonly busy: boolean;
}

export const opened = (form: SignUpForm): SignUpState => ({
  form,
  wrong: {},
  takesFocus: false,
  failure: undefined,
  busy: false,
});

type TextField = 'firstName' | 'lastName' | 'email' | 'zip';

/** A form that is being sent can't be edited: the response is about what it contains. */
const changed = (state: SignUpState, form: Partial<SignUpForm>, mended: Partial<Wrong>): SignUpState =>
  state.busy
    ? state
    : {
        ...state,
        form: { ...state.form, ...form },
        wrong: { ...state.wrong, ...mended },
        takesFocus: false,
      };

/** Typing in a field clears its error; the other fields keep theirs (R29). */
export const withText = (state: SignUpState, field: TextField, text: string): SignUpState =>
  changed(state, { [field]: text }, { [field]: undefined });

export const withPhone = (state: SignUpState, typed: string): SignUpState =>
  changed(state, { phone: maskTyped(countryView(state.form.country).value, typed) }, { phone: undefined });

export const withCountry = (state: SignUpState, country: CountryCode): SignUpState =>
  changed(state, chooseCountry(state.form, country), { country: undefined, phone: undefined });

export const withTerms = (state: SignUpState, termsAccepted: boolean): SignUpState =>
  changed(state, { termsAccepted }, { terms: undefined });

export const submitted = (state: SignUpState): SignUpState => ({
  ...state,
  wrong: {},
  failure: undefined,
  busy: true,
});

export const refused = (state: SignUpState, why: SignUpRejected | SignUpRefusal | CallFailure): SignUpState => {
  const answered = { ...state, wrong: {}, takesFocus: true, failure: undefined, busy: false };
  if (isCallFailure(why)) return { ...answered, failure: why };
  switch (why._tag) {
    case 'SignUpRejected':
      return { ...answered, wrong: why.faults };
    case 'AccountExists':
    case 'EmailNotProven':
      return { ...answered, wrong: { email: why } };
    case 'PhoneNotCallable':
      return { ...answered, wrong: { phone: why } };
  }
};

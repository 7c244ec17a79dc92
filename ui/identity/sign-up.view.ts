import { isCallFailure } from '../../application/failure';
import type { SignUpFailed, SignUpState, SignUpWrong } from '../../application/identity/sign-up.live';
import {
  sayPhoneFault,
  sayPhoneNotCallable,
  saySignUpFaults,
  saySignUpRefusal,
} from '../../application/identity/sign-up-refusals.words';
import { sayEmailFault } from '../../application/words/shared-refusals';
import type { CountryCode } from '../../domain/identity/phone';
import { mayTypeEmail, type SignUpFaults, type SocialProfile } from '../../domain/identity/sign-up';
import type { FailureView } from '../kit/failure-notice';
import type { Snack } from '../kit/snackbar';
import type { FieldView } from '../kit/text-field';
import { signUpTexts as t } from './sign-up.texts';
import { failureView } from '../hooks/failure.view';
import { countryView } from './phone-fields.view';

/** The fields in screen order, which is also the order of their errors: the first one takes the focus. */
export const fieldNames = ['firstName', 'lastName', 'email', 'country', 'phone', 'zip', 'terms'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface SignUpView {
  readonly fields: Readonly<Record<Exclude<FieldName, 'terms' | 'country'>, FieldView>> & {
    readonly country: FieldView<CountryCode>;
  };
  readonly terms: { readonly accepted: boolean; readonly fault: string | undefined; readonly takesFocus: boolean };
  /** The shape of the number, as the field shows it while it is empty. */
  readonly phoneShape: string;
  readonly emailFixed: boolean;
  /** The address has an account: the link to sign in is next to it. */
  readonly accountExists: boolean;
  readonly failure: FailureView | undefined;
  /** The button's words while it works. */
  readonly busy: string | undefined;
}

const noFaults: SignUpFaults = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  country: undefined,
  phone: undefined,
  zip: undefined,
  terms: undefined,
};

const sayEmail = (fault: NonNullable<SignUpWrong['email']>): string =>
  fault._tag === 'AccountExists' || fault._tag === 'EmailNotProven' ? saySignUpRefusal(fault) : sayEmailFault(fault);

const sayPhone = (fault: NonNullable<SignUpWrong['phone']>): string =>
  fault._tag === 'PhoneNotCallable' ? sayPhoneNotCallable(fault) : sayPhoneFault(fault);

const fieldMessages = ({ email, phone, ...rest }: SignUpWrong): Readonly<Record<FieldName, string | undefined>> => ({
  ...saySignUpFaults({ ...noFaults, ...rest }),
  email: email && sayEmail(email),
  phone: phone && sayPhone(phone),
});

/** What a failed sign-up says in passing. It leaves out whatever is only visible next to the fields. */
const passingText = (why: SignUpFailed): string | undefined => {
  if (isCallFailure(why)) return failureView(why, t.failed).title;
  return why._tag === 'SignUpRejected' ? undefined : saySignUpRefusal(why);
};

/** The message after a failed sign-up, until it is closed. */
export const refusalSnack = (why: SignUpFailed | undefined): Snack | undefined => {
  const text = why && passingText(why);
  return text === undefined ? undefined : { key: text, tone: 'error', text };
};

/** What the sign-up screen shows (spec 1 §2, §5). */
export const signUpView = (
  { form, wrong, takesFocus, failure, busy }: SignUpState,
  social: SocialProfile | undefined,
): SignUpView => {
  const faults = fieldMessages(wrong);
  const first = takesFocus ? fieldNames.find((name) => faults[name] !== undefined) : undefined;
  const field = (name: Exclude<FieldName, 'terms'>): FieldView => ({
    value: form[name],
    fault: faults[name],
    takesFocus: name === first,
  });
  const { value: country, shape } = countryView(form.country);
  return {
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      country: { ...field('country'), value: country },
      phone: field('phone'),
      zip: field('zip'),
    },
    terms: { accepted: form.termsAccepted, fault: faults.terms, takesFocus: first === 'terms' },
    phoneShape: shape,
    emailFixed: !mayTypeEmail(social),
    accountExists: wrong.email?._tag === 'AccountExists',
    failure: failure && { ...failureView(failure, t.failed), keptNote: t.kept },
    busy: busy ? t.signingUp : undefined,
  };
};

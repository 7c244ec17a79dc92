import { isCallFailure } from '../../application/failure';
import type { SignUpFailed, SignUpState } from '../../application/identity/sign-up.live';
import { saySignUpFaults, saySignUpRefusal } from '../../application/identity/sign-up-refusals.words';
import type { CountryCode } from '../../domain/identity/phone';
import { mayTypeEmail, type SocialProfile } from '../../domain/identity/sign-up';
import type { FailureView } from '../kit/failure-notice';
import type { Snack } from '../kit/snackbar';
import type { FieldView } from '../kit/text-field';
import { signUpTexts as t } from './sign-up.texts';
import { failureView } from '../hooks/failure.view';
import { formFields } from '../hooks/form.view';
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
  { typed, faults, takesFocus, failure, busy }: SignUpState,
  social: SocialProfile | undefined,
): SignUpView => {
  const field = formFields(fieldNames, { typed: { ...typed, terms: '' }, takesFocus }, saySignUpFaults(faults));
  const { value: country, shape } = countryView(typed.country);
  const { fault, takesFocus: termsFirst } = field('terms');
  return {
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      country: { ...field('country'), value: country },
      phone: field('phone'),
      zip: field('zip'),
    },
    terms: { accepted: typed.termsAccepted, fault, takesFocus: termsFirst },
    phoneShape: shape,
    emailFixed: !mayTypeEmail(social),
    accountExists: faults.email?._tag === 'AccountExists',
    failure: failure && { ...failureView(failure, t.failed), keptNote: t.kept },
    busy: busy ? t.signingUp : undefined,
  };
};

import * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailFault } from '../text/email';
import { checkPerson, noPersonFaults, type Person, type PersonFaults, type PersonForm } from './person';
import { defaultCountry } from './phone';
import { isBlank } from '../text/typed-text';

/** What a social sign-in passes on to sign-up (spec 1 §3). */
export interface SocialProfile {
  /** The provider's name, such as googleUser; it becomes source_from. */
  readonly source: string;
  readonly email: string;
  readonly name: string;
  readonly pictureUrl: string | undefined;
  /** Our server's proof that the e-mail is theirs; sign-up sends it back. */
  readonly proof: string;
}

/** The sign-up form as typed. */
export interface SignUpForm extends PersonForm {
  readonly email: string;
  readonly termsAccepted: boolean;
}

/** The sign-up form as it opens: nothing typed, the default country chosen, the terms not accepted (spec 1 §5). */
export const emptySignUpForm: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  country: defaultCountry,
  phone: '',
  zip: '',
  termsAccepted: false,
};

/** A sign-up form without faults, parsed. */
export interface SignUp extends Person {
  readonly email: Email;
}

/** Faults of the sign-up form by field. Undefined: the field is fine. */
export interface SignUpFaults extends PersonFaults {
  readonly email: EmailFault | undefined;
  readonly terms: { readonly _tag: 'TermsNotAccepted' } | undefined;
}

/** Reads the form and reports every fault at once, by field (spec 1 §5). */
export const checkSignUp = (form: SignUpForm): E.Either<SignUpFaults, SignUp> => {
  const person = checkPerson(form);
  const email = parseEmail(form.email);
  return E.isRight(person) && E.isRight(email) && form.termsAccepted
    ? E.right({ ...person.right, email: email.right })
    : E.left({
        ...(E.isLeft(person) ? person.left : noPersonFaults),
        email: E.isLeft(email) ? email.left : undefined,
        terms: form.termsAccepted ? undefined : { _tag: 'TermsNotAccepted' },
      });
};

/**
 * The form for a social sign-in without an account here, with name and e-mail filled in (spec 1 §4). The provider gives one name: its first
 * word becomes the first name, the rest the last name; the candidate can correct it.
 */
export const prefilledForm = ({ email, name }: SocialProfile): SignUpForm => {
  const words = name.trim().split(/\s+/);
  return { ...emptySignUpForm, email, firstName: words.slice(0, 1).join(''), lastName: words.slice(1).join(' ') };
};

/** Upper and lower case are the same address (R19). */
const addressIn = (text: string): string => E.getOrElseW(() => text)(parseEmail(text));

/**
 * The form if one was already begun: typed fields stay, empty names are filled in. A form begun for another address is somebody else's, and
 * none of it is shown (R3a).
 */
export const filledUp = (begun: SignUpForm, social: SocialProfile): SignUpForm => {
  const prefilled = prefilledForm(social);
  if (begun.email.trim() !== '' && addressIn(begun.email) !== addressIn(prefilled.email)) return prefilled;
  const typedOr = (field: 'firstName' | 'lastName'): string =>
    isBlank(begun[field]) ? prefilled[field] : begun[field];
  return { ...begun, email: prefilled.email, firstName: typedOr('firstName'), lastName: typedOr('lastName') };
};

/** Whether the e-mail can be edited: not in a social sign-up, where it is the provider's (spec 1 §5). */
export const mayTypeEmail = (social: SocialProfile | undefined): boolean => social === undefined;

import * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailFault } from './email';
import { checkPerson, noPersonFaults, type Person, type PersonFaults, type PersonForm } from './person';
import { defaultCountry } from './phone';
import { minutes, type Milliseconds } from '../time/duration';
import { within, type Instant } from '../time/instant';

/** Who vouches for a candidate who signs up with a social sign-in (spec 1 §3). */
export interface SocialProfile {
  /** The provider's word, such as googleUser: it becomes source_from. */
  readonly source: string;
  readonly email: string;
  readonly name: string;
  readonly pictureUrl: string | undefined;
  /** Our own server's word that the e-mail is theirs: it goes back with the sign-up. */
  readonly proof: string;
}

/** The sign-up form as it was typed. */
export interface SignUpForm extends PersonForm {
  readonly email: string;
  readonly termsAccepted: boolean;
}

export const emptySignUpForm: SignUpForm = {
  firstName: '',
  lastName: '',
  email: '',
  country: defaultCountry,
  phone: '',
  zip: '',
  termsAccepted: false,
};

/** What a form comes to that has no fault. */
export interface SignUp extends Person {
  readonly email: Email;
}

export interface SignUpFaults extends PersonFaults {
  readonly email: EmailFault | undefined;
  readonly terms: { readonly _tag: 'TermsNotAccepted' } | undefined;
}

/** Reads the form and names every fault at once, each at its field (spec 1 §5). */
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
 * The form of a candidate whom a social sign-in did not know here: name and e-mail filled in (spec 1 §4). The provider gives one name:
 * its first word is the first name, the rest the last; the candidate can put it right.
 */
export const prefilledForm = ({ email, name }: SocialProfile): SignUpForm => {
  const words = name.trim().split(/\s+/);
  return { ...emptySignUpForm, email, firstName: words.slice(0, 1).join(''), lastName: words.slice(1).join(' ') };
};

/** Two ways to write an address are one (R19). */
const addressIn = (text: string): string => E.getOrElseW(() => text)(parseEmail(text));

/**
 * The same where a form was begun before: what was typed stands, and names that were left empty are filled in. A form that was begun for another
 * address is somebody else's, and none of it is shown (R3a).
 */
export const filledUp = (begun: SignUpForm, social: SocialProfile): SignUpForm => {
  const said = prefilledForm(social);
  if (begun.email.trim() !== '' && addressIn(begun.email) !== addressIn(said.email)) return said;
  const typedOr = (field: 'firstName' | 'lastName'): string =>
    begun[field].trim() === '' ? said[field] : begun[field];
  return { ...begun, email: said.email, firstName: typedOr('firstName'), lastName: typedOr('lastName') };
};

/** The e-mail of a social sign-up is the provider's and can't be typed over (spec 1 §5). */
export const mayTypeEmail = (social: SocialProfile | undefined): boolean => social === undefined;

/** How long a form that was begun, and the word of a social sign-in for it, wait in their tab (ours): through a reload and a call, not until somebody else has the phone (R3a). */
export const draftWaits: Milliseconds = minutes(30);

/** Whether what was typed may still be shown: a millisecond before 30 minutes it may, at 30 minutes it may not. */
export const draftStands = (typedAt: Instant, now: Instant): boolean => within(typedAt, now, draftWaits);

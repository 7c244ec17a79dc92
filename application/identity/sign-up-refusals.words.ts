import type { ContactRefusal } from '../../domain/identity/email-change';
import type { PersonFaults } from '../../domain/identity/person';
import type { PersonNameFault } from '../../domain/identity/person-name';
import type { CountryFault, PhoneFault } from '../../domain/identity/phone';
import type { PhoneNotCallable, PhonePart } from '../../domain/identity/phone-check';
import type { SignUpRefusal } from './sign-up.api';
import type { SignUpFaults } from '../../domain/identity/sign-up';
import type { ZipCodeFault } from '../../domain/identity/zip-code';
import { saySubmitCodeRefusal } from './identity-refusals.words';
import { fieldRequired, sayEmailFault } from '../words/shared-refusals';

/* The texts under the fields of sign-up, profile and 'Your details' (spec 1 §5, §8). */

/** Under a first or last name; the limit is ours. */
export const sayNameFault = (fault: PersonNameFault): string =>
  fault._tag === 'NameMissing' ? fieldRequired : `A name has at most ${fault.limit} characters`;

/** The country comes from a list; one that isn't on it counts as not chosen. */
export const sayCountryFault = (_fault: CountryFault): string => fieldRequired;

/** Which part of a number is wrong. Ours, after the field's own text (spec 1 §8). */
const whereToLook: Readonly<Record<PhonePart, string>> = {
  length: 'A US number has 10 digits after +1.',
  'area-code': 'Check the area code, the first 3 digits.',
  exchange: 'Check the 3 digits after the area code.',
};

/** The server's message for a number that can't be called (spec 1 §8: shown unchanged). */
export const sayPhoneNotCallable = ({ part }: PhoneNotCallable): string => `Invalid phone number. ${whereToLook[part]}`;

/** Under a phone number; too short and too long read alike. */
export const sayPhoneFault = (fault: PhoneFault | PhoneNotCallable): string => {
  switch (fault._tag) {
    case 'PhoneMissing':
      return fieldRequired;
    case 'PhoneHasExtension':
      return 'Invalid phone number. Leave the extension out.';
    case 'PhoneTooShort':
    case 'PhoneTooLong':
      return 'Invalid phone number';
    case 'PhoneNotCallable':
      return sayPhoneNotCallable(fault);
  }
};

/** Under a zip code; 'Invalid pincode' is the specification's text (spec 1 §5). */
export const sayZipCodeFault = (fault: ZipCodeFault): string =>
  fault._tag === 'ZipMissing' ? fieldRequired : 'Invalid pincode';

/** What is wrong with the fields that sign-up and profile share, as the rules say on the device, and as the server says. */
export interface PersonWrong extends Omit<PersonFaults, 'phone'> {
  readonly phone: PersonFaults['phone'] | PhoneNotCallable;
}

/** The sentence at each field that sign-up and profile share; undefined if the field is fine. */
export const sayPersonFaults = (
  faults: Partial<PersonWrong>,
): Readonly<Record<keyof PersonFaults, string | undefined>> => ({
  firstName: faults.firstName && sayNameFault(faults.firstName),
  lastName: faults.lastName && sayNameFault(faults.lastName),
  country: faults.country && sayCountryFault(faults.country),
  phone: faults.phone && sayPhoneFault(faults.phone),
  zip: faults.zip && sayZipCodeFault(faults.zip),
});

/** Why e-mail and phone stay unchanged (R28). */
export const sayContactRefusal = (refusal: ContactRefusal): string => {
  switch (refusal._tag) {
    case 'CodeNeeded':
      return 'Please Enter OTP!';
    case 'EmailTaken':
      return 'Another candidate uses this email address. Nothing was changed.';
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
      return saySubmitCodeRefusal(refusal);
  }
};

/** statusCode 200 of a sign-up. Ours. */
export const signedUpMessage = 'Signed up successfully';

/** statusCode 200 of a phone check. Ours. */
export const phoneFineMessage = 'This phone number can be called';

/** Why no account was created, and how to sign in instead. */
export const saySignUpRefusal = (refusal: SignUpRefusal): string => {
  switch (refusal._tag) {
    case 'AccountExists':
      return 'There is an account with this email address already. Sign in with it.';
    case 'EmailNotProven':
      return 'We can no longer be sure that this address is yours. Press Continue with social sign-in once more.';
    case 'PhoneNotCallable':
      return sayPhoneNotCallable(refusal);
  }
};

/** What is wrong with the sign-up form, as the rules say on the device, and as the server says. */
export interface SignUpWrong extends PersonWrong {
  readonly email: SignUpFaults['email'] | Exclude<SignUpRefusal, PhoneNotCallable>;
  readonly terms: SignUpFaults['terms'];
}

const sayWrongEmail = (fault: NonNullable<SignUpWrong['email']>): string =>
  fault._tag === 'AccountExists' || fault._tag === 'EmailNotProven' ? saySignUpRefusal(fault) : sayEmailFault(fault);

/** The sentence at each field of the sign-up form. */
export const saySignUpFaults = (
  faults: Partial<SignUpWrong>,
): Readonly<Record<keyof SignUpWrong, string | undefined>> => ({
  ...sayPersonFaults(faults),
  email: faults.email && sayWrongEmail(faults.email),
  terms: faults.terms && fieldRequired,
});

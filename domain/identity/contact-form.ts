import * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailFault } from '../text/email';
import {
  countryOf,
  defaultCountry,
  parseCountry,
  parsePhone,
  printPhone,
  type CountryCode,
  type CountryFault,
  type PhoneFault,
  type PhoneFields,
  type PhoneNumber,
} from './phone';

/** 'Your details' as typed (spec 1 §2). */
export interface ContactForm extends PhoneFields {
  readonly email: string;
}

/** Faults by field. Undefined: the field is fine. */
export interface ContactFaults {
  readonly email: EmailFault | undefined;
  readonly country: CountryFault | undefined;
  readonly phone: PhoneFault | undefined;
}

/** A phone and its country, parsed. */
export interface CheckedPhone {
  readonly country: CountryCode;
  readonly phone: PhoneNumber;
}

/** 'Your details' without faults: the e-mail trimmed and in lower case, the phone in E.164 (R19). */
export interface CheckedContact extends CheckedPhone {
  readonly email: Email;
}

/** A stored number as the two fields of a form. */
export const phoneFields = (phone: PhoneNumber | undefined): PhoneFields =>
  phone === undefined
    ? { country: defaultCountry, phone: '' }
    : { country: countryOf(phone), phone: printPhone(phone) };

/** Reads a phone in its country. While no country is chosen it uses the default one, so one missing field is one fault (spec 1 §5). */
export const readPhone = (fields: PhoneFields): E.Either<Omit<ContactFaults, 'email'>, CheckedPhone> => {
  const country = parseCountry(fields.country);
  const phone = parsePhone(E.getOrElse(() => defaultCountry)(country), fields.phone);
  return E.isRight(country) && E.isRight(phone)
    ? E.right({ country: country.right, phone: phone.right })
    : E.left({
        country: E.isLeft(country) ? country.left : undefined,
        phone: E.isLeft(phone) ? phone.left : undefined,
      });
};

/** Reads 'Your details' and reports every fault at once, by field (spec 1 §5). */
export const checkContact = (form: ContactForm): E.Either<ContactFaults, CheckedContact> => {
  const email = parseEmail(form.email);
  const phone = readPhone(form);
  return E.isRight(email) && E.isRight(phone)
    ? E.right({ email: email.right, ...phone.right })
    : E.left({
        email: E.isLeft(email) ? email.left : undefined,
        ...(E.isLeft(phone) ? phone.left : { country: undefined, phone: undefined }),
      });
};

/** A candidate's e-mail and phone, as stored or as a page shows them. */
export interface StandingContact {
  readonly email: Email;
  readonly phone: PhoneNumber | undefined;
}

/**
 * What 'Your details' send: the fields the candidate changed since they were `shown`, the others as they are `now` (R3, R28). The call
 * carries e-mail and phone, so an unchanged field must keep what another tab or device saved.
 */
export const contactToSend = (
  shown: StandingContact,
  now: StandingContact,
  typed: Pick<CheckedContact, 'email' | 'phone'>,
): Pick<CheckedContact, 'email' | 'phone'> => ({
  email: typed.email === shown.email ? now.email : typed.email,
  phone: typed.phone === shown.phone ? (now.phone ?? typed.phone) : typed.phone,
});

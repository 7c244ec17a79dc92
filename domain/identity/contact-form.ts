import * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailFault } from './email';
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

/** 'Your details' as they were typed (spec 1 §2). */
export interface ContactForm extends PhoneFields {
  readonly email: string;
}

/** What is wrong, field by field; undefined: nothing is. */
export interface ContactFaults {
  readonly email: EmailFault | undefined;
  readonly country: CountryFault | undefined;
  readonly phone: PhoneFault | undefined;
}

/** The two fields of a phone, read. */
export interface CheckedPhone {
  readonly country: CountryCode;
  readonly phone: PhoneNumber;
}

export interface CheckedContact extends CheckedPhone {
  readonly email: Email;
}

/** Country and phone of a stored number, as a form opens with them. */
export const phoneFields = (phone: PhoneNumber | undefined): PhoneFields =>
  phone === undefined
    ? { country: defaultCountry, phone: '' }
    : { country: countryOf(phone), phone: printPhone(phone) };

/** Reads a phone in its country; while none is chosen in the default one: one missing field is one fault (spec 1 §5). */
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

/** Reads 'Your details', and names every fault at once, each at its field (spec 1 §5). */
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

/** E-mail and phone as they stand for a candidate, or as a page shows them. */
export interface StandingContact {
  readonly email: Email;
  readonly phone: PhoneNumber | undefined;
}

/**
 * What 'Your details' send, where they were `shown` and may stand otherwise `now` (R3, R28). The call carries both, so that what was not typed over here
 * goes as another tab or device left it, and not as it was shown.
 */
export const contactToSend = (
  shown: StandingContact,
  now: StandingContact,
  typed: Pick<CheckedContact, 'email' | 'phone'>,
): Pick<CheckedContact, 'email' | 'phone'> => ({
  email: typed.email === shown.email ? now.email : typed.email,
  phone: typed.phone === shown.phone ? (now.phone ?? typed.phone) : typed.phone,
});

import * as E from 'fp-ts/Either';
import { sayCountryFault, sayPhoneFault } from '../../../application/identity/sign-up-refusals.words';
import { parseCountry, parsePhone } from '../../../domain/identity/phone';
import { struct, text } from '../../contract/codec';
import { rule } from '../rule';

export const phoneQuestion = struct({ country: text, phone: text });

/** A phone number of a country, as E.164 (R19). */
export const phoneRule = rule({
  name: 'phone',
  shape: '{country: +1 | +91, phone} → {valid: true, e164} or {valid: false, message}',
  question: phoneQuestion,
  answer: (asked) => {
    const country = parseCountry(asked.country);
    if (E.isLeft(country)) return { valid: false, message: sayCountryFault(country.left) };
    const phone = parsePhone(country.right, asked.phone);
    return E.isLeft(phone) ? { valid: false, message: sayPhoneFault(phone.left) } : { valid: true, e164: phone.right };
  },
});

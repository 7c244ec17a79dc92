import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { SignUpOperations, SignUpRefusal, SignUpRequest } from '../../../application/identity/sign-up.api';
import { sayPhoneNotCallable, saySignUpRefusal } from '../../../application/identity/sign-up-refusals.words';
import { countryOf, parsePhone, type PhoneNumber } from '../../../domain/identity/phone';
import type { PhoneNotCallable } from '../../../domain/identity/phone-check';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { fromParser, maybe, struct, text, variant, variants, withDefault, type Codec } from '../codec';
import { email } from '../wire/fields';
import { country, personName, phoneNotCallable, zipCode } from './person.wire';
import { withPhone } from './phone-schema.wire';
import { pictureUrl, socialSource } from './social.wire';
import { signedIn } from './identity.calls';

/** In any format: masked, with or without the country code (R19). We write E.164. */
const phoneWire = struct({ countryCode: country, phoneNumber: text });

const phoneOf: Codec<PhoneNumber> = fromParser({
  name: 'a phone number of that country, with at least 10 digits after its code',
  wire: phoneWire,
  jsonSchema: withPhone(phoneWire.schema, 'countryCode', 'phoneNumber'),
  parse: ({ countryCode, phoneNumber }) => parsePhone(countryCode, phoneNumber),
  print: (phone) => ({ countryCode: countryOf(phone), phoneNumber: phone }),
});

/** POST /admin/checkPhoneNumber: needs no token (R3b), because sign-up calls it before there is one. */
export const checkPhoneNumber: CallOf<SignUpOperations['checkPhone']> = {
  name: 'check_phone_number',
  summary: 'Whether a phone number can be called.',
  source: 'spec 1 §5, spec 1 §7, R3b',
  method: 'POST',
  path: 'admin/checkPhoneNumber',
  access: 'public',
  request: phoneOf,
  response: struct({ message: withDefault(text, '') }),
  refusal: variants<PhoneNotCallable>({ PhoneNotCallable: phoneNotCallable }),
  refusalStatus: () => 406,
  sayRefusal: sayPhoneNotCallable,
};

const accountWire = struct({
  firstname: personName,
  lastname: personName,
  email,
  phone: text,
  zipcode: zipCode,
  country,
  source_from: maybe(socialSource),
  file: maybe(pictureUrl),
  social_proof: maybe(text),
});

/**
 * The phone is read in the country given beside it; every other field is read by itself. A picture without a social sign-in has no source and is
 * dropped.
 */
const account: Codec<SignUpRequest> = fromParser({
  name: 'a phone number of that country, with at least 10 digits after its code',
  wire: accountWire,
  jsonSchema: withPhone(accountWire.schema, 'country', 'phone'),
  parse: (wire) =>
    pipe(
      parsePhone(wire.country, wire.phone),
      E.map((phone): SignUpRequest => ({
        firstName: wire.firstname,
        lastName: wire.lastname,
        email: wire.email,
        phone,
        zip: wire.zipcode,
        social: wire.source_from && { source: wire.source_from, pictureUrl: wire.file },
        proof: wire.social_proof,
      })),
    ),
  print: ({ firstName, lastName, email: address, phone, zip, social, proof }: SignUpRequest) => ({
    firstname: firstName,
    lastname: lastName,
    email: address,
    phone,
    zipcode: zip,
    country: countryOf(phone),
    source_from: social?.source,
    file: social?.pictureUrl,
    social_proof: proof,
  }),
});

/** POST /candidate/signup */
export const signUp: CallOf<SignUpOperations['signUp']> = {
  name: 'signup',
  summary:
    'Makes a candidate of who signs up, and signs them in. An address that has an account already is refused, never let in.',
  source: 'spec 1 §3, spec 1 §7, R3b',
  method: 'POST',
  path: 'candidate/signup',
  access: 'public',
  request: account,
  response: signedIn,
  refusal: variants<SignUpRefusal>({
    AccountExists: variant('AccountExists', {}),
    EmailNotProven: variant('EmailNotProven', {}),
    PhoneNotCallable: phoneNotCallable,
  }),
  refusalStatus: () => 406,
  sayRefusal: saySignUpRefusal,
};

/** The calls of `SignUpOperations`, one for each operation. */
export const signUpCalls: Bindings<SignUpOperations> = {
  checkPhone: oneCall(checkPhoneNumber),
  signUp: oneCall(signUp),
};

import * as E from 'fp-ts/Either';
import { countryOf, parsePhone } from '../../../domain/identity/phone';
import type { Candidate } from '../../../domain/profile/candidate';
import type { ChangeContactRefusal, ContactWanted, ProfileOperations } from '../../../application/profile/profile.api';
import { sayChangeContactRefusal, sayUpdateProfileRefusal } from '../../../application/profile/profile-refusals.words';
import type { ProfileUpdate } from '../../../domain/profile/update';
import { withPhone } from '../identity/phone-schema.wire';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { fromParser, listOf, maybe, struct, text, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { email, keyField, oneTimeCode, sessionToken } from '../wire/fields';
import { country, personName, zipCode } from '../identity/person.wire';
import { wholeCandidate } from './candidate.wire';
import { writtenEducation, writtenExperience } from './entries.wire';
import { changeContactRefusal, updateProfileRefusal } from './profile-refusals.wire';
import { neverRefused, nothingAsked } from '../calls/shared';

const people = listOf(wholeCandidate);

/** `candidate` is a list of one, as in the specification. */
const profile: Codec<Candidate> = fromParser({
  name: 'a list of one candidate',
  wire: struct({ candidate: { ...people, schema: { ...people.schema, minItems: 1 } } }),
  parse: ({ candidate: [one] }) => (one === undefined ? E.left('NoCandidate') : E.right(one)),
  print: (candidate) => ({ candidate: [candidate] }),
});

/** GET /candidate/get_candidate_profile */
export const getCandidateProfile: CallOf<ProfileOperations['profile']> = {
  name: 'get_candidate_profile',
  summary: 'What the signed-in candidate said of themselves.',
  source: 'spec 1 §7',
  method: 'GET',
  path: 'candidate/get_candidate_profile',
  access: 'candidate',
  request: nothingAsked,
  response: profile,
  ...neverRefused,
};

const profileUpdate: Codec<ProfileUpdate> = objectWith({
  firstName: field('first_name', personName),
  lastName: field('last_name', personName),
  zip: field('zipcode', maybe(zipCode)),
  education: field('education_details', listOf(writtenEducation)),
  experience: field('experience_details', listOf(writtenExperience)),
});

/** PUT /candidate/update_candidate_Profile: never e-mail or phone (spec 1 §5). */
export const updateCandidateProfile: CallOf<ProfileOperations['updateProfile']> = {
  name: 'update_candidate_Profile',
  summary: 'Says anew what the signed-in candidate said of themselves: names, zip code and both lists, whole.',
  source: 'spec 1 §5, spec 1 §7, R21',
  method: 'PUT',
  path: 'candidate/update_candidate_Profile',
  access: 'candidate',
  request: profileUpdate,
  response: struct({ message: withDefault(text, '') }),
  refusal: updateProfileRefusal,
  refusalStatus: () => 406,
  sayRefusal: sayUpdateProfileRefusal,
};

const contactWire = struct({
  email,
  phone: text,
  country,
  otp: maybe(oneTimeCode),
  ...keyField,
});

/** The phone as E.164 or in its country's format, with or without the mask (R19). `otp` is ours: the code sent to a new address (R28). */
const contactWanted: Codec<ContactWanted> = fromParser({
  name: 'an e-mail address, and a phone number of its country',
  wire: contactWire,
  jsonSchema: withPhone(contactWire.schema, 'country', 'phone'),
  parse: (wire) =>
    E.map((phone: ContactWanted['phone']) => ({
      email: wire.email,
      phone,
      code: wire.otp,
      key: wire['idempotency-key'],
    }))(parsePhone(wire.country, wire.phone)),
  print: (wanted) => ({
    email: wanted.email,
    phone: wanted.phone,
    country: countryOf(wanted.phone),
    otp: wanted.code,
    'idempotency-key': wanted.key,
  }),
});

/** 406: the caller can correct it at once; 204: it needs another code, or can't be corrected. */
const statusOfRefusal = {
  CodeNeeded: 406,
  CodeWrong: 406,
  EmailTaken: 406,
  PhoneNotCallable: 406,
  TooManyCodes: 406,
  KeyUsedBefore: 406,
  CodeNotFound: 204,
  CodeExpired: 204,
  CodeTriesUsedUp: 204,
} as const satisfies Readonly<Record<ChangeContactRefusal['_tag'], 204 | 406>>;

/** PUT /candidate/update_email_phone/: `code` in the answer is the new token (spec 1 §7). */
export const updateEmailPhone: CallOf<ProfileOperations['changeContact']> = {
  name: 'update_email_phone',
  summary:
    'Changes e-mail and phone. A new e-mail counts when the code was given that this call, made without one, sends there.',
  source: 'spec 1 §7, R28',
  method: 'PUT',
  path: 'candidate/update_email_phone',
  access: 'candidate',
  request: contactWanted,
  response: objectWith({ message: field('message', withDefault(text, '')), token: field('code', maybe(sessionToken)) }),
  refusal: changeContactRefusal,
  refusalStatus: ({ _tag }) => statusOfRefusal[_tag],
  sayRefusal: (refusal) => sayChangeContactRefusal(refusal),
};

/** The calls of `ProfileOperations`, one for each operation. */
export const profileCalls: Bindings<ProfileOperations> = {
  profile: oneCall(getCandidateProfile),
  updateProfile: oneCall(updateCandidateProfile),
  changeContact: oneCall(updateEmailPhone),
};

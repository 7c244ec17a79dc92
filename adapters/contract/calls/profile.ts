import { countryOf } from '../../../domain/identity/phone';
import type { ProfileSaved, UpdateProfileRefusal } from '../../../application/ports/candidate-api/profile';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { sayUpdateProfileRefusal } from '../../../application/words/profile-refusals';
import type { ProfileUpdate } from '../../../domain/profile/update';
import type { Call } from '../call';
import { fromParser, listOf, mapped, maybe, struct, text, withDefault, type Codec } from '../codec';
import * as E from 'fp-ts/Either';
import { candidateId, email } from '../wire/fields';
import {
  country,
  educationFields,
  experienceFields,
  personName,
  phoneNumber,
  writtenEducation,
  writtenExperience,
  zipCode,
} from '../wire/person';
import { updateProfileRefusal } from '../wire/profile-refusals';
import { neverRefused, nothing } from './shared';

const person = struct({
  id: candidateId,
  firstname: text,
  lastname: text,
  email,
  phone: maybe(phoneNumber),
  country: maybe(country),
  zipcode: maybe(zipCode),
  experience_details: withDefault(listOf(struct(experienceFields)), []),
  education_details: withDefault(listOf(struct(educationFields)), []),
});

/** `candidate` is a list of one, as the specification has it. The country is the phone's. */
const profile: Codec<Candidate> = fromParser({
  name: 'a list of one candidate',
  wire: struct({ candidate: listOf(person) }),
  parse: ({ candidate: [one] }) =>
    one === undefined
      ? E.left('NoCandidate')
      : E.right({
          id: one.id,
          email: one.email,
          firstName: one.firstname,
          lastName: one.lastname,
          phone: one.phone,
          zip: one.zipcode,
          experience: one.experience_details,
          education: one.education_details,
        }),
  print: (candidate) => ({
    candidate: [
      {
        id: candidate.id,
        firstname: candidate.firstName,
        lastname: candidate.lastName,
        email: candidate.email,
        phone: candidate.phone,
        country: candidate.phone === undefined ? undefined : countryOf(candidate.phone),
        zipcode: candidate.zip,
        experience_details: candidate.experience,
        education_details: candidate.education,
      },
    ],
  }),
});

/** GET /candidate/get_candidate_profile */
export const getCandidateProfile: Call<undefined, Candidate, never, 'candidate'> = {
  name: 'get_candidate_profile',
  summary: 'What the signed-in candidate said of themselves.',
  method: 'GET',
  path: 'candidate/get_candidate_profile',
  access: 'candidate',
  request: nothing,
  response: profile,
  ...neverRefused,
};

const profileUpdate: Codec<ProfileUpdate> = mapped(
  struct({
    first_name: personName,
    last_name: personName,
    zipcode: maybe(zipCode),
    education_details: listOf(writtenEducation),
    experience_details: listOf(writtenExperience),
  }),
  (wire) => ({
    firstName: wire.first_name,
    lastName: wire.last_name,
    zip: wire.zipcode,
    education: wire.education_details,
    experience: wire.experience_details,
  }),
  ({ firstName, lastName, zip, education, experience }) => ({
    first_name: firstName,
    last_name: lastName,
    zipcode: zip,
    education_details: education,
    experience_details: experience,
  }),
);

/** PUT /candidate/update_candidate_Profile: never e-mail or phone (spec 1 §5). */
export const updateCandidateProfile: Call<ProfileUpdate, ProfileSaved, UpdateProfileRefusal, 'candidate'> = {
  name: 'update_candidate_Profile',
  summary: 'Says anew what the signed-in candidate said of themselves: names, zip code and both lists, whole.',
  method: 'PUT',
  path: 'candidate/update_candidate_Profile',
  access: 'candidate',
  request: profileUpdate,
  response: struct({ message: withDefault(text, '') }),
  refusal: updateProfileRefusal,
  refusalStatus: () => 406,
  sayRefusal: sayUpdateProfileRefusal,
};

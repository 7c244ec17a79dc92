import { countryOf } from '../../../domain/identity/phone';
import type { Candidate } from '../../../domain/profile/candidate';
import { listOf, mapped, maybe, struct, text, withDefault, type Codec } from '../codec';
import { candidateId, email } from '../wire/fields';
import { country, phoneNumber, zipCode } from '../identity/person.wire';
import { educationFields, experienceFields } from './entries.wire';

/** A candidate with all that is known of them (spec 1 §3). The country is the phone's. */
export const wholeCandidate: Codec<Candidate> = mapped(
  struct({
    id: candidateId,
    firstname: text,
    lastname: text,
    email,
    phone: maybe(phoneNumber),
    country: maybe(country),
    zipcode: maybe(zipCode),
    experience_details: withDefault(listOf(struct(experienceFields)), []),
    education_details: withDefault(listOf(struct(educationFields)), []),
  }),
  (one) => ({
    id: one.id,
    email: one.email,
    firstName: one.firstname,
    lastName: one.lastname,
    phone: one.phone,
    zip: one.zipcode,
    experience: one.experience_details,
    education: one.education_details,
  }),
  (candidate) => ({
    id: candidate.id,
    firstname: candidate.firstName,
    lastname: candidate.lastName,
    email: candidate.email,
    phone: candidate.phone,
    country: candidate.phone === undefined ? undefined : countryOf(candidate.phone),
    zipcode: candidate.zip,
    experience_details: candidate.experience,
    education_details: candidate.education,
  }),
);

import type { Insertable } from 'kysely';
import type { Candidate, NewCandidate } from '../../../../application/ports/unit-of-work/people';
import { listOf, struct, text } from '../../../contract/codec';
import { educationFields, experienceFields, phoneNumber, zipCode } from '../../../contract/wire/person';
import { candidateId, email, orNull, reading, type Reading } from '../columns';
import type { CandidatesTable } from '../tables';

const experience = listOf(struct(experienceFields));
const education = listOf(struct(educationFields));

export const candidateColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'zip',
  'experience',
  'education',
] as const;

export const candidate: Reading<Candidate> = reading(
  struct({
    id: candidateId,
    email,
    first_name: text,
    last_name: text,
    phone: orNull(phoneNumber),
    zip: orNull(zipCode),
    experience,
    education,
  }),
  ({ first_name, last_name, ...row }) => ({ ...row, firstName: first_name, lastName: last_name }),
);

/** What was said of a candidate, as columns; what was not said is in none of them. */
export const candidateValues = (said: Omit<NewCandidate, 'email'>): Omit<Insertable<CandidatesTable>, 'email'> => ({
  first_name: said.firstName,
  last_name: said.lastName,
  ...(said.phone === undefined ? {} : { phone: said.phone }),
  ...(said.zip === undefined ? {} : { zip: said.zip }),
  ...(said.experience === undefined ? {} : { experience: JSON.stringify(experience.type.encode(said.experience)) }),
  ...(said.education === undefined ? {} : { education: JSON.stringify(education.type.encode(said.education)) }),
});

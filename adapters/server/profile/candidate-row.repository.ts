import * as O from 'fp-ts/Option';
import type { Insertable, Generated } from 'kysely';
import type { Addressee, NewAccount } from '../../../application/identity/people.store';
import type { NewCandidate } from '../../../application/profile/profiles.store';
import type { Account } from '../../../domain/identity/account';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Candidate } from '../../../domain/profile/candidate';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import { flag, listOf, struct, text } from '../../contract/codec';
import { allOf, field, objectWith } from '../../contract/record';
import { phoneNumber, zipCode } from '../../contract/identity/person.wire';
import { educationFields, experienceFields } from '../../contract/profile/entries.wire';
import { pictureUrl, socialSource } from '../../contract/identity/social.wire';
import { timeZone } from '../../contract/wire/fields';
import { candidateId, email, instant, orNull, reading, rowsOf, type Reading } from '../postgres/columns';
import type { Id, JsonList, Nullable } from '../postgres/tables';

interface CandidatesTable {
  readonly id: Id;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly zip: string | null;
  readonly experience: JsonList;
  readonly education: JsonList;
  readonly source_from: Nullable;
  readonly picture_url: Nullable;
  readonly signed_up: Generated<boolean>;
  readonly proven_at: Nullable;
  readonly zone: Nullable;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly candidates: CandidatesTable;
  }
}

export const candidateIdRow: Reading<CandidateId> = reading(struct({ id: candidateId }), (row) => row.id);

/** None if they did not sign up with a social profile. */
export const socialOriginRow: Reading<O.Option<SocialOrigin>> = reading(
  struct({ source_from: orNull(socialSource), picture_url: orNull(pictureUrl) }),
  (row) => (row.source_from === undefined ? O.none : O.some({ source: row.source_from, pictureUrl: row.picture_url })),
);

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

const accountParts = {
  id: field('id', candidateId),
  email: field('email', email),
  firstName: field('first_name', text),
  lastName: field('last_name', text),
  phone: field('phone', orNull(phoneNumber)),
  zip: field('zip', orNull(zipCode)),
} as const;

export const account = allOf<Account>(accountParts);

export const candidate: Reading<Candidate> = rowsOf(
  allOf<Candidate>({
    ...accountParts,
    experience: field('experience', experience),
    education: field('education', education),
  }),
);

export const addresseeColumns = [
  ...['id', 'email', 'first_name', 'last_name', 'phone', 'zip'],
  ...['signed_up', 'proven_at', 'zone'],
] as const;

/** Without the profile, which can be long. */
export const addressee: Reading<Addressee> = reading(
  objectWith({
    account,
    signedUp: field('signed_up', flag),
    provenAt: field('proven_at', orNull(instant)),
    zone: field('zone', orNull(timeZone)),
  }),
  ({ signedUp, ...row }) => ({ ...row, proven: !signedUp || row.provenAt !== undefined }),
);

/** A candidate's data as columns; fields that were not given are omitted. */
export const candidateValues = (fields: Omit<NewCandidate, 'email'>): Omit<Insertable<CandidatesTable>, 'email'> => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  ...(fields.phone === undefined ? {} : { phone: fields.phone }),
  ...(fields.zip === undefined ? {} : { zip: fields.zip }),
  ...(fields.experience === undefined ? {} : { experience: JSON.stringify(experience.type.encode(fields.experience)) }),
  ...(fields.education === undefined ? {} : { education: JSON.stringify(education.type.encode(fields.education)) }),
});

export const accountValues = ({ email: address, social, ...fields }: NewAccount): Insertable<CandidatesTable> => ({
  email: address,
  ...candidateValues({ ...fields, experience: undefined, education: undefined }),
  source_from: social?.source ?? null,
  picture_url: social?.pictureUrl ?? null,
});

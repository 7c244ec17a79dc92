import * as O from 'fp-ts/Option';
import type { Insertable, Generated } from 'kysely';
import type { Addressee, NewAccount } from '../../../application/identity/people.store';
import type { NewCandidate } from '../../../application/profile/profiles.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Candidate } from '../../../domain/profile/candidate';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import { flag, listOf, struct, text } from '../../contract/codec';
import { phoneNumber, zipCode } from '../../contract/identity/person.wire';
import { educationFields, experienceFields } from '../../contract/profile/entries.wire';
import { pictureUrl, socialSource } from '../../contract/identity/social.wire';
import { timeZone } from '../../contract/wire/fields';
import { candidateId, email, instant, orNull, reading, type Reading } from '../postgres/columns';
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

const account = {
  id: candidateId,
  email,
  first_name: text,
  last_name: text,
  phone: orNull(phoneNumber),
  zip: orNull(zipCode),
} as const;

export const candidate: Reading<Candidate> = reading(
  struct({ ...account, experience, education }),
  ({ first_name, last_name, ...row }) => ({ ...row, firstName: first_name, lastName: last_name }),
);

export const addresseeColumns = [
  ...['id', 'email', 'first_name', 'last_name', 'phone', 'zip'],
  ...['signed_up', 'proven_at', 'zone'],
] as const;

/** Without the profile, which can be long. */
export const addressee: Reading<Addressee> = reading(
  struct({ ...account, signed_up: flag, proven_at: orNull(instant), zone: orNull(timeZone) }),
  ({ first_name, last_name, signed_up, proven_at, zone, ...row }) => ({
    account: { ...row, firstName: first_name, lastName: last_name },
    proven: !signed_up || proven_at !== undefined,
    provenAt: proven_at,
    zone,
  }),
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

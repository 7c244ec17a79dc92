import type { CandidateId } from '../ids/candidate-id';
import type { Email } from '../text/email';
import type { PersonForm } from '../identity/person';
import type { PersonName } from '../identity/person-name';
import { phoneFields } from '../identity/contact-form';
import type { PhoneNumber } from '../identity/phone';
import type { ZipCode } from '../identity/zip-code';
import type { Education } from './education';
import type { Experience } from './experience';

/** A candidate's profile (spec 1 §3). The country is the phone's. Both lists keep the order of entry. */
export interface Profile {
  readonly candidateId: CandidateId;
  readonly firstName: PersonName;
  readonly lastName: PersonName;
  readonly email: Email;
  readonly phone: PhoneNumber | undefined;
  readonly zip: ZipCode | undefined;
  readonly education: readonly Education[];
  readonly experience: readonly Experience[];
}

/** The two lists of a profile. */
export type ProfileList = 'experience' | 'education';

/** The edit form as it opens. `checkPerson` reads it by the same rules as sign-up. It has no e-mail, which can't be edited there (R28). */
export const profileForm = ({
  firstName,
  lastName,
  phone,
  zip,
}: Pick<Profile, 'phone' | 'zip'> & Pick<PersonForm, 'firstName' | 'lastName'>): PersonForm => ({
  firstName,
  lastName,
  ...phoneFields(phone),
  zip: zip ?? '',
});

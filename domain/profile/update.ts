import type { Contact } from '../identity/email-change';
import type { Person, PersonForm } from '../identity/person';
import { isCheckedByServer } from '../identity/phone';
import type { Profile } from './profile';

/** Everything that a profile update sends: first and last name, zip code, education, experience; never e-mail or phone (spec 1 §5). */
export type ProfileUpdate = Pick<Profile, 'firstName' | 'lastName' | 'zip' | 'education' | 'experience'>;

export const updateOf = ({ firstName, lastName, zip, education, experience }: ProfileUpdate): ProfileUpdate => ({
  firstName,
  lastName,
  zip,
  education,
  experience,
});

/** What Update on the profile sets off. */
export interface ProfileSaving {
  readonly update: ProfileUpdate;
  /** A changed phone goes by the way of 'Your details', under the same e-mail, because an update doesn't carry it (R28). */
  readonly contact: (Contact & Pick<Person, 'phone'>) | undefined;
  /** A changed phone of +1 is checked by the server before anything is saved (spec 1 §5). */
  readonly checkPhoneFirst: boolean;
}

/** Names, phone and zip code as the form opened with them. */
type Shown = Pick<Profile, 'phone' | 'zip'> & Pick<PersonForm, 'firstName' | 'lastName'>;

/**
 * What was typed over is saved, and all else stays as it is `now`, both lists too (R3). So two tabs or devices agree that each changed something since it was
 * `shown`; of two who typed over the same field the later one counts (ours).
 */
export const savingProfile = (
  shown: Shown,
  now: ProfileUpdate & Pick<Profile, 'email'>,
  edit: Person,
): ProfileSaving => {
  const { firstName, lastName, zip, phone } = edit;
  const phoneChanged = phone !== shown.phone;
  return {
    update: updateOf({
      ...now,
      firstName: firstName === shown.firstName ? now.firstName : firstName,
      lastName: lastName === shown.lastName ? now.lastName : lastName,
      zip: zip === shown.zip ? now.zip : zip,
    }),
    contact: phoneChanged ? { email: now.email, phone } : undefined,
    checkPhoneFirst: phoneChanged && isCheckedByServer(edit.country),
  };
};

/** A new or edited entry is saved by the same call, with everything else as it was (spec 1 §7). */
export const savingEntries = (
  profile: ProfileUpdate,
  lists: Partial<Pick<Profile, 'education' | 'experience'>>,
): ProfileUpdate => updateOf({ ...profile, ...lists });

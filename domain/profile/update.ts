import type { Contact } from '../identity/email-change';
import type { Person, PersonForm } from '../identity/person';
import { isCheckedByServer } from '../identity/phone';
import type { Profile } from './profile';

/** Everything a profile update sends: first and last name, zip code, education, experience; never e-mail or phone (spec 1 §5). */
export type ProfileUpdate = Pick<Profile, 'firstName' | 'lastName' | 'zip' | 'education' | 'experience'>;

/** Takes from a whole profile only what an update may send, so e-mail and phone never slip in (spec 1 §5). */
export const updateOf = ({ firstName, lastName, zip, education, experience }: ProfileUpdate): ProfileUpdate => ({
  firstName,
  lastName,
  zip,
  education,
  experience,
});

/** What pressing Update on the profile does. */
export interface ProfileSaving {
  readonly update: ProfileUpdate;
  /** A changed phone is saved through 'Your details' with the same e-mail, because a profile update doesn't carry it (R28). */
  readonly contact: (Contact & Pick<Person, 'phone'>) | undefined;
  /** The server checks a changed +1 phone before anything is saved (spec 1 §5). */
  readonly checkPhoneFirst: boolean;
}

/** Names, phone and zip code as the form showed them on opening. */
type Shown = Pick<Profile, 'phone' | 'zip'> & Pick<PersonForm, 'firstName' | 'lastName'>;

/**
 * Saves the fields the candidate changed and keeps everything else, including both lists, as it is `now` (R3). So two tabs or devices can
 * each change something since it was `shown`; if both change the same field, the later one wins (ours).
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

/** Saves a new or edited entry with the same call, everything else unchanged (spec 1 §7). */
export const savingEntries = (
  profile: ProfileUpdate,
  lists: Partial<Pick<Profile, 'education' | 'experience'>>,
): ProfileUpdate => updateOf({ ...profile, ...lists });

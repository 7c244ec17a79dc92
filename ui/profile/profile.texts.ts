import { noEntries } from '../../application/profile/profile-refusals.words';
import type { ProfileList } from '../../domain/profile/profile';

/* The profile, its lists and forms (spec 1 §2). Without a source, the words are ours. */

interface ListTexts {
  readonly title: string;
  /** spec 1 §3: company or college */
  readonly where: string;
  readonly add: string;
  readonly addHeading: string;
  readonly editHeading: string;
  readonly titleHint: string;
  readonly present: string;
  readonly order: string;
  readonly removeTitle: string;
  /** The invitation in an empty list. */
  readonly invites: string;
}

/** The words of each list. */
export const profileListTexts: Readonly<Record<ProfileList, ListTexts>> = {
  experience: {
    /** spec 1 §2 */
    title: 'Experience',
    where: 'Company',
    add: 'Add experience',
    addHeading: 'Add experience',
    editHeading: 'Edit experience',
    titleHint: 'What you did there: Caregiver, Cook, Driver',
    present: 'Present: I still work here',
    order: 'The longest comes first.',
    removeTitle: 'Remove this job?',
    invites: 'Add a job you have had. Caring for family and volunteering count, too.',
  },
  education: {
    /** spec 1 §2 */
    title: 'Education',
    where: 'College',
    add: 'Add education',
    addHeading: 'Add education',
    editHeading: 'Edit education',
    titleHint: 'What you learned: Nursing Assistant, High school diploma',
    present: 'Present: I still study here',
    order: 'The latest comes first.',
    removeTitle: 'Remove this course?',
    invites: 'Add a school, a course or a certificate. You do not need to know the dates.',
  },
};

export const profileTexts = {
  /** spec 1 §2, header menu */
  heading: 'My Profile',
  loading: 'Loading your profile',
  couldNotLoad: 'We could not load your profile',
  couldNotSave: 'We could not save this',
  kept: 'What you typed is still here.',
  keptAsNew: 'What you typed is still here. Press Save as new to add it, or Cancel to leave your list as it is.',
  saveAsNew: 'Save as new',
  asItIsNow: (list: string): string => `${list} as it is now`,
  back: 'Back to My Job Applications',
  details: 'Your details',
  edit: 'Edit',
  /** What a screen reader adds: `Edit your details`. */
  editDetails: 'your details',
  name: 'Name',
  /** spec 1 §2, sign-up and profile */
  email: 'Email',
  phone: 'Phone Number',
  zip: 'Zip Code',
  firstName: 'First Name',
  lastName: 'Last Name',
  missing: 'Not given',
  emailFixed: 'You sign in with it. To change it, press Change email on your profile.',
  changeEmail: 'Change email',
  zipHint: '5 digits',
  /** spec 1 §2 */
  cancel: 'Cancel',
  /** spec 1 §2 */
  update: 'Update',
  saving: 'Saving',
  /** spec 1 §2 */
  seeMore: 'See More',
  /** How many more entries the link shows, and of what, for a screen reader. */
  moreOf: (count: number, list: string): string => `${count} more in ${list}`,
  /** spec 1 §2, §8 */
  none: noEntries,
  /** spec 1 §2, over both lists */
  listHeading: 'Update Profile',
  backToProfile: 'Back to My Profile',
  backToList: (list: string): string => `Back to ${list}`,
  title: 'Title',
  from: 'From',
  to: 'To',
  fromHint: 'Month and year, if you remember',
  /** Without a start, an entry has no dates at all (R21). */
  fromHintPresent: 'Month and year: without it, no dates are shown',
  toHint: 'Leave it blank if you are still there',
  save: 'Save',
  saved: 'Saved',
  remove: 'Remove this entry',
  removeYes: 'Remove',
  removeNo: 'Keep it',
  entryWhere: (title: string, where: string): string => `${title}, ${where}`,
  removeLead: 'It will be removed from your profile. Your applications stay as they are.',
  nameNeeded: 'Add your first and last name to your profile first, then save this.',
  goneTitle: 'No details found',
  gone: 'This entry is no longer in your profile.',
} as const;

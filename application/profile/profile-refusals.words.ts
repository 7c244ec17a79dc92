import type { EntryTextFault } from '../../domain/profile/entry-text';
import type { Duration, ExperienceFaults } from '../../domain/profile/experience';
import type { EntryChanged } from '../../domain/profile/list-change';
import type { NoSuchEntry } from '../../domain/profile/listing';
import { printMonth } from '../../domain/profile/months';
import type { Span, SpanFault } from '../../domain/profile/span';
import type { TimeZone } from '../../domain/time/time-zone';
import type { ContactFaults } from '../../domain/identity/contact-form';
import type { ChangeContactRefusal, UpdateProfileRefusal } from './profile.api';
import { counted } from '../words/duration';
import { saySubmitCodeRefusal, sayTooManyCodes } from '../identity/identity-refusals.words';
import { fieldRequired, sayEmailFault } from '../words/shared-refusals';
import {
  sayContactRefusal,
  sayCountryFault,
  sayPhoneFault,
  sayPhoneNotCallable,
} from '../identity/sign-up-refusals.words';

/* The texts of the profile (spec 1 §2, §5, §8). */

/** After Update and after saving an entry. Ours. */
export const profileSavedMessage = 'Profile updated successfully';

/** After a change of e-mail or phone. Ours. */
export const contactSavedMessage = 'Your details are saved';

/** spec 1 §5: the second reading of an e-mail address that is missing. */
const valueRequired = 'Required Value';

/** Why e-mail and phone are not changed (R28). `zone` is the reader's own. */
export const sayChangeContactRefusal = (refusal: ChangeContactRefusal, zone?: TimeZone): string => {
  switch (refusal._tag) {
    case 'CodeNeeded':
    case 'EmailTaken':
    case 'CodeWrong':
    case 'CodeExpired':
    case 'CodeTriesUsedUp':
      return sayContactRefusal(refusal);
    case 'PhoneNotCallable':
      return sayPhoneNotCallable(refusal);
    case 'CodeNotFound':
      return saySubmitCodeRefusal(refusal);
    case 'TooManyCodes':
      return sayTooManyCodes(refusal, zone);
    case 'KeyUsedBefore':
      return 'This was sent before, with other details. Reload the page and try again.';
  }
};

/** What is wrong with 'Your details', as the rules say on the device, and as the server says. */
export interface ContactWrong extends Omit<ContactFaults, 'email' | 'phone'> {
  readonly email:
    | ContactFaults['email']
    | Extract<ChangeContactRefusal, { readonly _tag: 'EmailTaken' | 'TooManyCodes' }>;
  readonly phone: ContactFaults['phone'] | Extract<ChangeContactRefusal, { readonly _tag: 'PhoneNotCallable' }>;
}

const sayContactEmail = (fault: NonNullable<ContactWrong['email']>, zone?: TimeZone): string => {
  switch (fault._tag) {
    case 'EmailMissing':
      return valueRequired;
    case 'EmailMalformed':
    case 'EmailTooLong':
      return sayEmailFault(fault);
    case 'EmailTaken':
    case 'TooManyCodes':
      return sayChangeContactRefusal(fault, zone);
  }
};

/** The sentence at each field of 'Your details'. `zone` is the reader's own. */
export const sayContactFaults = (
  faults: Partial<ContactWrong>,
  zone?: TimeZone,
): Readonly<Record<keyof ContactWrong, string | undefined>> => ({
  email: faults.email && sayContactEmail(faults.email, zone),
  country: faults.country && sayCountryFault(faults.country),
  phone: faults.phone && sayPhoneFault(faults.phone),
});

/** For an empty list (spec 1 §2). */
export const noEntries = 'No details found';

/** Under a title, company or college; 'Required' is from spec 1 §5, the limit ours. */
export const sayEntryTextFault = (fault: EntryTextFault): string =>
  fault._tag === 'TextMissing' ? fieldRequired : `At most ${fault.limit} characters`;

/** Under a month of an entry; the order of the months is from spec 1 §5, the rest ours. */
export const saySpanFault = (fault: SpanFault): string => {
  switch (fault._tag) {
    case 'NotAMonth':
      return 'Choose a month and a year';
    case 'MonthInFuture':
      return `Choose ${printMonth(fault.latest)} or an earlier month`;
    case 'StartAfterEnd':
      return 'Start date should not be greater than end date';
  }
};

/** The sentence at each field of the experience form; undefined if the field is fine. */
export const sayExperienceFaults = (
  faults: ExperienceFaults,
): Readonly<Record<keyof ExperienceFaults, string | undefined>> => ({
  title: faults.title && sayEntryTextFault(faults.title),
  company: faults.company && sayEntryTextFault(faults.company),
  from: faults.from && saySpanFault(faults.from),
  to: faults.to && saySpanFault(faults.to),
});

/** The server's message for a refused entry (R21). */
export const sayUpdateProfileRefusal = ({ fault }: UpdateProfileRefusal): string => saySpanFault(fault);

/** For a link to an entry that doesn't exist. */
export const sayNoSuchEntry = (_refusal: NoSuchEntry): string => noEntries;

/** Another tab or device changed the entry first (ours, R29). */
export const sayEntryChanged = (_refusal: EntryChanged): string =>
  'This entry was changed or removed meanwhile, in another tab or on another device. We left your list as it is.';

/** `January 2020 to present` (R21); without a start `until March 2024`; nothing without dates. */
export const sayEntrySpan = ({ from, to }: Span): string => {
  if (from === undefined) return to === undefined ? '' : `until ${printMonth(to)}`;
  return `${printMonth(from)} to ${to === undefined ? 'present' : printMonth(to)}`;
};

/** `2 years 3 months`, `1 year`, `11 months`, or `Less than a month` if start and end are the same month (R21). */
export const sayDuration = ({ years, months }: Duration): string => {
  if (years === 0 && months === 0) return 'Less than a month';
  if (years === 0) return counted(months, 'month');
  return months === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(months, 'month')}`;
};

import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { parsePersonName, type PersonName } from '../../../domain/identity/person-name';
import { parseE164, type PhoneNumber } from '../../../domain/identity/phone';
import { parseZipCode, type ZipCode } from '../../../domain/identity/zip-code';
import type { Education } from '../../../domain/profile/education';
import { parseEntryText, type EntryText } from '../../../domain/profile/entry-text';
import type { Experience } from '../../../domain/profile/experience';
import { parseMonth, type Month } from '../../../domain/profile/months';
import type { Profile } from '../../../domain/profile/profile';
import type { Span } from '../../../domain/profile/span';
import { decoded } from './decoded';
import { email } from './identity';

/** `phone('+13125550142')` */
export const phone = (text: string): PhoneNumber => decoded(parseE164(text), text);

/** `zip('60601')` */
export const zip = (text: string): ZipCode => decoded(parseZipCode(text), text);

/** `personName('Nora')` */
export const personName = (text: string): PersonName => decoded(parsePersonName(text), text);

/** `month('2024-03')` */
export const month = (text: string): Month => decoded(parseMonth(text), text);

/** `entryText('Caregiver')` */
export const entryText = (text: string): EntryText => decoded(parseEntryText(text), text);

/** `span('2024-01', '2024-03')`; without an end it still lasts. */
export const span = (from: string, to?: string): Span => ({
  from: month(from),
  to: to === undefined ? undefined : month(to),
});

export const anExperience = (changes: Partial<Experience> = {}): Experience => ({
  title: entryText('Caregiver'),
  company: entryText('Linden Court'),
  ...span('2024-01', '2024-03'),
  ...changes,
});

export const anEducation = (changes: Partial<Education> = {}): Education => ({
  title: entryText('Nursing Assistant'),
  college: entryText('City College'),
  ...span('2021-09', '2023-06'),
  ...changes,
});

/** A test sets only what it is about. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  candidateId: decoded(parseCandidateId(7), 7),
  firstName: personName('Nora'),
  lastName: personName('Quinn'),
  email: email('nora@example.org'),
  phone: phone('+13125550142'),
  zip: zip('60601'),
  education: [anEducation()],
  experience: [anExperience()],
  ...changes,
});

import { parseCountry, parseE164 } from '../../../domain/identity/phone';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { parseMonth } from '../../../domain/profile/months';
import type { Education } from '../../../domain/profile/education';
import type { Experience } from '../../../domain/profile/experience';
import { longestName, parsePersonName } from '../../../domain/identity/person-name';
import { mapped, maybe, oneOf, struct, textOf, variant, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { candidateId, visible } from './fields';

/* The data about a person (spec 1 §3). */

/** E.164 with +1 or +91 and at least 10 more digits, at most 15 in all (R19); no spaces or dashes. */
export const phoneNumber = textOf('a phone number, E.164, of +1 or +91', parseE164, {
  type: 'string',
  pattern: '^\\+(1[0-9]{10,14}|91[0-9]{10,13})$',
  examples: ['+13125550142'],
});

/** The part of the number that is at fault; it repeats none of its digits. */
export const phoneNotCallable = variant('PhoneNotCallable', { part: oneOf('length', 'area-code', 'exchange') });

/** +1 or +91, with or without spaces around it. */
export const country = textOf('+1 or +91', parseCountry, { enum: ['+1', '+91'] });

/** Exactly 5 digits as a text: 02134 is a zip code. */
export const zipCode = textOf('a zip code of 5 digits', parseZipCode, {
  type: 'string',
  pattern: '^[0-9]{5}$',
  examples: ['60601'],
});

/** YYYY-MM, the precision of experience and education (spec 1 §5). */
export const month = textOf('a month YYYY-MM', parseMonth, {
  type: 'string',
  // No year is 0000.
  pattern: '^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-(0[1-9]|1[0-2])$',
  examples: ['2024-01'],
});

const entryText = textOf(`a line of 1 to ${longestEntryText} characters`, parseEntryText, {
  type: 'string',
  pattern: visible,
  maxLength: longestEntryText,
});

/** One line of 1 to 100 characters; white space is trimmed, and a run of it read as one space. */
export const personName = textOf(`a name of 1 to ${longestName} characters`, parsePersonName, {
  type: 'string',
  pattern: visible,
  maxLength: longestName,
});

/** The first and the last month, both optional; a first month alone means that it still lasts, none means no dates (spec 1 §5, R21). */
const spanFields = { from: maybe(month), to: maybe(month) } as const;

/** experience_details and education_details, entry by entry. */
export const experienceFields = { title: entryText, company: entryText, ...spanFields } as const;
/** The same for a school: `college` where experience has `company`. */
export const educationFields = { title: entryText, college: entryText, ...spanFields } as const;

/** Written entries have other field names than read ones (spec 1 §3). */
export const writtenExperience: Codec<Experience> = objectWith({
  title: field('job_title', entryText),
  company: field('company_name', entryText),
  from: field('start_date', maybe(month)),
  to: field('end_date', maybe(month)),
});

/** `candidate_id` is ignored: the token identifies the owner (R3). */
export const writtenEducation: Codec<Education> = mapped(
  struct({ ...educationFields, candidate_id: maybe(candidateId) }),
  ({ title, college, from, to }) => ({ title, college, from, to }),
  (education) => ({ ...education, candidate_id: undefined }),
);

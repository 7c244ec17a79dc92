import { parseCountry, parseE164 } from '../../../domain/identity/phone';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { parseMonth } from '../../../domain/profile/months';
import type { Education } from '../../../domain/profile/education';
import type { Experience } from '../../../domain/profile/experience';
import { longestName, parsePersonName } from '../../../domain/identity/person-name';
import { mapped, maybe, oneOf, struct, textOf, variant, type Codec } from '../codec';
import { candidateId } from './fields';

/* The data about a person (spec 1 §3). */

export const phoneNumber = textOf('a phone number, E.164, of +1 or +91', parseE164, {
  type: 'string',
  pattern: '^\\+(1[0-9]{10,14}|91[0-9]{10,13})$',
});

export const phoneNotCallable = variant('PhoneNotCallable', { part: oneOf('length', 'area-code', 'exchange') });

export const country = textOf('+1 or +91', parseCountry, { enum: ['+1', '+91'] });

export const zipCode = textOf('a zip code of 5 digits', parseZipCode, { type: 'string', pattern: '^[0-9]{5}$' });

export const month = textOf('a month YYYY-MM', parseMonth, { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

const entryText = textOf(`a line of 1 to ${longestEntryText} characters`, parseEntryText, {
  type: 'string',
  minLength: 1,
  maxLength: longestEntryText,
});

export const personName = textOf(`a name of 1 to ${longestName} characters`, parsePersonName, {
  type: 'string',
  minLength: 1,
  maxLength: longestName,
});

/** The first and the last month, both optional; no end means that it still lasts (spec 1 §5, R21). */
const spanFields = { from: maybe(month), to: maybe(month) } as const;

/** experience_details and education_details, entry by entry. */
export const experienceFields = { title: entryText, company: entryText, ...spanFields } as const;
export const educationFields = { title: entryText, college: entryText, ...spanFields } as const;

/** Written entries have other field names than read ones (spec 1 §3). */
export const writtenExperience: Codec<Experience> = mapped(
  struct({ job_title: entryText, company_name: entryText, start_date: maybe(month), end_date: maybe(month) }),
  (wire) => ({ title: wire.job_title, company: wire.company_name, from: wire.start_date, to: wire.end_date }),
  ({ title, company, from, to }) => ({ job_title: title, company_name: company, start_date: from, end_date: to }),
);

/** `candidate_id` is ignored: the token identifies the owner (R3). */
export const writtenEducation: Codec<Education> = mapped(
  struct({ ...educationFields, candidate_id: maybe(candidateId) }),
  ({ title, college, from, to }) => ({ title, college, from, to }),
  (education) => ({ ...education, candidate_id: undefined }),
);

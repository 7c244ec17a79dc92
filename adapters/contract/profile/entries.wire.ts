import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { parseMonth } from '../../../domain/profile/months';
import type { Education } from '../../../domain/profile/education';
import type { Experience } from '../../../domain/profile/experience';
import { mapped, maybe, struct, textOf, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { candidateId, visible } from '../wire/fields';

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

import { parseCountry, parseE164 } from '../../../domain/identity/phone';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { parseMonth } from '../../../domain/profile/months';
import { maybe, textOf } from '../codec';

/* What is said about a person (spec 1 §3). */

export const phoneNumber = textOf('a phone number, E.164, of +1 or +91', parseE164, {
  type: 'string',
  pattern: '^\\+(1[0-9]{10,14}|91[0-9]{10,13})$',
});

export const country = textOf('+1 or +91', parseCountry, { enum: ['+1', '+91'] });

export const zipCode = textOf('a zip code of 5 digits', parseZipCode, { type: 'string', pattern: '^[0-9]{5}$' });

const month = textOf('a month YYYY-MM', parseMonth, { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });

const entryText = textOf(`a line of 1 to ${longestEntryText} characters`, parseEntryText, {
  type: 'string',
  minLength: 1,
  maxLength: longestEntryText,
});

/** From which month to which; no end means that it still lasts (R21). */
const spanFields = { from: month, to: maybe(month) } as const;

/** experience_details and education_details, entry by entry. */
export const experienceFields = { title: entryText, company: entryText, ...spanFields } as const;
export const educationFields = { title: entryText, college: entryText, ...spanFields } as const;

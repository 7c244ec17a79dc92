import { parseCountry, parseE164 } from '../../../domain/identity/phone';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { longestEntryText, parseEntryText } from '../../../domain/profile/entry-text';
import { parseMonth } from '../../../domain/profile/months';
import { fromParser, maybe, text } from '../codec';

/* What is said about a person (spec 1 §3). */

const sameText = (value: string): string => value;

export const phoneNumber = fromParser({
  name: 'a phone number, E.164, of +1 or +91',
  wire: text,
  parse: parseE164,
  print: sameText,
  jsonSchema: { type: 'string', pattern: '^\\+(1[0-9]{10,14}|91[0-9]{10,13})$' },
});

export const country = fromParser({
  name: '+1 or +91',
  wire: text,
  parse: parseCountry,
  print: sameText,
  jsonSchema: { enum: ['+1', '+91'] },
});

export const zipCode = fromParser({
  name: 'a zip code of 5 digits',
  wire: text,
  parse: parseZipCode,
  print: sameText,
  jsonSchema: { type: 'string', pattern: '^[0-9]{5}$' },
});

const month = fromParser({
  name: 'a month YYYY-MM',
  wire: text,
  parse: parseMonth,
  print: sameText,
  jsonSchema: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' },
});

const entryText = fromParser({
  name: `a line of 1 to ${longestEntryText} characters`,
  wire: text,
  parse: parseEntryText,
  print: sameText,
  jsonSchema: { type: 'string', minLength: 1, maxLength: longestEntryText },
});

/** From which month to which; no end means that it still lasts (R21). */
const spanFields = { from: month, to: maybe(month) } as const;

/** experience_details and education_details, entry by entry. */
export const experienceFields = { title: entryText, company: entryText, ...spanFields } as const;
export const educationFields = { title: entryText, college: entryText, ...spanFields } as const;

import { parseCountry, parseE164 } from '../../../domain/identity/phone';
import { parseZipCode } from '../../../domain/identity/zip-code';
import { longestName, parsePersonName } from '../../../domain/identity/person-name';
import { oneOf, textOf, variant } from '../codec';
import { visible } from '../wire/fields';

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

/** One line of 1 to 100 characters; white space is trimmed, and a run of it read as one space. */
export const personName = textOf(`a name of 1 to ${longestName} characters`, parsePersonName, {
  type: 'string',
  pattern: visible,
  maxLength: longestName,
});

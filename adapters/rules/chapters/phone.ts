import * as E from 'fp-ts/Either';
import { sayCountryFault, sayPhoneFault } from '../../../application/identity/sign-up-refusals.words';
import {
  countryCodes,
  countryName,
  fewestDigits,
  hasExtension,
  longestNumber,
  nationalDigits,
  parseCountry,
  parsePhone,
  type CountryFault,
  type PhoneFault,
} from '../../../domain/identity/phone';
import { chapter, type Case } from '../chapter';
import { is, isNot, lessThan, moreThan, yes } from '../table';
import type { Decoded } from '../../contract/codec';
import { phoneQuestion, phoneRule } from '../questions/phone';
import { counted, listed } from './words';

const rowOf: Readonly<Record<(CountryFault | PhoneFault)['_tag'], string>> = {
  CountryMissing: '1',
  UnknownCountry: '2',
  PhoneMissing: '3',
  PhoneHasExtension: '4',
  PhoneTooShort: '5',
  PhoneTooLong: '6',
};

const typed = (country: string, phone: string): Case => ({ country, phone });

const digitsOf = (phone: string): string => phone.replace(/[^0-9]/g, '');

/** The number after the US country code. */
const mostDigits = longestNumber - 1;

const sayDigits = (fault: PhoneFault): string => {
  switch (fault._tag) {
    case 'PhoneMissing':
      return 'nothing was typed';
    case 'PhoneHasExtension':
      return 'an extension stands behind it';
    case 'PhoneTooShort':
      return `${counted(fault.digits, 'digit')} are left, and ${fault.atLeast} are needed`;
    case 'PhoneTooLong':
      return `${counted(fault.digits, 'digit')} are left, and there is room for ${fault.atMost}`;
  }
};

const noCountry = { none: 'no country' } as const;
const leftOver = { ...noCountry, unit: 'digit' } as const;

/** The number without what is taken off in front; undefined without a country. */
const digitsLeft = ({ country: chosen, phone }: Decoded<typeof phoneQuestion>): string | undefined => {
  const country = parseCountry(chosen);
  return E.isLeft(country) ? undefined : nationalDigits(country.right, phone);
};

const wholeLength = (asked: Decoded<typeof phoneQuestion>): number | undefined => {
  const digits = digitsLeft(asked);
  return digits === undefined ? undefined : digitsOf(asked.country).length + digits.length;
};

export const phoneChapter = chapter({
  rule: phoneRule,
  question: phoneQuestion,
  part: 'People and files',
  title: 'Which phone numbers does the portal take?',
  sentence: `At least ${fewestDigits} digits after the country code, which is ${listed(
    countryCodes.map((code) => `${code} (${countryName[code]})`),
    'or',
  )}. Brackets, dots and blanks don't count; the country code may be typed or left out.`,
  asked: 'phone number length, country code, digits of a phone, brackets and dashes',
  sources: [
    {
      cites: 'R19',
      says: 'All but digits is stripped; a leading country code where it is that of the chosen country; at least 10 digits remain.',
    },
    {
      cites: 'R19a',
      says: 'So is one that is typed behind the one of the mask, and for +91 a 0 before ten digits. An extension is refused.',
    },
    { cites: 'spec 1 §9', says: 'Phone at least 10 digits after country code; country codes +1 and +91.' },
    {
      cites: 'spec 1 §5',
      says: "After removing non-digits and the country code at least 10 digits, else 'Invalid phone number'.",
    },
  ],
  fields: [
    {
      name: 'country',
      label: 'Country',
      kind: 'choice',
      options: countryCodes.map((value) => ({ value, label: `${value} ${countryName[value]}` })),
    },
    { name: 'phone', label: 'Phone number, as it is typed', kind: 'text' },
  ],
  inputs: {
    country: { label: 'Country', words: { '': 'nothing' }, read: ({ country }) => country.trim() },
    blank: { label: 'No number is typed', read: ({ phone }) => phone.trim() === '' },
    extension: { label: 'An extension stands behind it', read: ({ phone }) => hasExtension(phone) },
    left: { ...leftOver, label: 'Digits that are left', read: (asked) => digitsLeft(asked)?.length },
    whole: { ...leftOver, label: 'Digits with the country code', read: wholeLength },
    takenOff: {
      label: 'Something is taken off in front',
      ...noCountry,
      read: (asked) => {
        const digits = digitsLeft(asked);
        return digits === undefined ? undefined : digits !== digitsOf(asked.phone);
      },
    },
  },
  rows: [
    { id: '1', fits: [{ country: is('') }], when: 'no country is chosen', example: typed('', '312 555 0142') },
    {
      id: '2',
      fits: [{ country: isNot(...countryCodes) }],
      when: 'the country is none of these',
      asked:
        'a british, foreign or international number, another country, number from abroad, mexican, english or canadian number, phone of another country, which countries',
      example: typed('+44', '20 7946 0958'),
    },
    { id: '3', fits: [{ blank: yes }], when: 'no number is typed', example: typed('+1', '') },
    {
      id: '4',
      fits: [{ extension: yes }],
      when: 'an extension stands behind the number',
      asked: 'ext, extension, x, hash or semicolon behind a number',
      example: typed('+1', '312 555 0142 ext 5'),
    },
    {
      id: '5',
      fits: [{ left: lessThan(fewestDigits) }],
      when: `fewer than ${fewestDigits} digits are left`,
      asked: 'letters in a number, number too short, not enough digits, digits are missing, seven digits',
      example: typed('+1', '312 555 014'),
    },
    {
      id: '6',
      fits: [{ whole: moreThan(longestNumber) }],
      when: `the whole number has more than ${longestNumber} digits`,
      asked: 'number too long',
      example: typed('+91', '98765 43210 12345 6'),
    },
    {
      id: '7',
      fits: [{ takenOff: yes }],
      when: 'a country code, or the 0 that is dialed before it at home, stands in front: it is taken off',
      asked:
        'country code twice, trunk 0, leading zero of an Indian number, number with +1 or +91 in front, number with the country code',
      example: typed('+1', '+1 (312) 555-0142'),
    },
    {
      id: '8',
      fits: [{}],
      when: 'the digits are the number',
      asked: 'number with dashes, brackets, dots or blanks',
      example: typed('+91', '98765 43210'),
    },
  ],
  boundary: {
    what: 'digits that are typed',
    from: 1,
    to: mostDigits + 3,
    step: 1,
    shown: [fewestDigits - 1, fewestDigits, fewestDigits + 1, mostDigits, mostDigits + 1],
    unit: { of: 'digits', each: 1 },
    limit: fewestDigits,
    caseAt: (n) => typed('+1', '3125550142'.repeat(2).slice(0, n)),
  },
  code: ['domain/identity/phone.ts'],
  tests: ['tests/domain/identity/phone.test.ts'],
  decide: ({ country: chosen, phone }) => {
    const country = parseCountry(chosen);
    if (E.isLeft(country))
      return {
        row: rowOf[country.left._tag],
        says: `It is not taken: '${sayCountryFault(country.left)}'.`,
        reason: `'${chosen}' is none of ${listed(countryCodes, 'and')}: '${sayCountryFault(country.left)}'.`,
      };
    const number = parsePhone(country.right, phone);
    if (E.isLeft(number))
      return {
        row: rowOf[number.left._tag],
        says: `It is not taken: '${sayPhoneFault(number.left)}'.`,
        reason: `'${sayPhoneFault(number.left)}': ${sayDigits(number.left)}.`,
      };
    const digits = nationalDigits(country.right, phone);
    return {
      says: `It is taken, and kept as ${number.right}.`,
      row: digits === digitsOf(phone) ? '8' : '7',
      reason: `${counted(digits.length, 'digit')} after the country code, kept as ${number.right}.`,
    };
  },
});

import * as E from 'fp-ts/Either';
import { saySignInCodeFault, saySignInEmailFault } from '../../../application/identity/sign-in-faults.words';
import { sayZipCodeFault } from '../../../application/identity/sign-up-refusals.words';
import { longestEmail, parseEmail, type EmailFault } from '../../../domain/text/email';
import { codeLength, parseOneTimeCode, type OneTimeCodeFault } from '../../../domain/identity/one-time-code';
import { parseZipCode, zipLength, type ZipCodeFault } from '../../../domain/identity/zip-code';
import { isNot, no, yes, type Cells, type Input } from '../table';
import { chapter, type Chapter, type Field, type Row, type Verdict } from '../chapter';
import { emailRule, otpRule, typedValueQuestion, zipRule } from '../questions/typed-values';
import { counted } from './words';

const valueField = (label: string): readonly Field[] => [{ name: 'value', label, kind: 'text' }];

type Typed = 'blank' | 'onlyDigits' | 'characters';

const row = (id: string, fits: readonly Cells<Typed>[], when: string, value: string, asked = ''): Row<Typed> => ({
  id,
  fits,
  when,
  asked,
  example: { value },
});

interface TypedValue {
  readonly value: string;
}

/** What a table about digits looks at. */
const digitInputs: Readonly<Record<Exclude<Typed, 'blank'>, Input<TypedValue>>> = {
  onlyDigits: { label: 'Digits only', read: ({ value }) => /^[0-9]*$/.test(value) },
  characters: { label: 'Length', unit: 'character', read: ({ value }) => value.length },
};

const notSoManyDigits = (length: number): readonly Cells<Typed>[] => [
  { onlyDigits: no },
  { characters: isNot(length) },
];

/** Typed text either has a fault, which has its own row, or belongs to the last row. */
const verdict = <Fault>(
  parsed: E.Either<Fault, unknown>,
  value: string,
  {
    rowOf,
    say,
    taken,
  }: { readonly rowOf: (fault: Fault) => string; readonly say: (fault: Fault) => string; readonly taken: string },
): Verdict => {
  const length = `${counted(value.length, 'character')} were typed`;
  return E.isLeft(parsed)
    ? {
        row: rowOf(parsed.left),
        says: `It is not taken: '${say(parsed.left)}'.`,
        reason: `${length}: '${say(parsed.left)}'.`,
      }
    : { row: taken, says: 'It is taken.', reason: `${length}, and nothing is wrong with them.` };
};

const zipRow: Readonly<Record<ZipCodeFault['_tag'], string>> = { ZipMissing: '1', NotAZipCode: '2' };
const emailRow: Readonly<Record<EmailFault['_tag'], string>> = {
  EmailMissing: '1',
  EmailTooLong: '2',
  EmailMalformed: '3',
};
const codeRow: Readonly<Record<OneTimeCodeFault, string>> = { CodeMissing: '1', NotFourDigits: '2' };

export const zipChapter: Chapter = chapter({
  rule: zipRule,
  question: typedValueQuestion,
  part: 'People and files',
  title: 'Which zip codes does the portal take?',
  sentence: `Exactly ${zipLength} digits. A zero in front is a digit like any other.`,
  asked: 'zip code, postal code, digits of a zip',
  sources: [
    { cites: 'R19', says: 'Zip exactly 5 ASCII digits.' },
    { cites: 'spec 1 §9', says: 'Zip exactly 5 digits.' },
  ],
  fields: valueField('Zip code, as it is typed'),
  inputs: {
    blank: { label: 'Nothing but blanks is typed', read: ({ value }) => value.trim() === '' },
    ...digitInputs,
  },
  rows: [
    row('1', [{ blank: yes }], 'nothing is typed', ''),
    row(
      '2',
      notSoManyDigits(zipLength),
      `it is not exactly ${zipLength} digits`,
      '6061',
      'letters in the zip, foreign postal code, zip plus four, zip too short or too long',
    ),
    row(
      '3',
      [{}],
      `it is exactly ${zipLength} digits`,
      '02134',
      'a zip code with a leading zero, a zero in front, how many digits',
    ),
  ],
  boundary: {
    what: 'digits that are typed',
    from: 0,
    to: 2 * zipLength,
    step: 1,
    shown: [zipLength - 1, zipLength, zipLength + 1],
    unit: { of: 'digits', each: 1 },
    limit: zipLength,
    caseAt: (n) => ({ value: '0213421342'.slice(0, n) }),
  },
  code: ['domain/identity/zip-code.ts'],
  tests: ['tests/domain/identity/zip-code.test.ts'],
  decide: ({ value }) =>
    verdict(parseZipCode(value), value, { rowOf: ({ _tag }) => zipRow[_tag], say: sayZipCodeFault, taken: '3' }),
});

/** An address of so many characters. */
const addressOf = (length: number): string => `${'a'.repeat(Math.max(0, length - '@example.com'.length))}@example.com`;

export const emailChapter: Chapter = chapter({
  rule: emailRule,
  question: typedValueQuestion,
  part: 'Signing in',
  title: 'Which e-mail addresses does sign-in take?',
  sentence: `One address of at most ${longestEmail} characters, with one @ and a dot after it. Blanks around it and capitals don't matter.`,
  asked: 'email address, how long may an email be',
  sources: [
    { cites: 'R19', says: 'Trimmed, compared lower-case, at most 254 characters.' },
    { cites: 'spec 1 §5', says: "E-mail required; by its pattern 'Invalid email address'." },
  ],
  fields: valueField('E-mail address, as it is typed'),
  inputs: {},
  noTable:
    'A pattern decides whether a text is an address, and its spelling is made one before it is compared. Each row is tested with texts.',
  rows: [
    row('1', [], 'nothing is typed', '  '),
    row('2', [], `it has more than ${longestEmail} characters`, addressOf(longestEmail + 1)),
    row(
      '3',
      [],
      'it is no address',
      'ann@example',
      'invalid email address, without a dot, without an @, two addresses',
    ),
    row('4', [], 'it is an address', ' Ann@Example.com ', 'capital letters, upper case, blanks or spaces around it'),
  ],
  boundary: {
    what: 'characters of the address',
    from: 13,
    to: longestEmail + 10,
    step: 1,
    shown: [longestEmail - 1, longestEmail, longestEmail + 1],
    unit: { of: 'characters', each: 1 },
    limit: longestEmail,
    caseAt: (length) => ({ value: addressOf(length) }),
  },
  code: ['domain/text/email.ts', 'domain/text/ascii-domain.ts'],
  tests: ['tests/domain/text/email.test.ts'],
  decide: ({ value }) =>
    verdict(parseEmail(value), value, { rowOf: ({ _tag }) => emailRow[_tag], say: saySignInEmailFault, taken: '4' }),
});

export const otpChapter: Chapter = chapter({
  rule: otpRule,
  question: typedValueQuestion,
  part: 'Signing in',
  title: 'What is a code that a candidate may send?',
  sentence: `Exactly ${codeLength} digits; 0042 is a code like any other. Whether it is the right one, only the service knows.`,
  asked: 'one-time code, digits of a code',
  sources: [
    { cites: 'R19', says: 'OTP exactly 4 ASCII digits.' },
    { cites: 'spec 1 §9', says: 'OTP length 4.' },
    { cites: 'spec 1 §5', says: "4 numeric digits; an empty OTP shows 'Please Enter OTP!'." },
  ],
  fields: valueField('Code, as it is typed'),
  inputs: { blank: { label: 'Nothing is typed', read: ({ value }) => value === '' }, ...digitInputs },
  rows: [
    row('1', [{ blank: yes }], 'nothing is typed', ''),
    row('2', notSoManyDigits(codeLength), `it is not exactly ${codeLength} digits`, '042'),
    row('3', [{}], `it is exactly ${codeLength} digits`, '0042', 'how many digits has a sign-in code, leading zero'),
  ],
  boundary: {
    what: 'digits that are typed',
    from: 0,
    to: 2 * codeLength,
    step: 1,
    shown: [codeLength - 1, codeLength, codeLength + 1],
    unit: { of: 'digits', each: 1 },
    limit: codeLength,
    caseAt: (n) => ({ value: '00420042'.slice(0, n) }),
  },
  code: ['domain/identity/one-time-code.ts'],
  tests: ['tests/domain/identity/one-time-code.test.ts'],
  decide: ({ value }) =>
    verdict(parseOneTimeCode(value), value, { rowOf: (fault) => codeRow[fault], say: saySignInCodeFault, taken: '3' }),
});

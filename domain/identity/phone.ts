import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { numbers } from '../parameters/values';

/** A phone number in E.164: `+`, the country code, the national digits, at most 15 digits in all (R19). */
export type PhoneNumber = Brand<string, 'PhoneNumber'>;

/** The countries a candidate can choose, the default first (spec 1 §5). */
export const countryCodes = ['+1', '+91'] as const;
/** A calling code that sign-up and profile offer, with its `+`. */
export type CountryCode = (typeof countryCodes)[number];
/** The country of a form before the candidate chooses one: the US (spec 1 §5). */
export const defaultCountry: CountryCode = '+1';
/** What people read beside each calling code (spec 1 §5). */
export const countryName: Readonly<Record<CountryCode, string>> = { '+1': 'US', '+91': 'India' };

/** Why a text is no country: none was chosen, or it is none of `countryCodes`. */
export type CountryFault = { readonly _tag: 'CountryMissing' } | { readonly _tag: 'UnknownCountry' };

/** Why a text is no phone number of its country (R19). Digits are counted without the country code. */
export type PhoneFault =
  | { readonly _tag: 'PhoneMissing' }
  | { readonly _tag: 'PhoneHasExtension' }
  | { readonly _tag: 'PhoneTooShort'; readonly digits: number; readonly atLeast: number }
  | { readonly _tag: 'PhoneTooLong'; readonly digits: number; readonly atMost: number };

/** The fewest digits after the country code (R19, spec 1 §9). */
export const fewestDigits = numbers.fewest_phone_digits;
/** The most digits of an E.164 number, country code included (ITU-T E.164 §6). */
export const longestNumber = numbers.most_phone_digits;

/** Reads a calling code exactly as listed, such as `+1`; only blanks around it don't matter. */
export const parseCountry = (raw: string): E.Either<CountryFault, CountryCode> => {
  const text = raw.trim();
  const country = countryCodes.find((code) => code === text);
  if (country !== undefined) return E.right(country);
  return E.left({ _tag: text === '' ? 'CountryMissing' : 'UnknownCountry' });
};

/** The country that a select shows for a typed one: the first, unless it is on the list. */
export const countryShown = (typed: string): CountryCode =>
  E.getOrElse<CountryFault, CountryCode>(() => defaultCountry)(parseCountry(typed));

const onlyDigits = (raw: string): string => raw.replace(/[^0-9]/g, '');

const shape = /^\+(1[0-9]{10,14}|91[0-9]{10,13})$/;

const isPhoneNumber = (text: string): text is PhoneNumber => shape.test(text);

/**
 * The text behind a `+`, narrow or wide, that stands before every digit: only such a `+` begins a country code. What is before it says nothing about
 * the number: a number copied from a contact or a link begins with a mark of direction, a bracket or `tel:`.
 */
const behindPlus = (raw: string): string | undefined => /^[^0-9+\uFF0B]*[+\uFF0B](.*)/su.exec(raw)?.[1];

/** The country whose code a text begins with after a `+`. None: no `+`, or the code is not listed. */
export const countryTyped = (raw: string): CountryCode | undefined => {
  if (behindPlus(raw) === undefined) return undefined;
  const digits = onlyDigits(raw);
  return countryCodes.find((code) => digits.startsWith(code.slice(1)));
};

/** Indian numbers are dialed with a 0 in front at home, which is no part of them. The US has no such digit. */
const trunk: Readonly<Record<CountryCode, string | undefined>> = { '+1': undefined, '+91': '0' };

/**
 * The digits of a number without its country code (R19, R19a). Drops everything that isn't a digit, and the chosen country's code in front if the
 * text begins with `+` or as long as more than 10 digits are left: the field's mask writes one `+1`, and the candidate may type another. A trunk
 * digit before ten digits goes as well. Another country's code stays: `+44 …` isn't a number of +1.
 */
export const nationalDigits = (country: CountryCode, raw: string): string => {
  const code = country.slice(1);
  const typed = onlyDigits(raw);
  let digits = behindPlus(raw) !== undefined && typed.startsWith(code) ? typed.slice(code.length) : typed;
  while (digits.length > fewestDigits && digits.startsWith(code)) digits = digits.slice(code.length);
  return digits.length === fewestDigits + 1 && digits.charAt(0) === trunk[country] ? digits.slice(1) : digits;
};

/** From the sign that begins an extension (R19a) on, with what stands before it; only behind a digit. */
const extension = /^([^0-9]*[0-9].*?)[\s.,]*((?:ex|[x#;]).*)/isu;
/** Whether an extension stands behind the digits of a typed number (R19a). */
export const hasExtension = (raw: string): boolean => extension.test(raw);

/** An 'e' behind a digit, of which an 'ext' may become. */
const extensionBegun = /^(.*[0-9])[\s.,]*(e)$/isu;

/** Reads a typed number of that country: at least 10 digits after the country code, no extension, kept as E.164 (R19, R19a). */
export const parsePhone = (country: CountryCode, raw: string): E.Either<PhoneFault, PhoneNumber> => {
  if (raw.trim() === '') return E.left({ _tag: 'PhoneMissing' });
  if (hasExtension(raw)) return E.left({ _tag: 'PhoneHasExtension' });
  const digits = nationalDigits(country, raw);
  const e164 = `${country}${digits}`;
  if (isPhoneNumber(e164)) return E.right(e164);
  const atMost = longestNumber - country.length + 1;
  return E.left(
    digits.length < fewestDigits
      ? { _tag: 'PhoneTooShort', digits: digits.length, atLeast: fewestDigits }
      : { _tag: 'PhoneTooLong', digits: digits.length, atMost },
  );
};

/** Reads a number already in E.164. */
export const parseE164 = (text: string): E.Either<'NotAPhoneNumber', PhoneNumber> =>
  isPhoneNumber(text) ? E.right(text) : E.left('NotAPhoneNumber');

/** The country of a stored number. Neither country code is a prefix of the other. */
export const countryOf = (phone: PhoneNumber): CountryCode => (phone.startsWith('+91') ? '+91' : '+1');

/** The mask of the phone field, 9 for a digit: `+1 (999) 999-9999` (spec 1 §5). */
export const phoneMask = (country: CountryCode): string => `${country} (999) 999-9999`;

/** The digits so far in the mask: `+1 (312) 55`. Digits past the tenth follow at the end. */
const inMask = (country: CountryCode, digits: string): string => {
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return `${country} (${area}`;
  return line === '' ? `${country} (${area}) ${exchange}` : `${country} (${area}) ${exchange}-${line}`;
};

/** A `+`, and of a listed country code what was typed so far; not the mask's own beginning, which has two characters behind the code. */
const codeBegun = (typed: string): string | undefined => {
  const digits = /^([0-9]{0,2})[^0-9]?$/u.exec(behindPlus(typed) ?? 'no plus')?.[1] ?? 'no code';
  const begun = `+${digits}`;
  return countryCodes.some((code) => code.startsWith(begun)) ? begun : undefined;
};

/**
 * What the phone field shows for the text typed or pasted so far (spec 1 §5). A `+` and the country code behind it stay until a digit follows, so
 * that the code is known as one; an extension stays, so that it is refused and not taken for more digits (R19a).
 */
export const maskTyped = (country: CountryCode, typed: string): string => {
  const parts = extension.exec(typed) ?? extensionBegun.exec(typed);
  const [before, after] = [parts?.[1] ?? typed, parts?.[2] ?? ''];
  const shown = codeBegun(before) ?? inMask(country, nationalDigits(country, before));
  return shown === '' || after === '' ? shown : `${shown} ${after}`;
};

/** A stored number for people to read: `+1 (312) 555-0142`. */
export const printPhone = (phone: PhoneNumber): string => maskTyped(countryOf(phone), phone);

/** The two fields of a phone: a number is only meaningful with its country. */
export interface PhoneFields {
  readonly country: string;
  readonly phone: string;
}

/** Choosing another country clears the phone; choosing the same one again changes nothing (spec 1 §5). */
export const chooseCountry = (fields: PhoneFields, country: CountryCode): PhoneFields =>
  fields.country === country ? fields : { country, phone: '' };

/** Typing or pasting a number: one that begins with the other country's `+91` chooses that country, as the candidate did by writing it. */
export const typePhone = (fields: PhoneFields, typed: string): PhoneFields => {
  const chosen = countryShown(fields.country);
  const named = countryTyped(typed) ?? chosen;
  return { country: named === chosen ? fields.country : named, phone: maskTyped(named, typed) };
};

/** Whether the server checks a number before sign-up and before it is saved: if it is one of +1 (spec 1 §5). */
export const isCheckedByServer = (country: CountryCode): boolean => country === '+1';

import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';

/** An e-mail address, trimmed and in lower case, at most 254 characters (R19). */
export type Email = Brand<string, 'Email'>;

/** Why a text is no e-mail address. Lengths are those of the trimmed text, in UTF-16 units. */
export type EmailFault =
  | { readonly _tag: 'EmailMissing' }
  | { readonly _tag: 'EmailTooLong'; readonly length: number; readonly limit: number }
  | { readonly _tag: 'EmailMalformed' };

/** The most characters of an address, in UTF-16 units (R19). */
export const longestEmail = 254;

/** One @, something before it, a dot inside the part after it, no white space or control character, nothing that could end a mail header. */
const shape = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}.]+(\.[^\s@<>()[\],;:"\\\p{C}.]+)+$/u;

/** Expects a text that is trimmed, in lower case and not too long. */
const isEmail = (text: string): text is Email => shape.test(text);

/** Trims and lower-cases a text before checking it, so two spellings of one address are equal (R19). */
export const parseEmail = (raw: string): E.Either<EmailFault, Email> => {
  const text = raw.trim().toLowerCase();
  if (text === '') return E.left({ _tag: 'EmailMissing' });
  if (text.length > longestEmail) return E.left({ _tag: 'EmailTooLong', length: text.length, limit: longestEmail });
  return isEmail(text) ? E.right(text) : E.left({ _tag: 'EmailMalformed' });
};

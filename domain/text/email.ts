import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { asciiDomain } from './ascii-domain';
import { numbers } from '../parameters/values';

/**
 * An e-mail address in its one form, at most 254 characters (R19): trimmed, in lower case, composed characters, its domain in ASCII (`xn--…`), as
 * browsers send it. So two spellings of one address are equal.
 */
export type Email = Brand<string, 'Email'>;

/** Why a text is no e-mail address. Lengths are those of the trimmed text, in UTF-16 units. */
export type EmailFault =
  | { readonly _tag: 'EmailMissing' }
  | { readonly _tag: 'EmailTooLong'; readonly length: number; readonly limit: number }
  | { readonly _tag: 'EmailMalformed' };

/** The most characters of an address, in UTF-16 units (R19). */
export const longestEmail = numbers.longest_email;

/** One @, something before it, a dot inside the part after it, no white space or control character, nothing that could end a mail header. */
const shape = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}.]+(\.[^\s@<>()[\],;:"\\\p{C}.]+)+$/u;

/**
 * What comes along when an address is copied, and nobody sees: zero widths, marks of direction, blank letters, the empty braille cell. A text that runs
 * backwards stays, and is refused, because it shows another address; so do joiners, because they change how letters look.
 */
const pastedAlong = /(?![\p{Join_Control}\u202E])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Expects a text in one form that is not too long. */
const isEmail = (text: string): text is Email => shape.test(text);

/** The domain as it is compared: any of the dots of the world, wide letters narrow. */
const plainDomain = (domain: string): string =>
  domain
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\u3002/g, '.');

const inAscii = (text: string): string => {
  const behind = text.lastIndexOf('@') + 1;
  return text.slice(0, behind) + asciiDomain(text.slice(behind));
};

/** Brings an address into its one form and checks it (R19). */
export const parseEmail = (raw: string): E.Either<EmailFault, Email> => {
  const text = raw.replace(pastedAlong, '').trim().toLowerCase().normalize('NFC');
  if (text === '') return E.left({ _tag: 'EmailMissing' });
  if (text.length > longestEmail) return E.left({ _tag: 'EmailTooLong', length: text.length, limit: longestEmail });
  const behind = text.lastIndexOf('@') + 1;
  const plain = text.slice(0, behind) + plainDomain(text.slice(behind));
  const email = shape.test(plain) ? inAscii(plain) : plain;
  if (email.length > longestEmail) return E.left({ _tag: 'EmailTooLong', length: email.length, limit: longestEmail });
  return isEmail(email) ? E.right(email) : E.left({ _tag: 'EmailMalformed' });
};

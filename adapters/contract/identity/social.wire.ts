import { longestPictureUrl, parsePictureUrl, parseSocialSource } from '../../../domain/identity/social-origin';
import type { SocialProfile } from '../../../domain/identity/sign-up';
import { maybe, text, textOf, type Codec } from '../codec';
import { field, objectWith } from '../record';

/* The data of a social profile (spec 1 §3). */

/** source_from: a letter, then up to 39 letters, digits, - and _ (spec 1 §3). */
export const socialSource = textOf('the word for a social sign-in', parseSocialSource, {
  type: 'string',
  pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
  examples: ['googleUser'],
});

/** An https address of at most 2,048 characters, without a user name (spec 1 §3). */
export const pictureUrl = textOf('an https address', parsePictureUrl, {
  type: 'string',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]://[^\\s\\\\/?#@\\p{C}]+([/?#][^\\s\\\\\\p{C}]*)?$',
  maxLength: longestPictureUrl,
});

/** `googleSignUpInfo`, as a browser stores it until its owner has signed up. */
export const socialProfile: Codec<SocialProfile> = objectWith({
  source: field('source_from', text),
  email: field('email', text),
  name: field('name', text),
  pictureUrl: field('file', maybe(text)),
  proof: field('proof', text),
});

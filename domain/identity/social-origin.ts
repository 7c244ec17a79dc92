import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import type { SocialProfile } from './sign-up';
import { numbers } from '../parameters/values';

/** The name of a provider, such as googleUser (source_from, spec 1 §3). */
export type SocialSource = Brand<string, 'SocialSource'>;

/** The address of a profile picture (file, spec 1 §3): https only, kept unchanged and never fetched by the server. */
export type PictureUrl = Brand<string, 'PictureUrl'>;

/** Where a social sign-up comes from. */
export interface SocialOrigin {
  readonly source: SocialSource;
  readonly pictureUrl: PictureUrl | undefined;
}

/** Ours: the specification gives no limit. */
export const longestPictureUrl = numbers.longest_picture;

const isSocialSource = (text: string): text is SocialSource => /^[A-Za-z][\w-]{0,39}$/.test(text);
const isPictureUrl = (text: string): text is PictureUrl =>
  text.length <= longestPictureUrl && /^https:\/\/[^\s\\/?#@\p{C}]+([/?#][^\s\\\p{C}]*)?$/iu.test(text);

/** Reads a provider's name: an ASCII letter, then up to 39 letters, digits, - and _. */
export const parseSocialSource = (text: string): E.Either<'NotASocialSource', SocialSource> =>
  isSocialSource(text) ? E.right(text) : E.left('NotASocialSource');

/** Reads an https address of at most 2,048 characters, without a user name, blanks, backslashes or control characters. */
export const parsePictureUrl = (text: string): E.Either<'NotAPictureUrl', PictureUrl> =>
  isPictureUrl(text) ? E.right(text) : E.left('NotAPictureUrl');

/** The part of a social profile sent with a sign-up. A bad picture address is left out; it doesn't prevent the sign-up. */
export const socialOrigin = ({ source, pictureUrl = '' }: SocialProfile): SocialOrigin | undefined =>
  isSocialSource(source) ? { source, pictureUrl: isPictureUrl(pictureUrl) ? pictureUrl : undefined } : undefined;

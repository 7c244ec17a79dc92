import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import type { SocialProfile } from './sign-up';

/** The word for a provider, such as googleUser (source_from, spec 1 §3). */
export type SocialSource = Brand<string, 'SocialSource'>;

/** Where a profile's picture lies (file, spec 1 §3): https alone, kept as it is and never fetched by the server. */
export type PictureUrl = Brand<string, 'PictureUrl'>;

/** Where somebody comes from who signs up with a social profile. */
export interface SocialOrigin {
  readonly source: SocialSource;
  readonly pictureUrl: PictureUrl | undefined;
}

/** Ours: the specification names no limit. */
export const longestPictureUrl = 2_048;

const isSocialSource = (text: string): text is SocialSource => /^[A-Za-z][\w-]{0,39}$/.test(text);
const isPictureUrl = (text: string): text is PictureUrl =>
  text.length <= longestPictureUrl && /^https:\/\/[^\s\\/?#@\p{C}]+([/?#][^\s\\\p{C}]*)?$/iu.test(text);

export const parseSocialSource = (text: string): E.Either<'NotASocialSource', SocialSource> =>
  isSocialSource(text) ? E.right(text) : E.left('NotASocialSource');

export const parsePictureUrl = (text: string): E.Either<'NotAPictureUrl', PictureUrl> =>
  isPictureUrl(text) ? E.right(text) : E.left('NotAPictureUrl');

/** What of a social profile is sent with a sign-up. A picture that can't be kept does not keep anybody from signing up. */
export const socialOrigin = ({ source, pictureUrl = '' }: SocialProfile): SocialOrigin | undefined =>
  isSocialSource(source) ? { source, pictureUrl: isPictureUrl(pictureUrl) ? pictureUrl : undefined } : undefined;

import * as O from 'fp-ts/Option';
import { signInByLink } from '../../application/navigation/destination';
import { fromPath, toPath } from '../../application/navigation/path';
import type { Told } from './use-travel';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * An address that opens something by itself: a mailed link (R3c), the link to an upload, what an identity provider answers. Says the address without
 * its secret, and what its page is told in place of it; for every other address there is nothing to take off.
 */
export const withoutSecret = ({
  pathname,
  search,
  hash,
}: Address): { readonly to: string; readonly told: Told } | undefined => {
  const opened = O.toUndefined(fromPath(pathname));
  if (opened?._tag === 'SignInLink')
    return { to: toPath(signInByLink), told: { link: { email: opened.email, code: opened.code } } };
  if (opened?._tag === 'SocialSignIn' && search !== '') return { to: pathname, told: { answer: search } };
  if (opened?._tag === 'ResumeLink' && hash !== '') return { to: pathname, told: { uploadCode: hash.slice(1) } };
  return undefined;
};

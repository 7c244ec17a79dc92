import * as O from 'fp-ts/Option';
import type { Carried } from '../../application/navigation/carried';
import { signInByLink } from '../../application/navigation/destination';
import { fromPath, toPath } from '../../application/navigation/path';

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * An address that grants access by itself: a mailed link (R3c), an upload link, an identity provider's callback. Returns the address without its
 * secret, and the navigation state that hands the secret to the page; undefined for any other address.
 */
export const withoutSecret = ({
  pathname,
  search,
  hash,
}: Address): { readonly to: string; readonly state: Carried } | undefined => {
  const opened = O.toUndefined(fromPath(pathname));
  if (opened?._tag === 'SignInLink')
    return { to: toPath(signInByLink), state: { link: { email: opened.email, code: opened.code } } };
  if (opened?._tag === 'SocialSignIn' && search !== '') return { to: pathname, state: { answer: search } };
  if (opened?._tag === 'ResumeLink' && hash !== '') return { to: pathname, state: { uploadCode: hash.slice(1) } };
  if (opened?._tag === 'Interviewer' && hash !== '') return { to: pathname, state: { interviewCode: hash.slice(1) } };
  return undefined;
};

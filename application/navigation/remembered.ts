import { rememberLink, rememberPage, type SignInHints } from '../../domain/identity/sign-in-hints';
import { rowAt } from './path';

/**
 * What the session gate stores for the next sign-in when it turns a visitor away from this page (R2). A page that mails and messages link to stores
 * the hint that its row names, even if the visitor used a bookmark. Any other page is stored as `stored_redirect_url`.
 */
export const rememberAsked = (hints: SignInHints, path: string): SignInHints => {
  const hint = rowAt(path)?.hint;
  return hint === 'techcheck' ? rememberLink(hints, hint, path) : rememberPage(hints, path, hint);
};

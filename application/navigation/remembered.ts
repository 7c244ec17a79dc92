import { rememberLink, rememberPage, type SignInHints } from '../../domain/identity/sign-in-hints';
import { rowAt } from './path';

/**
 * The session gate turned this page away: what it leaves for the next sign-in (R2). Whoever opens a page that mails and messages lead to came by
 * such a link, or by a bookmark of it, which means the same: its row says which hint stands for it. Any other page is the `stored_redirect_url`.
 */
export const rememberAsked = (hints: SignInHints, path: string): SignInHints => {
  const hint = rowAt(path)?.hint;
  return hint === 'techcheck' ? rememberLink(hints, hint, path) : rememberPage(hints, path, hint);
};

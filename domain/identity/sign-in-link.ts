import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { permitted, refused, type Decision } from '../decision';
import { minutes } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { codeLifetime, mayIssueCode } from './one-time-code';
import type { Email } from '../text/email';

/** The code at the end of a sign-in link. Mailed links carry 256 random bits; a truncated link can be read but is refused (R3c). */
export type LinkCode = Brand<string, 'LinkCode'>;

const isLinkCode = (text: string): text is LinkCode => /^[A-Za-z0-9_-]{1,128}$/.test(text);

/** Reads a code by its form alone: 1 to 128 characters of A–Z, a–z, 0–9, - and _. `tryLink` says whether it is valid. */
export const parseLinkCode = (text: string): E.Either<'NotALinkCode', LinkCode> =>
  isLinkCode(text) ? E.right(text) : E.left('NotALinkCode');

/** `LinkInvalid`: wrong, used or replaced. It doesn't say which, so guessing reveals nothing. */
export type LinkRefusal =
  | { readonly _tag: 'LinkInvalid' }
  | { readonly _tag: 'LinkExpired'; readonly lifetimeMinutes: number };

/**
 * Whether the link of the newest unused mail signs its holder in; `issued` are the instants of all sign-in mails of the last 24 hours. The
 * link lives as long as the code in the same mail, the last millisecond included. If its mail counts toward a reached limit, it lives until
 * another mail may be requested (ours). An older link never works again. So even if a stranger uses up an address's mails and tries, its
 * owner can always get in: by a new mail or by the newest link. Tries don't count for links (R3c): nobody guesses 256 bits, so wrong codes
 * don't lock the link and wrong links don't lock the code.
 */
export const tryLink = (
  { issuedAt, issued }: { readonly issuedAt: Instant; readonly issued: readonly Instant[] },
  matches: boolean,
  now: Instant,
): Decision<LinkRefusal> => {
  if (!matches) return refused({ _tag: 'LinkInvalid' });
  const kept = issued.includes(issuedAt) && mayIssueCode(issued, now)._tag === 'Refused';
  return between(issuedAt, now) > codeLifetime && !kept
    ? refused({ _tag: 'LinkExpired', lifetimeMinutes: codeLifetime / minutes(1) })
    : permitted;
};

/** `m…@example.org`: enough to recognize one's own address, useless to somebody looking over a shoulder. */
export const maskedEmail = (email: Email): string =>
  `${Array.from(email).slice(0, 1).join('')}…${email.slice(email.lastIndexOf('@'))}`;

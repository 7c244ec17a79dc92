import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { permitted, refused, type Decision } from '../decision';
import { minutes } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { codeLifetime, mayIssueCode } from './one-time-code';
import type { Email } from './email';

/** What stands at the end of a sign-in link. Those that are mailed carry 256 random bits; a link that was cut short is read too, and refused (R3c). */
export type LinkCode = Brand<string, 'LinkCode'>;

const isLinkCode = (text: string): text is LinkCode => /^[A-Za-z0-9_-]{1,128}$/.test(text);

export const parseLinkCode = (text: string): E.Either<'NotALinkCode', LinkCode> =>
  isLinkCode(text) ? E.right(text) : E.left('NotALinkCode');

/** `LinkInvalid`: wrong, used or replaced. Which of these is told to nobody: who guesses learns nothing. */
export type LinkRefusal =
  { readonly _tag: 'LinkInvalid' } | { readonly _tag: 'LinkExpired'; readonly lifetimeMinutes: number };

/**
 * Whether the link of the newest unused mail lets its holder in; `issued` are the instants of all sign-in mails of the last 24 hours. It lives as
 * long as the code beside it, the last millisecond included, and longer only while no other mail may be asked for and its own is one of those
 * that are counted: then until one may (ours). An older link never opens again. So whoever knows an address can ask its mails away and
 * guess its codes, and at every instant its owner still gets in: by a new mail, or by the link of the newest.
 * Tries are not counted, on either side (R3c): 256 bits are not guessed, so five wrong codes do not take the link from who
 * was mailed it, and no number of wrong links locks the code.
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

/** `m…@example.org`: enough to know one's own address by, and no more for who looks over a shoulder. */
export const maskedEmail = (email: Email): string =>
  `${Array.from(email).slice(0, 1).join('')}…${email.slice(email.lastIndexOf('@'))}`;

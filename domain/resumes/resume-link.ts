import { permitted, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';

/** How long the link of 'Email Me A Link' opens the upload (ours): 'later' is a day off, and the next one. */
export const resumeLinkLifetime: Milliseconds = hours(24 * 7);

/** As many as sign-in codes (R3c): each is a mail. */
export const linksPerHour = 5;
/** How many others may have mailed to one address. */
export const linksToAddressPerDay = 5;
/** How long such a link counts. */
export const linksToAddressCountFor: Milliseconds = hours(24);

/** A link that was sent, as the store knows it: never its code. */
export interface IssuedResumeLink {
  readonly issuedAt: Instant;
  readonly usedAt: Instant | undefined;
}

export type ResumeLinkRefusal =
  { readonly _tag: 'ResumeLinkUsed' } | { readonly _tag: 'ResumeLinkExpired'; readonly lifetimeDays: number };

/** Whether a link still opens its upload: once, within 7 days, the last millisecond included (R3c). */
export const tryResumeLink = ({ issuedAt, usedAt }: IssuedResumeLink, now: Instant): Decision<ResumeLinkRefusal> => {
  if (usedAt !== undefined) return refused({ _tag: 'ResumeLinkUsed' });
  return between(issuedAt, now) > resumeLinkLifetime
    ? refused({ _tag: 'ResumeLinkExpired', lifetimeDays: resumeLinkLifetime / hours(24) })
    : permitted;
};

export interface TooManyLinks {
  readonly _tag: 'TooManyLinks';
  readonly limit: number;
  /** When the next one may be asked for. */
  readonly retryAt: Instant;
  readonly waitMinutes: number;
}

/** Other candidates had as many mailed to this one address as it can be asked to bear. */
export interface TooManyLinksToAddress extends Omit<TooManyLinks, '_tag'> {
  readonly _tag: 'TooManyLinksToAddress';
  readonly per: 'day';
}

/** What was mailed lately. */
export interface LinksMailed {
  /** Everything that this candidate had mailed, to whatever address. */
  readonly issued: readonly Instant[];
  /** What went to the address that is wanted now and is not this candidate's own, whoever's candidates had it mailed. */
  readonly byOthers: readonly Instant[];
}

/** Until when the `limit`-th last of these is too recent for another. */
const blockedUntil = (
  at: readonly Instant[],
  limit: number,
  length: Milliseconds,
  now: Instant,
): Instant | undefined => {
  const recent = at.filter((one) => between(one, now) < length).sort((a, b) => b - a);
  const blocking = recent[limit - 1];
  return blocking === undefined ? undefined : plus(blocking, length);
};

const wait = (retryAt: Instant, now: Instant) => ({
  retryAt,
  waitMinutes: Math.ceil(between(now, retryAt) / minutes(1)),
});

/**
 * Whether another link may be mailed: 5 an hour for a candidate, and 5 a day for an address that is not the candidate's own, whoever asks. So many accounts
 * together write to a stranger no oftener than one (ours).
 */
export const mayMailLink = (
  { issued, byOthers }: LinksMailed,
  now: Instant,
): Decision<TooManyLinks | TooManyLinksToAddress> => {
  const own = blockedUntil(issued, linksPerHour, hours(1), now);
  if (own !== undefined) return refused({ _tag: 'TooManyLinks', limit: linksPerHour, ...wait(own, now) });
  const others = blockedUntil(byOthers, linksToAddressPerDay, linksToAddressCountFor, now);
  return others === undefined
    ? permitted
    : refused({ _tag: 'TooManyLinksToAddress', limit: linksToAddressPerDay, per: 'day', ...wait(others, now) });
};

import { permitted, refused, type Decision } from '../decision';
import { days, hours, minutes, type Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';
import { serviceNumbers } from '../parameters/service-values';

/** How long the link of 'Email Me A Link' is valid (ours): a week, so it includes a candidate's next days off. */
export const resumeLinkLifetime: Milliseconds = serviceNumbers.resume_link_lifetime;

/** As many as sign-in codes (R3c), because each is a mail. */
export const linksPerHour = serviceNumbers.links_per_hour;
/** How many links other candidates may have mailed to one address. */
export const linksToAddressPerDay = serviceNumbers.links_to_address;
/** How long such a link counts toward the limit. */
export const linksToAddressCountFor: Milliseconds = serviceNumbers.links_count_for;

/** What the store knows of a link it sent: never its code. */
export interface IssuedResumeLink {
  readonly issuedAt: Instant;
  readonly usedAt: Instant | undefined;
}

/** Why the link of 'Email Me A Link' opens no upload: it was used, or its 7 days are over. */
export type ResumeLinkRefusal =
  | { readonly _tag: 'ResumeLinkUsed' }
  | { readonly _tag: 'ResumeLinkExpired'; readonly lifetimeDays: number };

/** Whether a link still works: once, within 7 days, the last millisecond included (R3c). */
export const tryResumeLink = ({ issuedAt, usedAt }: IssuedResumeLink, now: Instant): Decision<ResumeLinkRefusal> => {
  if (usedAt !== undefined) return refused({ _tag: 'ResumeLinkUsed' });
  return between(issuedAt, now) > resumeLinkLifetime
    ? refused({ _tag: 'ResumeLinkExpired', lifetimeDays: resumeLinkLifetime / days(1) })
    : permitted;
};

/** The candidate has had `limit` links mailed within an hour. `waitMinutes` is rounded up. */
export interface TooManyLinks {
  readonly _tag: 'TooManyLinks';
  readonly limit: number;
  /** When the next one may be requested. */
  readonly retryAt: Instant;
  readonly waitMinutes: number;
}

/** Other candidates have reached the limit of links mailed to this address. */
export interface TooManyLinksToAddress extends Omit<TooManyLinks, '_tag'> {
  readonly _tag: 'TooManyLinksToAddress';
  readonly per: 'day';
}

/** The links mailed recently. */
export interface LinksMailed {
  /** All links this candidate had mailed, to any address. */
  readonly issued: readonly Instant[];
  /** All links mailed to the requested address by candidates who don't own it. */
  readonly byOthers: readonly Instant[];
}

/** Until when the `limit`-th newest of these blocks another link. */
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
 * Whether another link may be mailed: 5 an hour per candidate, and 5 a day to an address that isn't the candidate's own, whoever asks. So
 * many accounts together can't mail a stranger more often than one could (ours).
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

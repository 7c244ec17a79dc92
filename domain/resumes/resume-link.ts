import { permitted, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';

/** How long the link of 'Email Me A Link' opens the upload (ours): 'later' is a day off, and the next one. */
export const resumeLinkLifetime: Milliseconds = hours(24 * 7);

/** As many as sign-in codes (R3c): each is a mail. */
export const linksPerHour = 5;

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

/** Whether another link may be mailed to a candidate who was mailed links at `issued`: 5 an hour. */
export const mayMailLink = (issued: readonly Instant[], now: Instant): Decision<TooManyLinks> => {
  const recent = issued.filter((at) => between(at, now) < hours(1)).sort((a, b) => b - a);
  const blocking = recent[linksPerHour - 1];
  if (blocking === undefined) return permitted;
  const retryAt = plus(blocking, hours(1));
  const waitMinutes = Math.ceil(between(now, retryAt) / minutes(1));
  return refused({ _tag: 'TooManyLinks', limit: linksPerHour, retryAt, waitMinutes });
};

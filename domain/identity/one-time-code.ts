import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { allowed, permitted, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/** The code of a sign-in mail: exactly 4 ASCII digits, kept as text because 0042 is a code (R19, spec 1 §9). */
export type OneTimeCode = Brand<string, 'OneTimeCode'>;

/** Why the boxes hold no code: they are empty, or hold something other than 4 digits (spec 1 §5). */
export type OneTimeCodeFault = 'CodeMissing' | 'NotFourDigits';

/** The digits of a code, and so the number of boxes (spec 1 §9). */
export const codeLength = numbers.code_length;

const isOneTimeCode = (text: string): text is OneTimeCode => /^[0-9]{4}$/.test(text);

/** Reads a code strictly: it neither trims nor drops characters, which `digitsForBoxes` does for typed text. */
export const parseOneTimeCode = (text: string): E.Either<OneTimeCodeFault, OneTimeCode> => {
  if (text === '') return E.left('CodeMissing');
  return isOneTimeCode(text) ? E.right(text) : E.left('NotFourDigits');
};

/** The part of a typed or pasted text that goes into the boxes: its ASCII digits, as many as there are boxes (spec 1 §5). */
export const digitsForBoxes = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, codeLength);

/** How long a code is valid (R3c). */
export const codeLifetime: Milliseconds = numbers.code_lifetime;
/** How many tries a code allows, the successful one included (R3c). */
export const triesPerCode = numbers.tries_per_code;
/** How many codes one e-mail address may request (R3c). */
export const codesPerHour = numbers.codes_per_hour;
/** How many codes one e-mail address may request within any 24 hours (R3c). */
export const codesPerDay = numbers.codes_per_day;
/** How long a code counts toward the limits: the longer of the two. */
export const codesCountFor: Milliseconds = numbers.codes_count_for;
/** How long until the resend link is enabled again (spec 1 §9). */
export const resendAfter: Milliseconds = numbers.resend_after;

/** When the resend link is enabled on a reloaded page: at most a full wait from now, even if the device's clock was set back. */
export const resendOpens = (resendAt: Instant, now: Instant): Instant => {
  const latest = plus(now, resendAfter);
  return resendAt < latest ? resendAt : latest;
};

/** What the store knows of a code it sent: never the code itself. */
export interface IssuedCode {
  readonly issuedAt: Instant;
  readonly triesUsed: number;
}

/** Why an issued code doesn't sign its holder in (R3c). `triesLeft` counts the tries after this one, 0 to 4. */
export type CodeRefusal =
  | { readonly _tag: 'CodeExpired'; readonly lifetimeMinutes: number }
  | { readonly _tag: 'CodeTriesUsedUp'; readonly limit: number }
  | { readonly _tag: 'CodeWrong'; readonly triesLeft: number };

/**
 * Whether an issued code signs its holder in; `matches` says whether the digits are right. At exactly 10 minutes it still does, a
 * millisecond later it doesn't; the sixth try never does, right or wrong (R3c).
 */
export const tryCode = (code: IssuedCode, matches: boolean, now: Instant): Decision<CodeRefusal> => {
  if (code.triesUsed >= triesPerCode) return refused({ _tag: 'CodeTriesUsedUp', limit: triesPerCode });
  if (between(code.issuedAt, now) > codeLifetime)
    return refused({ _tag: 'CodeExpired', lifetimeMinutes: codeLifetime / minutes(1) });
  return matches ? permitted : refused({ _tag: 'CodeWrong', triesLeft: triesPerCode - code.triesUsed - 1 });
};

/** An e-mail address has reached its hourly or daily number of codes (R3c). */
export interface TooManyCodes {
  readonly _tag: 'TooManyCodes';
  readonly limit: number;
  readonly per: 'hour' | 'day';
  /** When the next code may be requested. */
  readonly retryAt: Instant;
}

const windowFault = (
  issued: readonly Instant[],
  now: Instant,
  limit: number,
  per: 'hour' | 'day',
  length: Milliseconds,
): TooManyCodes | undefined => {
  const recent = issued.filter((at) => between(at, now) < length).sort((a, b) => b - a);
  const blocking = recent[limit - 1];
  return blocking === undefined ? undefined : { _tag: 'TooManyCodes', limit, per, retryAt: plus(blocking, length) };
};

/**
 * Whether another code may be sent to an address that got codes at `issued`: 5 an hour, 20 a day (R3c). If both limits are reached, it
 * names the one that lifts later, so a code really can be requested at `retryAt`.
 */
export const mayIssueCode = (issued: readonly Instant[], now: Instant): Decision<TooManyCodes, Instant> => {
  const hour = windowFault(issued, now, codesPerHour, 'hour', hours(1));
  const day = windowFault(issued, now, codesPerDay, 'day', codesCountFor);
  const fault = hour !== undefined && day !== undefined ? (hour.retryAt > day.retryAt ? hour : day) : (hour ?? day);
  return fault === undefined ? allowed(plus(now, resendAfter)) : refused(fault);
};

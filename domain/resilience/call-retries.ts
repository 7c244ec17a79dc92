import { allowed, refused, type Decision } from '../decision';
import { doubling, type Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/**
 * Whether a call can be made twice. A read changes nothing; a write with an idempotency key is recognized (R17); for any other write whose
 * answer is lost, nobody knows whether it was done.
 */
export type Repeatability = 'read' | 'keyed-write' | 'write';

/** Why a call is made once more: its connection was lost, or the portal answered that it is away, as while its store fails over. */
export type RetryReason = 'connection-lost' | 'portal-away';

/**
 * The pauses before the second try and each one after it. The specification gives none: short enough to wait for; a lost connection recovers within seconds,
 * and a store fails over within ten.
 */
export const retryPauses: Readonly<Record<RetryReason, readonly Milliseconds[]>> = {
  'connection-lost': [numbers.first_call_pause, numbers.second_call_pause],
  'portal-away': doubling(numbers.first_away_pause, numbers.longest_away_pause, numbers.away_retries),
};

/** Why a call isn't tried again: the act could happen twice, or all tries are used up. */
export type RetryRefusal =
  | { readonly _tag: 'NotRepeatable' }
  | { readonly _tag: 'RetriesUsedUp'; readonly tries: number; readonly limit: number };

/** Whether a call that was not answered for this reason is repeated after this many tries, and the pause before. */
export const retryPause = (
  call: Repeatability,
  why: RetryReason,
  tries: number,
): Decision<RetryRefusal, Milliseconds> => {
  if (call === 'write') return refused({ _tag: 'NotRepeatable' });
  const pauses = retryPauses[why];
  const pause = pauses[tries - 1];
  return pause === undefined ? refused({ _tag: 'RetriesUsedUp', tries, limit: pauses.length + 1 }) : allowed(pause);
};

/** An act kept while offline is sent again after 5, 10, 20, then every 30 s, while its page is open (ours). */
export const shortestKeptPause: Milliseconds = numbers.shortest_kept_pause;
/** The pause at which doubling stops for acts kept while offline (ours). */
export const longestKeptPause: Milliseconds = numbers.longest_kept_pause;

/** The pause before this attempt, counted from 1, to send a kept act again. */
export const keptPause = (attempt: number): Milliseconds =>
  Math.min(longestKeptPause, shortestKeptPause * 2 ** Math.max(0, attempt - 1));

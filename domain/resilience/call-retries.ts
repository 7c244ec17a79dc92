import { allowed, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';

/**
 * Whether a call can be made twice. A read changes nothing; a write with an idempotency key is recognized (R17); for any other write whose
 * answer is lost, nobody knows whether it was done.
 */
export type Repeatability = 'read' | 'keyed-write' | 'write';

/**
 * The pauses before the second and the third try. The specification gives none: short enough to wait for, long enough for a connection to
 * recover.
 */
export const retryPauses: readonly Milliseconds[] = [seconds(0.5), seconds(2)];

/** Why a call isn't tried again: the act could happen twice, or all three tries are used up. */
export type RetryRefusal =
  | { readonly _tag: 'NotRepeatable' }
  | { readonly _tag: 'RetriesUsedUp'; readonly tries: number; readonly limit: number };

/** Whether a call that lost its connection is repeated after this many tries, and the pause before. */
export const retryPause = (call: Repeatability, tries: number): Decision<RetryRefusal, Milliseconds> => {
  if (call === 'write') return refused({ _tag: 'NotRepeatable' });
  const pause = retryPauses[tries - 1];
  return pause === undefined
    ? refused({ _tag: 'RetriesUsedUp', tries, limit: retryPauses.length + 1 })
    : allowed(pause);
};

/** An act kept while offline is sent again after 5, 10, 20, then every 30 s, while its page is open (ours). */
export const shortestKeptPause: Milliseconds = seconds(5);
/** The pause at which doubling stops for acts kept while offline (ours). */
export const longestKeptPause: Milliseconds = seconds(30);

/** The pause before this attempt, counted from 1, to send a kept act again. */
export const keptPause = (attempt: number): Milliseconds =>
  Math.min(longestKeptPause, shortestKeptPause * 2 ** Math.max(0, attempt - 1));

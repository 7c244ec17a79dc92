import { allowed, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';

/**
 * What happens when a call is made twice. A read changes nothing; a write under an idempotency key is known again (R17); of any other
 * write nobody can say, once its answer is lost, whether it was done.
 */
export type Repeatability = 'read' | 'keyed-write' | 'write';

/** The pauses before the second and the third try. The specification names none: short enough to wait for, long enough for a line to come back. */
export const retryPauses: readonly Milliseconds[] = [seconds(0.5), seconds(2)];

export type RetryRefusal =
  | { readonly _tag: 'NotRepeatable' }
  | { readonly _tag: 'RetriesUsedUp'; readonly tries: number; readonly limit: number };

/** Whether a call whose line was lost is made again, after that many tries, and how long to wait before. */
export const retryPause = (call: Repeatability, tries: number): Decision<RetryRefusal, Milliseconds> => {
  if (call === 'write') return refused({ _tag: 'NotRepeatable' });
  const pause = retryPauses[tries - 1];
  return pause === undefined
    ? refused({ _tag: 'RetriesUsedUp', tries, limit: retryPauses.length + 1 })
    : allowed(pause);
};

/** What was kept for a line that is away is asked for again after 5, 10, 20, then 30 s each time, while its page is open (ours). */
export const shortestKeptPause: Milliseconds = seconds(5);
export const longestKeptPause: Milliseconds = seconds(30);

/** The pause before a kept act is sent for that many-th time again, from 1. */
export const keptPause = (attempt: number): Milliseconds =>
  Math.min(longestKeptPause, shortestKeptPause * 2 ** Math.max(0, attempt - 1));

/** The chat socket waits 1 to 5 s before it connects again (spec 2 §9). */
export const shortestReconnect: Milliseconds = seconds(1);
export const longestReconnect: Milliseconds = seconds(5);

/** The pause before that many-th attempt, from 1: 1, 2, 4, then 5 s each time. It never gives up (spec 2 §9). */
export const reconnectPause = (attempt: number): Milliseconds =>
  Math.min(longestReconnect, shortestReconnect * 2 ** Math.max(0, attempt - 1));

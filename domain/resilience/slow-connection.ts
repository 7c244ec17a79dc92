import { permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/* How good the connection is, judging by the portal's own calls, without extra downloads (R22). The figures are ours. */

/** How one call went, all its tries together. */
export type CallOutcome = { readonly _tag: 'Arrived'; readonly took: Milliseconds } | { readonly _tag: 'Lost' };

/** A call that takes this long looks as if nothing were happening. */
export const slowCallFrom: Milliseconds = numbers.slow_call_from;

/** One slow call may be chance; two in a row mean a slow connection. */
export const slowCallsUntilWarning = numbers.slow_calls;

/** How long the popup stays away after a candidate closes it. */
export const slowWarningPause: Milliseconds = numbers.slow_pause;

/** Slow values of `effectiveType` in the Network Information API, which most browsers lack. */
const slowKinds: readonly string[] = ['slow-2g', '2g'];

/** How many calls in a row were slow, this one included; a fast call resets the count. */
export const slowCallsInARow = (before: number, outcome: CallOutcome): number =>
  outcome._tag === 'Lost' || outcome.took >= slowCallFrom ? before + 1 : 0;

/** Whether the connection is slow: two slow calls in a row, or the browser says so. */
export const isSlow = (inARow: number, kind: string | undefined): boolean =>
  inARow >= slowCallsUntilWarning || (kind !== undefined && slowKinds.includes(kind));

/** The popup was closed less than 10 minutes ago. `wait`: how long it stays away. */
export interface WarnedRecently {
  readonly _tag: 'WarnedRecently';
  readonly wait: Milliseconds;
}

/** Whether 'Low connection speed' may be shown: it was never closed, or at least 10 minutes ago. */
export const mayWarnOfSlow = (closedAt: Instant | undefined, now: Instant): Decision<WarnedRecently> => {
  if (closedAt === undefined) return permitted;
  const wait = Math.min(slowWarningPause, slowWarningPause - between(closedAt, now));
  return wait > 0 ? refused({ _tag: 'WarnedRecently', wait }) : permitted;
};

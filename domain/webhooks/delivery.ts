import type { Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';

/* What follows from a receiver's answer to an event that it is told (Standard Webhooks 1.0). */

/** The numbers of trying again. */
export interface DeliveryLimits {
  /** The first pause; each later one is twice as long. */
  readonly firstPause: Milliseconds;
  readonly longestPause: Milliseconds;
  /** By which part of itself a pause is shorter or longer at most, so that many don't come back together: from 0 to 1. */
  readonly spread: number;
  /** For how long one event is tried, from when it was first not accepted. */
  readonly triedFor: Milliseconds;
}

/** What came back. No answer: no connection, or none within the time. */
export type ReceiverAnswer =
  | { readonly _tag: 'Answered'; readonly status: number }
  | { readonly _tag: 'NoAnswer'; readonly why: string };

/** A delivery before this try. */
export interface DeliverySoFar {
  /** How often it was not accepted. */
  readonly tries: number;
  /** When it was first not accepted; undefined: it wasn't tried yet. */
  readonly triedSince: Instant | undefined;
  /** When the receiver last accepted any event; undefined: never yet. */
  readonly lastSuccessAt: Instant | undefined;
}

/**
 * Accepted: done. ReceiverGone: the receiver wants nothing more. TryAgain: when it is due. GivenUp: tried for long enough, while the receiver accepted others. ReceiverAway: the same, and it
 * accepted no other either.
 */
export type DeliveryOutcome =
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'ReceiverGone' }
  | { readonly _tag: 'TryAgain'; readonly due: Instant }
  | { readonly _tag: 'GivenUp' }
  | { readonly _tag: 'ReceiverAway' };

/** HTTP's answers that something was accepted begin here, and end before the next. */
const accepted = 200;
const redirected = 300;
/** HTTP's answer that a receiver is no longer there and doesn't want to be told any more. */
const gone = 410;

const isAccepted = (status: number): boolean => status >= accepted && status < redirected;

const spreadPause = (tries: number, chance: number, limits: DeliveryLimits): Milliseconds => {
  const pause = Math.min(limits.longestPause, limits.firstPause * 2 ** tries);
  return Math.round(pause * (1 - limits.spread + 2 * limits.spread * chance));
};

/** What becomes of a delivery after this answer. `chance`: from 0 to 1, drawn for this try. */
export const afterDelivery = (
  answer: ReceiverAnswer,
  { tries, triedSince, lastSuccessAt }: DeliverySoFar,
  now: Instant,
  chance: number,
  limits: DeliveryLimits,
): DeliveryOutcome => {
  if (answer._tag === 'Answered' && isAccepted(answer.status)) return { _tag: 'Accepted' };
  if (answer._tag === 'Answered' && answer.status === gone) return { _tag: 'ReceiverGone' };
  const since = triedSince ?? now;
  const end = plus(since, limits.triedFor);
  if (now < end) {
    const due = plus(now, spreadPause(tries, chance, limits));
    // The last try is at the end, however long the pause.
    return { _tag: 'TryAgain', due: due < end ? due : end };
  }
  return lastSuccessAt !== undefined && lastSuccessAt > since ? { _tag: 'GivenUp' } : { _tag: 'ReceiverAway' };
};

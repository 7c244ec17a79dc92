import { serviceNumbers } from '../parameters/service-values';
import type { Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';

/* What follows from a receiver's answer to an event that it is told (Standard Webhooks 1.0). */

const firstPause: Milliseconds = serviceNumbers.first_delivery_pause;
const longestPause: Milliseconds = serviceNumbers.longest_delivery_pause;
/** By which part of itself a pause is shorter or longer at most, so that many don't come back together. */
const spread = serviceNumbers.delivery_spread;
/** For how long one event is tried, from when it was first not accepted. */
export const deliveryTriedFor: Milliseconds = serviceNumbers.delivery_tried_for;
/** Within this a receiver answers, from the look-up of its name on. */
export const receiverAnswersWithin: Milliseconds = serviceNumbers.receiver_answers_within;

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

const spreadPause = (tries: number, chance: number): Milliseconds => {
  const pause = Math.min(longestPause, firstPause * 2 ** tries);
  return Math.round(pause * (1 - spread + 2 * spread * chance));
};

/** HTTP's answers that a request is not wanted as it is begin here, and end before the next. */
const unwanted = 400;
const failed = 500;
/** Answers among them that say 'later': the request took too long to arrive, or too many do. */
const tookTooLong = 408;
const tooMany = 429;

const saysLater = (status: number): boolean => status === tookTooLong || status === tooMany;

/** Whether an answer that is no acceptance is about this event alone: the receiver is there, and takes others. */
export const isAboutOneEvent = (answer: ReceiverAnswer): boolean =>
  answer._tag === 'Answered' && answer.status >= unwanted && answer.status < failed && !saysLater(answer.status);

/** What becomes of a delivery after this answer. `chance`: from 0 to 1, drawn for this try. */
export const afterDelivery = (
  answer: ReceiverAnswer,
  { tries, triedSince, lastSuccessAt }: DeliverySoFar,
  now: Instant,
  chance: number,
): DeliveryOutcome => {
  if (answer._tag === 'Answered' && isAccepted(answer.status)) return { _tag: 'Accepted' };
  if (answer._tag === 'Answered' && answer.status === gone) return { _tag: 'ReceiverGone' };
  const since = triedSince ?? now;
  const end = plus(since, deliveryTriedFor);
  if (now < end) {
    const due = plus(now, spreadPause(tries, chance));
    // The last try is at the end, however long the pause.
    return { _tag: 'TryAgain', due: due < end ? due : end };
  }
  return lastSuccessAt !== undefined && lastSuccessAt > since ? { _tag: 'GivenUp' } : { _tag: 'ReceiverAway' };
};

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
 * Accepted: done. ReceiverGone: the receiver wants nothing more. TryAgain: when it is due. GivenUp: tried for long enough, and the receiver is there: it
 * accepted others, or refuses this event alone. ReceiverAway: tried for long enough, and it accepted nothing.
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

/** HTTP's answers about what a request holds: it can't be read, contradicts what is there, is too large, of a wrong type, or makes no sense. */
const badRequest = 400;
const conflict = 409;
const tooLarge = 413;
const wrongType = 415;
const makesNoSense = 422;
const aboutTheEvent: readonly number[] = [badRequest, conflict, tooLarge, wrongType, makesNoSense];

/** Whether an answer is about this event alone: the receiver is there, and may take others. A wrong address or a missing right is about all of them. */
export const isAboutOneEvent = (answer: ReceiverAnswer): boolean =>
  answer._tag === 'Answered' && aboutTheEvent.includes(answer.status);

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
  const isThere = isAboutOneEvent(answer) || (lastSuccessAt !== undefined && lastSuccessAt > since);
  return isThere ? { _tag: 'GivenUp' } : { _tag: 'ReceiverAway' };
};

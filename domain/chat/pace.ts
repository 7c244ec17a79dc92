import { permitted, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/** The most messages a candidate may send in a minute (R40). */
export const messagesPerMinute = numbers.messages_per_minute;
/** How long a sent message counts toward `messagesPerMinute` (R40). */
export const messagesCountFor: Milliseconds = numbers.messages_count_for;

/** The candidate has sent `limit` messages within a minute (R40). */
export interface TooManyMessages {
  readonly _tag: 'TooManyMessages';
  readonly limit: number;
  /** How long to wait before the next one, at least 1. */
  readonly waitSeconds: number;
}

/**
 * Whether a candidate may send another message now: at most 30 within any minute, in all conversations together (R40). `sentAt`: when the
 * latest messages were sent, in any order. A minute after the 30th latest, the next one may be sent.
 */
export const maySendAnother = (sentAt: readonly Instant[], now: Instant): Decision<TooManyMessages> => {
  const counting = sentAt.filter((at) => between(at, now) < messagesCountFor).sort((a, b) => b - a);
  const blocking = counting[messagesPerMinute - 1];
  if (blocking === undefined) return permitted;
  const wait = between(now, plus(blocking, messagesCountFor));
  return refused({
    _tag: 'TooManyMessages',
    limit: messagesPerMinute,
    waitSeconds: Math.max(1, Math.ceil(wait / seconds(1))),
  });
};

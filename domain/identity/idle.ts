import { allowed, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { idleLimit, type SessionIdle } from './session';

/** The chat page refreshes itself after 5 minutes without a click or a change of visibility (R25, spec 2 §9). */
export const chatIdleLimit: Milliseconds = minutes(5);

/** A page in which something was just done, seen from `now`: a clock that was set back does not make the wait longer. */
const leftOf = (limit: Milliseconds, lastActiveAt: Instant, now: Instant): Milliseconds =>
  Math.min(limit, limit - between(lastActiveAt, now));

/**
 * Whether the portal may stay open that was last used at `lastActiveAt`: for 172,800,000 ms it may, and the answer says how many are
 * left, so that one timer is enough; at exactly 48 hours the candidate is logged out (spec 2 §4.11). The browser's half of `sessionStands`.
 */
export const mayStayOpen = (lastActiveAt: Instant, now: Instant): Decision<SessionIdle, Milliseconds> => {
  const left = leftOf(idleLimit, lastActiveAt, now);
  return left > 0 ? allowed(left) : refused({ _tag: 'SessionIdle', limitHours: idleLimit / hours(1) });
};

export interface ChatIdle {
  readonly _tag: 'ChatIdle';
  readonly limitMinutes: number;
}

/**
 * Whether the chat page may rest as it is: until 5 minutes after the last click or change of visibility, and how long that is still.
 * Refused, it refreshes conversations, history and socket in place; a draft and a pending attachment stay (R25).
 */
export const chatMayRest = (lastActiveAt: Instant, now: Instant): Decision<ChatIdle, Milliseconds> => {
  const left = leftOf(chatIdleLimit, lastActiveAt, now);
  return left > 0 ? allowed(left) : refused({ _tag: 'ChatIdle', limitMinutes: chatIdleLimit / minutes(1) });
};

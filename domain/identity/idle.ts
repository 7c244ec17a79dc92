import { allowed, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { idleLimit, type SessionIdle } from './session';

/** The chat page refreshes itself after 5 minutes without a click or a change of visibility (R25, spec 2 §9). */
export const chatIdleLimit: Milliseconds = minutes(5);

/** The time left of `limit`. A clock that was set back doesn't make it longer. */
const leftOf = (limit: Milliseconds, lastActiveAt: Instant, now: Instant): Milliseconds =>
  Math.min(limit, limit - between(lastActiveAt, now));

/**
 * Whether a portal last used at `lastActiveAt` may stay open: at exactly 48 hours (172,800,000 ms) the candidate is logged out (spec 2
 * §4.11). The answer carries the time left, so one timer is enough. This is the browser's half of `sessionStands`.
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
 * Whether the chat page needs no refresh yet, and for how long: until 5 minutes after the last click or change of visibility. When refused,
 * it refreshes conversations, history and socket in place; a draft and a pending attachment stay (R25).
 */
export const chatMayRest = (lastActiveAt: Instant, now: Instant): Decision<ChatIdle, Milliseconds> => {
  const left = leftOf(chatIdleLimit, lastActiveAt, now);
  return left > 0 ? allowed(left) : refused({ _tag: 'ChatIdle', limitMinutes: chatIdleLimit / minutes(1) });
};

import { allowed, refused, type Decision } from '../decision';
import { hours, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { idleLimit, type SessionIdle } from './session';

/**
 * Whether a portal last used at `lastActiveAt` may stay open: at exactly 48 hours (172,800,000 ms) the candidate is logged out (spec 2
 * §4.11). The answer carries the time left, so one timer is enough; a clock that was set back doesn't make it longer. This is the browser's
 * half of `sessionStands`.
 */
export const mayStayOpen = (lastActiveAt: Instant, now: Instant): Decision<SessionIdle, Milliseconds> => {
  const left = Math.min(idleLimit, idleLimit - between(lastActiveAt, now));
  return left > 0 ? allowed(left) : refused({ _tag: 'SessionIdle', limitHours: idleLimit / hours(1) });
};

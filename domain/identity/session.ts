import { permitted, refused, type Decision } from '../decision';
import { hours, minutes, seconds, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';

/** A session ends when nothing was done in it for 48 hours (spec 2 §4.11). */
export const idleLimit: Milliseconds = hours(48);
/** The last use is written down at most this often, in a browser and on the server: a page of calls is one write (ours). */
export const lastUseWrittenEvery: Milliseconds = minutes(1);
/** From 'Session timeout please login..!' to the sign-in page (spec 1 §8). */
export const expiryRedirect: Milliseconds = seconds(2.5);
/** From 'Logged out successfully' to the sign-in page (spec 1 §4). */
export const signOutRedirect: Milliseconds = seconds(2);

export interface SessionIdle {
  readonly _tag: 'SessionIdle';
  readonly limitHours: number;
}

/** Whether a session last used at `lastUsedAt` still stands: a millisecond before 48 hours it does, at 48 hours it does not. */
export const sessionStands = (lastUsedAt: Instant, now: Instant): Decision<SessionIdle> =>
  between(lastUsedAt, now) < idleLimit ? permitted : refused({ _tag: 'SessionIdle', limitHours: idleLimit / hours(1) });

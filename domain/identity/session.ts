import { permitted, refused, type Decision } from '../decision';
import { hours, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/** A session ends after 48 hours without use (spec 2 §4.11). */
export const idleLimit: Milliseconds = numbers.idle_limit;
/** The last use is saved at most this often, in the browser and on the server, so all calls of one page make one write (ours). */
export const lastUseWrittenEvery: Milliseconds = numbers.use_written_every;
/** How long 'Session timeout please login..!' shows before the sign-in page (spec 1 §8). */
export const expiryRedirect: Milliseconds = numbers.expiry_redirect;
/** How long 'Logged out successfully' shows before the sign-in page (spec 1 §4). */
export const signOutRedirect: Milliseconds = numbers.sign_out_redirect;

/** Nobody has used the session for `limitHours`, so it is over (spec 2 §4.11). */
export interface SessionIdle {
  readonly _tag: 'SessionIdle';
  readonly limitHours: number;
}

/** Whether a session last used at `lastUsedAt` is still valid: a millisecond before 48 hours it is, at 48 hours it isn't. */
export const sessionStands = (lastUsedAt: Instant, now: Instant): Decision<SessionIdle> =>
  between(lastUsedAt, now) < idleLimit ? permitted : refused({ _tag: 'SessionIdle', limitHours: idleLimit / hours(1) });

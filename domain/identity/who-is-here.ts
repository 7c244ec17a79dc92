import { permitted, refused, type Decision } from '../decision';
import { minutes, type Milliseconds } from '../time/duration';
import { within, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/**
 * How long a signed-in portal may be unused before it asks who is here (ours; the spec gives the Welcome Back dialog, not its timing). Half
 * an hour: nobody is asked twice within one break, and whoever picks up a shared phone after a shift is asked before they see anything.
 */
export const askAfter: Milliseconds = numbers.ask_after;

/** The portal was unused for `limitMinutes`, or nobody knows how long: Welcome Back asks who is here (spec 1 §2, R3a). */
export interface AwayTooLong {
  readonly _tag: 'AwayTooLong';
  readonly limitMinutes: number;
}

/**
 * Whether a page may show the signed-in candidate's data without asking who is here (spec 1 §2, R3a). If the last use is unknown or, after
 * a clock change, in the future, it asks.
 */
export const showsUnasked = (lastActiveAt: Instant | undefined, now: Instant): Decision<AwayTooLong> =>
  lastActiveAt !== undefined && within(lastActiveAt, now, askAfter)
    ? permitted
    : refused({ _tag: 'AwayTooLong', limitMinutes: askAfter / minutes(1) });

import { permitted, refused, type Decision } from '../decision';
import { minutes, type Milliseconds } from '../time/duration';
import { within, type Instant } from '../time/instant';

/**
 * How long a signed-in portal may lie unused before it asks who is here (ours; the spec gives the Welcome Back dialog, not its hour). Half an
 * hour: within one break nobody is asked twice, and who picks up a shared phone after a shift is asked before they see anything.
 */
export const askAfter: Milliseconds = minutes(30);

export interface AwayTooLong {
  readonly _tag: 'AwayTooLong';
  readonly limitMinutes: number;
}

/**
 * Whether a page may show what is the signed-in candidate's without asking who is here (spec 1 §2, R3a). A last use that is not known, or lies
 * in the future because the clock was set back, tells nothing: then it asks.
 */
export const showsUnasked = (lastActiveAt: Instant | undefined, now: Instant): Decision<AwayTooLong> =>
  lastActiveAt !== undefined && within(lastActiveAt, now, askAfter)
    ? permitted
    : refused({ _tag: 'AwayTooLong', limitMinutes: askAfter / minutes(1) });

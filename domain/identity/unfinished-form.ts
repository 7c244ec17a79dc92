import type { Milliseconds } from '../time/duration';
import { within, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/**
 * How long a tab keeps an unfinished form and its social sign-in (ours): long enough for a reload and a phone call, not until somebody else
 * has the phone (R3a).
 */
export const draftKeptFor: Milliseconds = numbers.draft_kept_for;

/** Whether an unfinished form may still be shown: a millisecond before 30 minutes it may, at 30 minutes it may not. */
export const draftStands = (typedAt: Instant, now: Instant): boolean => within(typedAt, now, draftKeptFor);

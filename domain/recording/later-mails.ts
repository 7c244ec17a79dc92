import type { Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** How long after 'later' the way back to a recording is mailed once more (R32). */
export const secondMailAfter: Milliseconds = numbers.second_mail_after;

import type { Milliseconds } from '../time/duration';
import { serviceNumbers } from '../parameters/service-values';

/** How long after 'later' the way back to a recording is mailed once more (R32). */
export const secondMailAfter: Milliseconds = serviceNumbers.second_mail_after;

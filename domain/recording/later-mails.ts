import { hours, type Milliseconds } from '../time/duration';

/** How long after 'later' the way back to a recording is mailed once more (R32). */
export const secondMailAfter: Milliseconds = hours(48);

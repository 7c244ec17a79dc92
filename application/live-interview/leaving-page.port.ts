import type { Observable } from 'rxjs';
import type { Job } from '../../domain/ids/job';

/** The last word of a page that goes away: a call that outlives it (R61). */
export interface LeavingPage {
  /** The page is being left, closed, reloaded or put away. It may come back. */
  readonly leaves: Observable<unknown>;
  /** Sends Left. Whether it arrives, nobody learns; R37 covers the rest. */
  readonly sayLeft: (job: Job) => void;
}

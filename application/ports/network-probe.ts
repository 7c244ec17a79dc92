import type { Observable } from 'rxjs';
import type { Probe } from '../../domain/recording/connection-score';

/** What the probe downloads did not come, or not whole. */
export interface ProbeBroken {
  readonly _tag: 'ProbeBroken';
}

/** Downloads a known file of the portal's own and tells how far it got, as it comes. Unsubscribing stops the download. */
export interface NetworkProbe {
  /** Ends when all is there. `ProbeBroken` is the last it tells, where it tells it. */
  readonly download: Observable<Probe | ProbeBroken>;
}

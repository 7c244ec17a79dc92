import type { Observable } from 'rxjs';
import type { Probe } from '../../domain/recording/connection-score';

/** The probe's download failed or was incomplete. */
export interface ProbeBroken {
  readonly _tag: 'ProbeBroken';
}

/** Downloads a known file of the portal and reports its progress. Unsubscribing stops the download. */
export interface NetworkProbe {
  /** Completes at the end of the download. A `ProbeBroken` is its last value. */
  readonly download: Observable<Probe | ProbeBroken>;
}

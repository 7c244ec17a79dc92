import type { Observable } from 'rxjs';
import type { Probe } from '../../domain/device/connection-score';

/** The transfer failed or was incomplete. */
export interface ProbeBroken {
  readonly _tag: 'ProbeBroken';
}

/** Measures the line to the portal's own server. Each stream reports progress; unsubscribing stops the transfer. */
export interface NetworkProbe {
  /** Completes at the end of the transfer. A `ProbeBroken` is its last value. */
  readonly download: Observable<Probe | ProbeBroken>;
  readonly upload: Observable<Probe | ProbeBroken>;
}

import type { ScanResult } from '../../../../application/files/virus-scanner.port';
import type { VisitVitals } from '../../../contract/operator/visit-vitals';
import type { StoreWatch } from '../../postgres/engine/timed';
import type { Answered } from '../../fastify/server';

/** What the portal counts while it runs. Nothing here has an id, an address or a name: only patterns, statuses and catalogue words. */
export interface Metrics {
  readonly answered: (answered: Answered) => void;
  readonly store: StoreWatch;
  readonly scanned: (found: ScanResult | 'failed') => void;
  /** A file begins to arrive; the returned function is called when it has, or was cut off. Undefined: nobody counts. */
  readonly uploadBegun: (() => () => void) | undefined;
  /** A visit has ended. Undefined: nobody counts, so pages don't measure. */
  readonly visited: ((visit: VisitVitals) => void) | undefined;
}

/** Without METRICS_PORT nothing is counted, and nothing is kept. */
export const noMetrics: Metrics = {
  answered: () => undefined,
  store: { waiting: () => undefined, waited: () => undefined, inUse: () => undefined, asked: () => undefined },
  scanned: () => undefined,
  uploadBegun: undefined,
  visited: undefined,
};

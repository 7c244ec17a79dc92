import { defer, map, of, startWith, switchMap, tap, timer, type Observable, type SchedulerLike } from 'rxjs';
import { probeBytes, type ConnectionScore } from '../../domain/device/connection-score';
import { connectionHolds, mayProbe, type LowConnection } from '../../domain/resilience/probing';
import type { Instant } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';
import type { NetworkProbe } from '../ports/network-probe';
import type { Connectivity } from './connectivity';
import { measureNetwork, type MeasureFault, type Measurement } from './measure-network';

/** A check without a result: the device is offline, the request failed, or no byte arrived within 10 s. */
export type ProbeFault = 'offline' | MeasureFault;

/** A check of the connection. `percent`: of the download; `Low`: below 5.0 Mbps (spec 1 §9). */
export type ConnectionCheck =
  | { readonly _tag: 'Measuring'; readonly percent: number }
  | { readonly _tag: 'Good'; readonly score: ConnectionScore }
  | { readonly _tag: 'Low'; readonly low: LowConnection }
  | { readonly _tag: 'NotMeasured'; readonly fault: ProbeFault };

const judged = (measured: Measurement): ConnectionCheck => {
  if (measured._tag !== 'Scored') return measured;
  const decision = connectionHolds(measured.score);
  return decision._tag === 'Allowed' ? { _tag: 'Good', score: measured.score } : { _tag: 'Low', low: decision.reason };
};

interface CheckPorts {
  readonly probe: Pick<NetworkProbe, 'download'>;
  readonly clock: Clock;
  readonly connectivity: Pick<Connectivity, 'isOffline'>;
}

/**
 * Measures the connection, once for each subscription and only when a candidate asks for it (R22). A repeat within 2 s waits for the 2 s to pass
 * (spec 1 §9): it must not spend more of the phone's data plan. A device that knows it is offline gets that result at once, without a measurement
 * (ours).
 */
export const connectionCheck = (
  { probe, clock, connectivity }: CheckPorts,
  scheduler?: SchedulerLike,
): Observable<ConnectionCheck> => {
  let lastBegun: Instant | undefined;
  return defer(() => {
    if (connectivity.isOffline()) return of<ConnectionCheck>({ _tag: 'NotMeasured', fault: 'offline' });
    const decision = mayProbe('asked', lastBegun, clock.now());
    const wait = decision._tag === 'Refused' && decision.reason._tag === 'ProbedJustNow' ? decision.reason.wait : 0;
    return timer(wait, scheduler).pipe(
      tap(() => {
        lastBegun = clock.now();
      }),
      switchMap(() => measureNetwork(probe.download, probeBytes, scheduler)),
      map(judged),
      startWith<ConnectionCheck>({ _tag: 'Measuring', percent: 0 }),
    );
  });
};

import { concat, map, merge, of, scan, startWith, switchMap, takeWhile, tap, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import {
  connectionScore,
  isProbeOver,
  probeBytes,
  probeStopsAfter,
  type ConnectionScore,
  type Probe,
} from '../../domain/recording/connection-score';
import { connectionHolds, mayProbe, type LowConnection } from '../../domain/resilience/probing';
import type { Instant } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';
import type { NetworkProbe, ProbeBroken } from '../ports/network-probe';
import type { LineWatch } from './line-watch';

/** A check without a result: the device is offline, the request failed, or no byte arrived within 10 s. */
export type ProbeFault = 'no-line' | 'not-loaded' | 'timed-out';

export type ConnectionCheck =
  | { readonly _tag: 'Measuring'; readonly percent: number }
  | { readonly _tag: 'Good'; readonly score: ConnectionScore }
  | { readonly _tag: 'Low'; readonly low: LowConnection }
  | { readonly _tag: 'NotMeasured'; readonly fault: ProbeFault };

interface Course {
  readonly probe: Probe;
  readonly state: 'running' | 'over' | 'broken';
}

const begun: Course = { probe: { bytes: 0, elapsed: 0 }, state: 'running' };

const next = ({ probe }: Course, told: Probe | ProbeBroken | 'stopped'): Course => {
  if (told === 'stopped') return { probe: { ...probe, elapsed: probeStopsAfter }, state: 'over' };
  if ('_tag' in told) return { probe, state: 'broken' };
  return { probe: told, state: isProbeOver(told) ? 'over' : 'running' };
};

const shown = ({ probe, state }: Course): ConnectionCheck => {
  if (state === 'running') return { _tag: 'Measuring', percent: Math.floor((probe.bytes / probeBytes) * 100) };
  if (state === 'broken') return { _tag: 'NotMeasured', fault: 'not-loaded' };
  if (probe.bytes === 0) return { _tag: 'NotMeasured', fault: 'timed-out' };
  const score = connectionScore(probe);
  const decision = connectionHolds(score);
  return decision._tag === 'Allowed' ? { _tag: 'Good', score } : { _tag: 'Low', low: decision.reason };
};

/**
 * One measurement. After 10 s it stops and is scored by what has arrived so far (R22). A download that ends earlier without being complete has
 * failed.
 */
const measure = ({ download }: NetworkProbe, scheduler: SchedulerLike | undefined): Observable<ConnectionCheck> =>
  merge(
    concat(download, of<ProbeBroken>({ _tag: 'ProbeBroken' })),
    timer(probeStopsAfter, scheduler).pipe(map(() => 'stopped' as const)),
  ).pipe(
    scan(next, begun),
    startWith(begun),
    map(shown),
    takeWhile(({ _tag }) => _tag === 'Measuring', true),
  );

interface CheckPorts {
  readonly probe: NetworkProbe;
  readonly clock: Clock;
  readonly line: Pick<LineWatch, 'isOffline'>;
}

/**
 * Measures the connection only when a candidate asks for it (R22). A repeat within 2 s waits for the 2 s to pass (spec 1 §9). `onBegin` is called
 * when the download begins. A device that knows it is offline gets that result at once, without a measurement (ours).
 */
export const checkConnection =
  ({ probe, clock, line }: CheckPorts) =>
  (
    lastBegun: Instant | undefined,
    onBegin: (now: Instant) => void,
    scheduler?: SchedulerLike,
  ): Observable<ConnectionCheck> => {
    if (line.isOffline()) return of({ _tag: 'NotMeasured', fault: 'no-line' });
    const decision = mayProbe('asked', lastBegun, clock.now());
    const wait = decision._tag === 'Refused' && decision.reason._tag === 'ProbedJustNow' ? decision.reason.wait : 0;
    return timer(wait, scheduler).pipe(
      tap(() => onBegin(clock.now())),
      switchMap(() => measure(probe, scheduler)),
      startWith<ConnectionCheck>({ _tag: 'Measuring', percent: 0 }),
    );
  };

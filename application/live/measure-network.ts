import { concat, map, merge, of, scan, startWith, takeWhile, timer, type Observable, type SchedulerLike } from 'rxjs';
import {
  connectionScore,
  isProbeOver,
  probeStopsAfter,
  type ConnectionScore,
  type Probe,
} from '../../domain/device/connection-score';
import type { ProbeBroken } from '../ports/network-probe';

/** A measurement without a result: the request failed, or no byte moved within 10 s. */
export type MeasureFault = 'not-loaded' | 'timed-out';

/** A measurement of one direction. `percent`: of the bytes to move, rounded down; a score in Mbps with one decimal (R22). */
export type Measurement =
  | { readonly _tag: 'Measuring'; readonly percent: number }
  | { readonly _tag: 'Scored'; readonly score: ConnectionScore }
  | { readonly _tag: 'NotMeasured'; readonly fault: MeasureFault };

interface Course {
  readonly probe: Probe;
  readonly state: 'running' | 'over' | 'broken';
}

const begun: Course = { probe: { bytes: 0, elapsed: 0 }, state: 'running' };

const next =
  (whole: number) =>
  ({ probe }: Course, probed: Probe | ProbeBroken | 'stopped'): Course => {
    if (probed === 'stopped') return { probe: { ...probe, elapsed: probeStopsAfter }, state: 'over' };
    if ('_tag' in probed) return { probe, state: 'broken' };
    return { probe: probed, state: isProbeOver(probed, whole) ? 'over' : 'running' };
  };

const shown =
  (whole: number) =>
  ({ probe, state }: Course): Measurement => {
    if (state === 'running') return { _tag: 'Measuring', percent: Math.floor((probe.bytes / whole) * 100) };
    if (state === 'broken') return { _tag: 'NotMeasured', fault: 'not-loaded' };
    return probe.bytes === 0
      ? { _tag: 'NotMeasured', fault: 'timed-out' }
      : { _tag: 'Scored', score: connectionScore(probe) };
  };

/**
 * One measurement of `whole` bytes in one direction. After 10 s it stops and is scored by what has moved so far (R22). A transfer that ends earlier
 * without being complete has failed.
 */
export const measureNetwork = (
  transfer: Observable<Probe | ProbeBroken>,
  whole: number,
  scheduler?: SchedulerLike,
): Observable<Measurement> =>
  merge(
    concat(transfer, of<ProbeBroken>({ _tag: 'ProbeBroken' })),
    timer(probeStopsAfter, scheduler).pipe(map(() => 'stopped' as const)),
  ).pipe(
    scan(next(whole), begun),
    startWith(begun),
    map(shown(whole)),
    takeWhile(({ _tag }) => _tag === 'Measuring', true),
  );

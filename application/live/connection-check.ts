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

/** What measured nothing: the device has no line, the file did not come, or not a byte of it in 10 s. */
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

/** One measurement. After 10 s it is stopped and scores what has come by then (R22); a download that ends before its time is broken. */
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
 * Measures the line because a candidate asked for it, and for nothing else (R22). Who asks again at once waits until 2 s have passed since the last
 * time (spec 1 §9). `onBegin` is told when the download begins. A device that knows of no line is told so at once: nothing could be measured (ours).
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

import { lastValueFrom, toArray, type Observable } from 'rxjs';
import type { NetworkProbe, ProbeBroken } from '../../application/ports/network-probe';
import { probeBytes, probeUploads, type Probe } from '../../domain/device/connection-score';
import { expects, expectsThat, type Contract } from './scenario';

/** What the line to the server does: `short`: it sends half and calls that all; `stalled`: nothing moves any more. */
export type LineKind = 'good' | 'refused' | 'cut' | 'short' | 'stalled';

export interface ProbeSubject {
  readonly probe: NetworkProbe;
  readonly line: (kind: LineKind) => Promise<unknown>;
  /** Resolves once a transfer has begun. */
  readonly begun: () => Promise<unknown>;
  /** Resolves once that transfer is stopped from this side. */
  readonly stopped: () => Promise<unknown>;
}

const all = (transfer: Observable<Probe | ProbeBroken>) => lastValueFrom(transfer.pipe(toArray()));

const isProbe = (told: Probe | ProbeBroken): told is Probe => !('_tag' in told);

const measures = (of: 'download' | 'upload', whole: number) => async (subject: ProbeSubject) => {
  await subject.line('good');
  // Subscribed again, it measures anew.
  for (const round of [1, 2]) {
    const told = await all(subject.probe[of]);
    const probes = told.filter(isProbe);
    expects(`round ${round}, broken`, told.length - probes.length, 0);
    expects(`round ${round}, last`, probes.at(-1)?.bytes, whole);
    for (const [at, { bytes, elapsed }] of probes.entries()) {
      const before = probes[at - 1];
      if (before === undefined) continue;
      expectsThat('never goes back', bytes >= before.bytes && elapsed >= before.elapsed, [before, { bytes, elapsed }]);
    }
  }
};

const breaks = (of: 'download' | 'upload', kind: LineKind, whole: number) => async (subject: ProbeSubject) => {
  await subject.line(kind);
  const told = await all(subject.probe[of]);
  expects('last', told.at(-1), { _tag: 'ProbeBroken' });
  expects('broken once', told.filter((one) => !isProbe(one)).length, 1);
  expectsThat(
    'never whole',
    told.filter(isProbe).every(({ bytes }) => bytes < whole),
    told,
  );
};

const stops = (of: 'download' | 'upload') => async (subject: ProbeSubject) => {
  await subject.line('stalled');
  const told: (Probe | ProbeBroken)[] = [];
  const measuring = subject.probe[of].subscribe((one) => told.push(one));
  await subject.begun();
  measuring.unsubscribe();
  await subject.stopped();
  expectsThat('is not told to be broken', told.every(isProbe), told);
};

/** The contract of the port `NetworkProbe` (R22, R46). */
export const networkProbeContract: Contract<ProbeSubject> = {
  'downloads everything, and tells how it goes on': measures('download', probeBytes),
  'uploads everything, and tells how it goes on': measures('upload', probeUploads),
  'a download that is refused is broken': breaks('download', 'refused', probeBytes),
  'an upload that is refused is broken, and was never whole': breaks('upload', 'refused', probeUploads),
  'a download that is cut is broken': breaks('download', 'cut', probeBytes),
  'an upload that is cut is broken': breaks('upload', 'cut', probeUploads),
  'a download that ends too early is broken': breaks('download', 'short', probeBytes),
  'a download stops when nobody listens any more': stops('download'),
  'an upload stops when nobody listens any more': stops('upload'),
};

import { concat, EMPTY, from, NEVER, Observable } from 'rxjs';
import type { NetworkProbe, ProbeBroken } from '../../../application/ports/network-probe';
import { probeBytes, probeUploads, type Probe } from '../../../domain/device/connection-score';

/** A network's speed in Mbps, or what is wrong with it: it is cut halfway, the server refuses, or nothing moves any more. */
export type FakeNetwork = number | 'cut' | 'refused' | 'stalled';

/** A network whose speed a program sets. */
export interface FakeProbe extends NetworkProbe {
  readonly set: (network: Readonly<Record<'download' | 'upload', FakeNetwork>>) => void;
  /** How many transfers are under way. */
  readonly transfers: () => number;
}

const broken: ProbeBroken = { _tag: 'ProbeBroken' };

const parts = [0.25, 0.5, 0.75, 1] as const;

/** The progress events of a transfer at that speed. Time is computed, so nothing really waits. */
const probesOf = (network: FakeNetwork, whole: number): readonly (Probe | ProbeBroken)[] => {
  if (network === 'refused') return [broken];
  const mbps = typeof network === 'number' ? network : 1;
  const steps = parts.map((part) => ({ bytes: whole * part, elapsed: (whole * part * 8) / (mbps * 1_000) }));
  if (network === 'cut') return [...steps.slice(0, 2), broken];
  return network === 'stalled' ? steps.slice(0, 1) : steps;
};

/** An in-memory network probe. */
export const inMemoryProbe = (start: Readonly<Record<'download' | 'upload', FakeNetwork>>): FakeProbe => {
  let now = start;
  let underWay = 0;
  const transfer = (of: 'download' | 'upload', whole: number) =>
    new Observable<Probe | ProbeBroken>((to) => {
      underWay += 1;
      to.add(() => {
        underWay -= 1;
      });
      to.add(concat(from(probesOf(now[of], whole)), now[of] === 'stalled' ? NEVER : EMPTY).subscribe(to));
    });
  return {
    download: transfer('download', probeBytes),
    upload: transfer('upload', probeUploads),
    set: (line) => {
      now = line;
    },
    transfers: () => underWay,
  };
};

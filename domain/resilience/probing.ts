import { permitted, refused, type Decision } from '../decision';
import { scoreToRecord, type ConnectionScore } from '../device/connection-score';
import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/** Why a speed probe runs. A probe downloads 1.8 MB. */
export type ProbePurpose = 'tech-check' | 'record-now' | 'asked' | 'background';

/** The pause between probes on a page that keeps measuring: the network meter and the image test of the tech check (spec 1 §9, spec 2 §9). */
export const meterEvery: Milliseconds = numbers.meter_every;
/** The pause of the tech check's image test, from the beginning of one probe to that of the next (spec 2 §9). */
export const imageTestEvery: Milliseconds = numbers.image_test_every;

/** Why no probe runs now. `wait`: how long until one may. */
export type ProbeRefusal =
  | { readonly _tag: 'NoBackgroundProbes' }
  | { readonly _tag: 'ProbedJustNow'; readonly wait: Milliseconds };

/**
 * Whether a probe may run now: every 3 s in the tech check, otherwise every 2 s, and never in the background, where it would use up a
 * phone's data plan (R22). `lastBegun` is undefined for the first. A clock that was set back doesn't make the pause longer.
 */
export const mayProbe = (
  purpose: ProbePurpose,
  lastBegun: Instant | undefined,
  now: Instant,
): Decision<ProbeRefusal> => {
  if (purpose === 'background') return refused({ _tag: 'NoBackgroundProbes' });
  if (lastBegun === undefined) return permitted;
  const pause = purpose === 'tech-check' ? imageTestEvery : meterEvery;
  const wait = Math.min(pause, pause - between(lastBegun, now));
  return wait > 0 ? refused({ _tag: 'ProbedJustNow', wait }) : permitted;
};

/** The score is below the one that recording needs, both in Mbps (spec 1 §8). */
export interface LowConnection {
  readonly _tag: 'LowConnection';
  readonly score: ConnectionScore;
  readonly needed: ConnectionScore;
}

/** Whether the connection is good enough: below a score of 5.0 'Low connection speed' opens (spec 1 §8, §9). */
export const connectionHolds = (score: ConnectionScore): Decision<LowConnection> =>
  score >= scoreToRecord ? permitted : refused({ _tag: 'LowConnection', score, needed: scoreToRecord });

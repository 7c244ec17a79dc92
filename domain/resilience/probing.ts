import { permitted, refused, type Decision } from '../decision';
import { scoreToRecord, type ConnectionScore } from '../recording/connection-score';
import { seconds, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';

/** What a probe of the connection is run for. A probe downloads 1.8 MB. */
export type ProbePurpose = 'tech-check' | 'record-now' | 'asked' | 'background';

/** How long one probe follows another on a page that keeps measuring: the network meter, and the image test of the tech check (spec 1 §9, spec 2 §9). */
export const meterEvery: Milliseconds = seconds(2);
export const imageTestEvery: Milliseconds = seconds(3);

export type ProbeRefusal =
  { readonly _tag: 'NoBackgroundProbes' } | { readonly _tag: 'ProbedJustNow'; readonly wait: Milliseconds };

/**
 * Whether a probe may be run now: in the tech check every 3 s, otherwise every 2 s, and never in the background, where it would eat a phone's plan
 * (R22). `lastBegun` is undefined for the first; a clock that was set back does not hold a probe longer than its pause.
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

export interface LowConnection {
  readonly _tag: 'LowConnection';
  readonly score: ConnectionScore;
  readonly needed: ConnectionScore;
}

/** Below a score of 5 'Low connection speed' opens (spec 1 §8, §9); at 5.0 it doesn't. */
export const connectionHolds = (score: ConnectionScore): Decision<LowConnection> =>
  score >= scoreToRecord ? permitted : refused({ _tag: 'LowConnection', score, needed: scoreToRecord });

import type { Milliseconds } from '../time/duration';
import { deviceNumbers } from '../parameters/device-values';

/** How well the line carries the call. `low`: seen and heard, but not well; `bad`: hardly (spec 2 §4.6). */
export type LineQuality = 'good' | 'low' | 'bad';

/** What was measured of a call's line in the last seconds. */
export interface LineMeasured {
  /** Lost packets among all, from 0 to 1. Undefined: none was sent. */
  readonly lost: number | undefined;
  /** Undefined: the browser doesn't tell. */
  readonly roundTrip: Milliseconds | undefined;
}

/** Speech stays clear up to 3 % of loss (ours), and breaks up from 10 %. Beyond 400 ms there and back people talk over each other; beyond a second nobody can. */
const losesSome = deviceNumbers.some_loss;
const losesMuch = deviceNumbers.much_loss;
const slow: Milliseconds = deviceNumbers.slow_line;
const tooSlow: Milliseconds = deviceNumbers.too_slow_line;

/** Classifies a call's connection quality. Unknown values count as good, unless nothing arrives at all. */
export const lineQuality = ({ lost, roundTrip }: LineMeasured): LineQuality => {
  if (lost === undefined || lost > losesMuch || (roundTrip ?? 0) > tooSlow) return 'bad';
  return lost > losesSome || (roundTrip ?? 0) > slow ? 'low' : 'good';
};

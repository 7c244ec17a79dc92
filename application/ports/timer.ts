import type * as IO from 'fp-ts/IO';
import type { Milliseconds } from '../../domain/time/duration';

/** Time that only passes: no correction of the system's clock moves it, forwards or back. It tells durations, never a date. */
export interface Timer {
  /** How long this process has run. */
  readonly elapsed: () => Milliseconds;
  /** Runs it once, after that long. A process that has nothing else to do ends without it. */
  readonly wake: (after: Milliseconds, run: IO.IO<unknown>) => void;
}

import type * as IO from 'fp-ts/IO';
import type { Milliseconds } from '../../domain/time/duration';

/** Monotonic time: corrections of the system clock don't affect it. For durations, never for dates. */
export interface Timer {
  /** How long this process has run. */
  readonly elapsed: () => Milliseconds;
  /** Runs it once after that time. It doesn't keep the process alive. */
  readonly wake: (after: Milliseconds, run: IO.IO<unknown>) => void;
}

import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';

/** The only way to learn the time. */
export interface Clock {
  readonly now: () => Instant;
}

/** The right time on a device whose own clock may be wrong. */
export interface DeviceClock extends Clock {
  /** By how much the device's own clock is ahead of the right time; 0 until that is known. */
  readonly deviceAhead: () => Milliseconds;
}

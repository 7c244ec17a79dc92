import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';

/** The only way to learn the time. */
export interface Clock {
  readonly now: () => Instant;
}

/** The right time, even if the device's own clock is wrong. */
export interface DeviceClock extends Clock {
  /** How far the device's own clock is ahead of the right time; 0 while unknown. */
  readonly deviceAhead: () => Milliseconds;
}

import type { Instant } from '../../domain/time/instant';

/** The only way to learn the time. */
export interface Clock {
  readonly now: () => Instant;
}

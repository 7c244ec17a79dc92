import type { Clock } from '../../../application/ports/clock';
import { plus, type Instant } from '../../../domain/time/instant';
import type { Milliseconds } from '../../../domain/time/duration';

/** A clock that moves only when a test moves it. */
export interface StandingClock extends Clock {
  readonly moveTo: (instant: Instant) => void;
  readonly moveBy: (length: Milliseconds) => void;
}

export const standingClock = (start: Instant): StandingClock => {
  let now = start;
  return {
    now: () => now,
    moveTo: (instant) => {
      now = instant;
    },
    moveBy: (length) => {
      now = plus(now, length);
    },
  };
};

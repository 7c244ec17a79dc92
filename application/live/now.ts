import { ignoreElements, interval, merge, share, startWith, tap, type SchedulerLike } from 'rxjs';
import { seconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import type { DeviceClock } from '../ports/clock';
import { settable, type Behavior } from './behavior';

const tick = seconds(1);

/** The time as pages show it: it ticks every second while somebody watches, and never goes back by itself. */
export interface Now extends Behavior<Instant> {
  /** Looks at the clock between two ticks. It is news where a second or more has passed, or an answer has put the clock right. */
  readonly look: () => void;
}

/**
 * Starts no timer until it is watched. A clock that is set back on the device doesn't take the page back with it; an answer of the server that puts
 * the clock right by a second or more does, because what was shown before was wrong (R14).
 */
export const tickingNow = (clock: DeviceClock, scheduler?: SchedulerLike): Now => {
  const now = settable(clock.now());
  let ahead = clock.deviceAhead();
  const wasPutRight = (): boolean => Math.abs(clock.deviceAhead() - ahead) >= tick;
  const read = (): void => {
    const time = clock.now();
    if (time > now.value() || wasPutRight()) now.set(time);
    ahead = clock.deviceAhead();
  };
  const ticks = interval(tick, scheduler).pipe(startWith(0), tap(read), ignoreElements(), share());
  return {
    value: now.value,
    changes: merge(now.changes, ticks),
    look: () => {
      if (wasPutRight() || Math.abs(between(now.value(), clock.now())) >= tick) read();
    },
  };
};

import { ignoreElements, interval, merge, share, startWith, tap, type SchedulerLike } from 'rxjs';
import { seconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import type { DeviceClock } from '../ports/clock';
import { settable, type Behavior } from './behavior';

const tick = seconds(1);

/** The time as pages show it: it ticks every second while somebody watches, and the device's clock can't turn it back. */
export interface Now extends Behavior<Instant> {
  /** Reads the clock between two ticks. A new value is emitted if at least a second has passed, or if an answer has corrected the clock. */
  readonly look: () => void;
}

/**
 * `startsAt`: the time that a drawn page shows. Starts no timer until it is watched. If the device's clock is set back, the page's time does not follow. If a server answer corrects the clock by a
 * second or more, it does, because the time shown before was wrong (R14).
 */
export const tickingNow = (
  clock: DeviceClock,
  {
    scheduler,
    startsAt = clock.now(),
  }: { readonly scheduler?: SchedulerLike; readonly startsAt?: Instant | undefined } = {},
): Now => {
  const now = settable(startsAt);
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

import {
  defer,
  distinctUntilChanged,
  interval,
  map,
  startWith,
  takeWhile,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import { between, plus } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';

/** The whole seconds that are left of this time, every second, ending with 0 (spec 1 §9). */
export const countdown = (clock: Clock, time: Milliseconds, scheduler?: SchedulerLike): Observable<number> =>
  defer(() => {
    const end = plus(clock.now(), time);
    return interval(seconds(1), scheduler).pipe(
      startWith(0),
      map(() => Math.max(0, Math.ceil(between(clock.now(), end) / seconds(1)))),
      distinctUntilChanged(),
      takeWhile((left) => left > 0, true),
    );
  });

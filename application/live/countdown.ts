import { distinctUntilChanged, interval, map, startWith, takeWhile, type Observable, type SchedulerLike } from 'rxjs';
import { seconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import type { Clock } from '../ports/clock';

/** Whole seconds until an instant, every second, ending with 0 (the resend timer, spec 1 §9). */
export const secondsUntil = (clock: Clock, end: Instant, scheduler?: SchedulerLike): Observable<number> =>
  interval(seconds(1), scheduler).pipe(
    startWith(0),
    map(() => Math.max(0, Math.ceil(between(clock.now(), end) / seconds(1)))),
    distinctUntilChanged(),
    takeWhile((left) => left > 0, true),
  );

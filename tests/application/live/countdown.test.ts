import type { TestScheduler } from 'rxjs/testing';
import { countdown } from '../../../application/live/countdown';
import { plus, type Instant } from '../../../domain/time/instant';
import { marbles } from '../../support/marbles';
import { morning } from '../../support/world/world';

const timed = (run: (scheduler: TestScheduler, now: () => Instant) => void): void =>
  marbles((scheduler) => {
    run(scheduler, () => plus(morning, scheduler.now()));
  });

describe('The resend timer', () => {
  it('reports each remaining second once, and ends with 0 [spec 1 §9]', () => {
    timed((scheduler, now) => {
      const ticks = countdown({ now }, 3_000, scheduler);
      scheduler.expectObservable(ticks).toBe('a 999ms b 999ms c 999ms (d|)', { a: 3, b: 2, c: 1, d: 0 });
    });
  });

  it('counts a second that has just begun [spec 1 §9]', () => {
    timed((scheduler, now) => {
      const ticks = countdown({ now }, 1_001, scheduler);
      scheduler.expectObservable(ticks).toBe('a 999ms b 999ms (c|)', { a: 2, b: 1, c: 0 });
    });
  });

  it('ends at once if its time has come or passed [spec 1 §9]', () => {
    timed((scheduler, now) => {
      scheduler.expectObservable(countdown({ now }, 0, scheduler)).toBe('(a|)', { a: 0 });
      scheduler.expectObservable(countdown({ now }, -5_000, scheduler)).toBe('(a|)', { a: 0 });
    });
  });

  it('reads the clock at each tick: after sleep a device shows no outdated numbers [spec 1 §9]', () => {
    timed((scheduler, now) => {
      const slept = () => plus(now(), scheduler.now() >= 1_000 ? 50_000 : 0);
      const ticks = countdown({ now: slept }, 60_000, scheduler);
      scheduler.expectObservable(ticks, '^ 1500ms !').toBe('a 999ms b', { a: 60, b: 9 });
    });
  });
});

import { Subject, Subscription } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { tickingNow } from '../../../application/live/now';
import type { DeviceClock } from '../../../application/ports/clock';
import { hours, minutes } from '../../../domain/time/duration';
import { between, plus, type Instant } from '../../../domain/time/instant';
import { marbles } from '../../support/marbles';
import { morning } from '../../support/world/world';

/** A device with an adjustable clock, and a server that corrects it. */
const aDevice = (elapsed: () => number) => {
  let set = 0;
  let ahead = 0;
  const clock: DeviceClock = {
    now: () => plus(morning, elapsed() + set - ahead),
    deviceAhead: () => ahead,
  };
  return {
    clock,
    setBy: (length: number): void => {
      set += length;
    },
    putRight: (by: number): void => {
      ahead += by;
    },
  };
};

const timed = (run: (scheduler: TestScheduler, device: ReturnType<typeof aDevice>) => void): void =>
  marbles((scheduler) =>
    run(
      scheduler,
      aDevice(() => scheduler.now()),
    ),
  );

const after = (ms: number): Instant => plus(morning, ms);

describe('Now', () => {
  it('ticks every second while it is watched', () => {
    timed((scheduler, { clock }) => {
      const now = tickingNow(clock, { scheduler });
      scheduler.expectObservable(now.changes, '^ 2500ms !').toBe('1s a 999ms b', { a: after(1_000), b: after(2_000) });
    });
  });

  it('starts at the time shown by a server-rendered page, and continues from there with the clock', () => {
    timed((scheduler, { clock }) => {
      const now = tickingNow(clock, { scheduler, startsAt: after(-700) });
      expect(now.value()).toBe(after(-700));
      scheduler.expectObservable(now.changes, '^ 1500ms !').toBe('a 999ms b', { a: morning, b: after(1_000) });
    });
  });

  it('reads no clock and starts no timer while nobody watches it', () => {
    let reads = 0;
    const clock: DeviceClock = {
      now: () => {
        reads += 1;
        return morning;
      },
      deviceAhead: () => 0,
    };
    const now = tickingNow(clock);
    now.value();
    now.value();
    expect(reads).toBe(1);
  });

  it('has one timer, however many watch it, and reads the clock when the first one starts', () => {
    timed((scheduler, { clock }) => {
      const now = tickingNow(clock, { scheduler });
      const late = new Subject<Instant>();
      let ticks = 0;
      const first = now.changes.subscribe(() => {
        ticks += 1;
      });
      const second = new Subscription();
      scheduler.schedule(() => {
        second.add(now.changes.subscribe(late));
      }, 300);
      scheduler.expectObservable(late, '^ 1500ms !').toBe('1s a', { a: after(1_000) });
      scheduler.schedule(() => expect(ticks).toBe(1), 1_400);
      // Virtual time goes on while anybody subscribes.
      scheduler.schedule(() => {
        first.unsubscribe();
        second.unsubscribe();
      }, 2_000);
    });
    timed((scheduler, { clock, setBy }) => {
      const now = tickingNow(clock, { scheduler });
      setBy(hours(3));
      scheduler.expectObservable(now.changes, '^ 500ms !').toBe('a', { a: after(hours(3)) });
    });
  });

  it("does not go back when the device's clock is set back, and continues from there [R14]", () => {
    timed((scheduler, { clock, setBy }) => {
      const now = tickingNow(clock, { scheduler });
      scheduler.schedule(() => setBy(-5_000), 1_500);
      scheduler.expectObservable(now.changes, '^ 7500ms !').toBe('1s a 5999ms b', { a: after(1_000), b: after(2_000) });
    });
  });

  it.each([
    ['an hour ahead', hours(1)],
    ['a second ahead', 1_000],
    ['an hour behind', -hours(1)],
  ])('follows a response that corrects a clock that is %s [R14]', (_, wrongBy) => {
    timed((scheduler, { clock, setBy, putRight }) => {
      setBy(wrongBy);
      const now = tickingNow(clock, { scheduler });
      expect(now.value()).toBe(after(wrongBy));
      scheduler.schedule(() => {
        putRight(wrongBy);
        now.look();
        expect(now.value()).toBe(after(500));
      }, 500);
    });
  });

  it("does not jitter with the server's responses, whose delays vary [R14]", () => {
    timed((scheduler, { clock, putRight }) => {
      const now = tickingNow(clock, { scheduler });
      const seen: Instant[] = [];
      const watching = now.changes.subscribe((value) => seen.push(value));
      for (const [at, by] of [
        [900, 400],
        [1_900, -300],
        [2_100, 700],
        [2_950, -650],
      ] as const)
        scheduler.schedule(() => putRight(by), at);
      scheduler.schedule(() => {
        expect(seen.length).toBeGreaterThan(3);
        expect(seen.every((value, at) => between(seen[at - 1] ?? morning, value) > 0)).toBe(true);
        watching.unsubscribe();
      }, 6_500);
    });
  });

  it('can be read between two ticks, but notifies only after a second', () => {
    timed((_, { clock, setBy }) => {
      const now = tickingNow(clock);
      setBy(999);
      now.look();
      expect(now.value()).toBe(morning);
      setBy(minutes(20));
      now.look();
      expect(now.value()).toBe(after(minutes(20) + 999));
    });
  });
});

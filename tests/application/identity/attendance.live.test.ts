import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { TestScheduler } from 'rxjs/testing';
import { asksNow, confirmHere, idleEnd, returnsAsking } from '../../../application/identity/attendance.live';
import { between, plus, type Instant } from '../../../domain/time/instant';
import { playedPresence, type PlayedPresence } from '../../support/world/presence';
import { standingClock } from '../../support/world/clock';
import { morning } from '../../support/world/world';

const minute = 60_000;
const hour = 60 * minute;
const hours48 = 172_800_000;

/** A page that runs on the scheduler's time; `slept` is the time its timers missed. */
const inTime = (
  run: (
    page: PlayedPresence,
    time: { readonly scheduler: TestScheduler; readonly sleep: (length: number) => void },
  ) => void,
): void => {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected);
  });
  let slept = 0;
  const now = (): Instant => plus(plus(morning, scheduler.now()), slept);
  scheduler.run(() => {
    const page = playedPresence(now);
    page.lastActiveAt.write(morning);
    run(page, {
      scheduler,
      sleep: (length) => {
        slept += length;
      },
    });
  });
};

const idle = { _tag: 'Idle' };

describe('An idle session', () => {
  it('ends after 48 hours, to the millisecond [spec 2 §4.11]', () => {
    inTime((page, { scheduler }) => {
      scheduler.expectObservable(idleEnd(page, { asking: false, scheduler })).toBe(`${hours48}ms (a|)`, { a: idle });
    });
  });

  it('is measured from the last press or key, in any tab [spec 2 §4.11]', () => {
    inTime((page, { scheduler }) => {
      const other = playedPresence(page.deviceNow, page);
      scheduler.schedule(() => page.acts.next('key'), hour);
      scheduler.schedule(() => other.acts.next('press'), 20 * hour);
      idleEnd(other, { asking: false, scheduler }).subscribe();
      scheduler
        .expectObservable(idleEnd(page, { asking: false, scheduler }))
        .toBe(`${20 * hour + hours48}ms (a|)`, { a: idle });
    });
  });

  it('is not extended by presses while the page asks who is here [R3a]', () => {
    inTime((page, { scheduler }) => {
      scheduler.schedule(() => page.acts.next('key'), 40 * hour);
      scheduler.expectObservable(idleEnd(page, { asking: true, scheduler })).toBe(`${hours48}ms (a|)`, { a: idle });
    });
  });

  it.each(['stirs', 'acts'] as const)(
    'is over when a page wakes up after its end, because its timers were suspended, too (%s) [spec 2 §4.11]',
    (wakesBy) => {
      inTime((page, { scheduler, sleep }) => {
        scheduler.schedule(() => {
          sleep(50 * hour);
          page[wakesBy].next('awake');
        }, hour);
        scheduler.expectObservable(idleEnd(page, { asking: false, scheduler })).toBe(`${hour}ms (a|)`, { a: idle });
      });
    },
  );

  it('records at most one activity a minute, and none after everything was wiped [R3a]', () => {
    inTime((page, { scheduler }) => {
      const watching = idleEnd(page, { asking: false, scheduler }).subscribe();
      const seen: (number | undefined)[] = [];
      for (const at of [hour, hour + 1_000, hour + minute - 1, hour + minute])
        scheduler.schedule(() => {
          page.acts.next('key');
          seen.push(O.toUndefined(O.map((last: Instant) => between(morning, last))(page.lastActiveAt.read())));
        }, at);
      scheduler.schedule(() => {
        page.lastActiveAt.clear();
        page.acts.next('key');
        expect(page.lastActiveAt.read()).toEqual(O.none);
        expect(seen).toEqual([hour, hour, hour, hour + minute]);
        watching.unsubscribe();
      }, 3 * hour);
    });
  });

  it('ends when 48 hours have passed without activity, whatever is done and however long the page is suspended [spec 2 §4.11]', () => {
    const steps = fc.array(
      fc.record({ after: fc.integer({ min: minute, max: 60 * hour }), act: fc.boolean(), asleep: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(steps, (played) => {
        inTime((page, { scheduler, sleep }) => {
          let over = false;
          idleEnd(page, { asking: false, scheduler }).subscribe(() => {
            over = true;
          });
          let model = { last: 0, over: false };
          let at = 0;
          let frame = 0;
          for (const { after, act, asleep } of played) {
            at += after;
            const [here, slept] = [at, asleep];
            if (!asleep) frame += after;
            scheduler.schedule(() => {
              if (slept) sleep(after);
              model = { ...model, over: model.over || here - model.last >= hours48 };
              (act ? page.acts : page.stirs).next('awake');
              if (act && !model.over) model = { ...model, last: here };
              expect(over).toBe(model.over);
            }, frame);
          }
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('Who is here', () => {
  const page = () => {
    const clock = standingClock(morning);
    const played = playedPresence(clock.now);
    played.lastActiveAt.write(morning);
    let asked = 0;
    returnsAsking(played).subscribe(() => {
      asked += 1;
    });
    return { clock, played, asked: () => asked };
  };

  it('is asked on a page that opens or comes back after half an idle hour [spec 1 §2, R3a]', () => {
    const { clock, played, asked } = page();
    clock.moveBy(30 * minute - 1);
    expect(asksNow(played)).toBe(false);
    played.returns.next('seen');
    expect(asked()).toBe(0);
    clock.moveBy(1);
    expect(asksNow(played)).toBe(true);
    played.returns.next('seen');
    expect(asked()).toBe(1);
  });

  it('is not asked on a page that stayed in view, even after focus or key events [R3a]', () => {
    const { clock, played, asked } = page();
    clock.moveBy(hour);
    played.stirs.next('focus');
    played.acts.next('key');
    expect(asked()).toBe(0);
  });

  it('is asked in a tab with a session that it did not open, until that is answered [R3a]', () => {
    const { clock, played } = page();
    played.asksWhoIsHere.write(true);
    expect(asksNow(played)).toBe(true);
    clock.moveBy(5 * minute);
    confirmHere(played);
    expect(asksNow(played)).toBe(false);
    expect(played.lastActiveAt.read()).toEqual(O.some(plus(morning, 5 * minute)));
  });

  it('is asked when the clock jumps, forward or back, only once [R3a]', () => {
    for (const jump of [hour, -hour, 20 * 24 * hour]) {
      const { clock, played } = page();
      clock.moveBy(jump);
      expect(asksNow(played)).toBe(true);
      confirmHere(played);
      expect(asksNow(played)).toBe(false);
    }
  });
});

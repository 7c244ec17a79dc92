import type { Milliseconds } from '../../domain/time/duration';
import type { Timer } from '../ports/timer';
import { roundEvery } from './mail-retries.service';

/* Sending in the background, of whatever waits: mails and deliveries. */

/** What is sent, and how. */
export interface WorkersDependencies<One> {
  readonly timer: Timer;
  /** How many are sent at a time. */
  readonly most: number;
  /** Whether another one may be taken, given how many are already being sent. */
  readonly lets: (sending: number) => boolean;
  /** Takes the next one; undefined: there is none, or none can be taken now. */
  readonly next: () => Promise<One | undefined>;
  readonly send: (one: One) => Promise<void>;
}

/** Several workers, each of which sends one after the other until there is none. */
export interface Workers {
  /** There may be new ones. */
  readonly wake: () => void;
  /** The same in a while, once however often it is asked for: the store is unavailable. */
  readonly wakeSoon: () => void;
  /** Runs it after that time, unless they are closed by then. */
  readonly later: (after: Milliseconds, run: () => unknown) => void;
  /** Done when none can be sent now. */
  readonly drained: () => Promise<undefined>;
  /** Regularly looks for new ones, also those of other processes. */
  readonly start: () => void;
  /** Takes no more; done when those being sent have an answer. */
  readonly close: () => Promise<undefined>;
}

/** Up to `most` workers that send what `next` gives, as long as `lets` allows it, and look again in rounds. */
export const workersOf = <One>({ timer, most, lets, next, send }: WorkersDependencies<One>): Workers => {
  const running = new Set<Promise<void>>();
  let sending = 0;
  /** One worker looks at a time. If another was to look meanwhile, it looks once more before it ends. */
  let looks = false;
  let asked = 0;
  let closed = false;

  const mayTake = (): boolean => !closed && lets(sending);

  const worker = async (): Promise<void> => {
    while (mayTake()) {
      if (looks) {
        asked += 1;
        return;
      }
      looks = true;
      const askedBefore = asked;
      sending += 1;
      const one = await next().finally(() => (looks = false));
      if (one !== undefined) {
        // There may be more: start another worker, which ends if there are none.
        open();
        await send(one);
      }
      sending -= 1;
      if (one === undefined && askedBefore === asked) return;
    }
  };

  const open = (): void => {
    if (running.size >= most || !mayTake()) return;
    const one: Promise<void> = worker().finally(() => running.delete(one));
    running.add(one);
  };

  const wake = (): void => {
    asked += 1;
    open();
  };

  const drained = async (): Promise<undefined> => {
    while (running.size > 0) await Promise.all(running);
    return undefined;
  };

  const later: Workers['later'] = (after, run) => timer.wake(after, () => (closed ? undefined : run()));

  let isAsked = false;
  const wakeSoon = (): void => {
    if (isAsked) return;
    isAsked = true;
    later(roundEvery, () => {
      isAsked = false;
      wake();
    });
  };

  const round = (): void => {
    if (closed) return;
    wake();
    later(roundEvery, round);
  };

  return {
    wake,
    wakeSoon,
    later,
    drained,
    start: round,
    close: () => {
      closed = true;
      return drained();
    },
  };
};

import * as E from 'fp-ts/Either';
import type { Milliseconds } from '../../domain/time/duration';
import { inOrder, take } from '../in-order';
import type { Store, UnitOfWork } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import type { Timer } from '../ports/timer';
import type { OtherTaker } from './messages.store';
import { beatEvery, silentFor } from './mail-retries.service';

interface LastSignal {
  readonly beats: number;
  /** When its last signal arrived, by our timer: clocks of two machines are never compared. */
  readonly at: Milliseconds;
}

/** What watching the other senders of a store needs, of mails and of events. `taker`: this process's own name. */
export interface TakersWatch {
  readonly unitOfWork: UnitOfWork;
  readonly timer: Timer;
  readonly taker: string;
  /** No other process opens this store, so earlier takers are dead. */
  readonly alone: boolean;
}

/** Signals that this process is alive, and releases what processes silent for too long had taken. Done after the first round. */
export const watchTakers = ({ unitOfWork, timer, taker, alone }: TakersWatch): (() => Promise<undefined>) => {
  const lastSignals = new Map<string, LastSignal>();

  const isDead = (name: string, beats: number): boolean => {
    const before = lastSignals.get(name);
    const now = timer.elapsed();
    if (before !== undefined && before.beats === beats) return alone || now - before.at >= silentFor;
    lastSignals.set(name, { beats, at: now });
    return alone;
  };

  /** All others: those that signal, and those that have taken anything. */
  const heard = ({ messages, deliveries }: Store): FromStore<readonly OtherTaker[]> =>
    inOrder(function* () {
      const signaling = yield* take(messages.beat(taker));
      const known = [taker, ...signaling.map(({ name }) => name)];
      const holding = yield* take(deliveries.takers());
      const silent = holding.filter((name) => !known.includes(name));
      return [...signaling, ...silent.map((name) => ({ name, beats: 0 }))];
    });

  const released =
    (name: string) =>
    ({ messages, deliveries }: Store): FromStore<undefined> =>
      inOrder(function* () {
        yield* take(deliveries.putBackAllBut(name, []));
        return yield* take(messages.release(name));
      });

  const round = async (): Promise<undefined> => {
    const others = await unitOfWork.run(heard)();
    const dead = E.isRight(others) ? others.right.filter(({ name, beats }) => isDead(name, beats)) : [];
    for (const { name } of dead) {
      lastSignals.delete(name);
      await unitOfWork.run(released(name))();
    }
    // A process that is alone needs no signal, and an idle embedded store should get no writes.
    if (!alone || E.isLeft(others)) timer.wake(beatEvery, () => void round());
    return undefined;
  };
  return round;
};

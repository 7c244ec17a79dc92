import * as E from 'fp-ts/Either';
import type { Milliseconds } from '../../domain/time/duration';
import type { UnitOfWork } from '../ports/unit-of-work';
import type { Timer } from '../ports/timer';
import { beatEvery, silentFor } from './mail-retries.service';

interface LastSignal {
  readonly beats: number;
  /** When its last signal arrived, by our timer: clocks of two machines are never compared. */
  readonly at: Milliseconds;
}

/** What watching the other mail senders of a store needs. `taker`: this process's own name. */
export interface TakersWatch {
  readonly unitOfWork: UnitOfWork;
  readonly timer: Timer;
  readonly taker: string;
  /** No other process opens this store, so earlier takers are dead. */
  readonly alone: boolean;
}

/** Signals that this process is alive, and releases the mails of processes silent for too long. Done after the first round. */
export const watchTakers = ({ unitOfWork, timer, taker, alone }: TakersWatch): (() => Promise<undefined>) => {
  const lastSignals = new Map<string, LastSignal>();

  const isDead = (name: string, beats: number): boolean => {
    const before = lastSignals.get(name);
    const now = timer.elapsed();
    if (before !== undefined && before.beats === beats) return alone || now - before.at >= silentFor;
    lastSignals.set(name, { beats, at: now });
    return alone;
  };

  const round = async (): Promise<undefined> => {
    const others = await unitOfWork.run(({ messages }) => messages.beat(taker))();
    const dead = E.isRight(others) ? others.right.filter(({ name, beats }) => isDead(name, beats)) : [];
    for (const { name } of dead) {
      lastSignals.delete(name);
      await unitOfWork.run(({ messages }) => messages.release(name))();
    }
    // A process that is alone needs no signal, and an idle embedded store should get no writes.
    if (!alone || E.isLeft(others)) timer.wake(beatEvery, () => void round());
    return undefined;
  };
  return round;
};

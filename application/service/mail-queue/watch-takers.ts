import * as E from 'fp-ts/Either';
import type { Milliseconds } from '../../../domain/time/duration';
import type { UnitOfWork } from '../../ports/unit-of-work';
import type { Timer } from '../../ports/timer';
import { beatEvery, silentFor } from './pauses';

interface Heard {
  readonly beats: number;
  /** When it said something new last, by our timer: instants of two machines are not compared. */
  readonly at: Milliseconds;
}

export interface TakersWatch {
  readonly unitOfWork: UnitOfWork;
  readonly timer: Timer;
  readonly taker: string;
  /** No other process opens this store: whoever took mails is gone. */
  readonly alone: boolean;
}

/** Says that this process lives, and lets the mails of those wait again that are silent for too long. Done with the first round. */
export const watchTakers = ({ unitOfWork, timer, taker, alone }: TakersWatch): (() => Promise<undefined>) => {
  const heard = new Map<string, Heard>();

  const isGone = (name: string, beats: number): boolean => {
    const before = heard.get(name);
    const now = timer.elapsed();
    if (before !== undefined && before.beats === beats) return alone || now - before.at >= silentFor;
    heard.set(name, { beats, at: now });
    return alone;
  };

  const round = async (): Promise<undefined> => {
    const others = await unitOfWork.run(({ messages }) => messages.beat(taker))();
    const gone = E.isRight(others) ? others.right.filter(({ name, beats }) => isGone(name, beats)) : [];
    for (const { name } of gone) {
      heard.delete(name);
      await unitOfWork.run(({ messages }) => messages.release(name))();
    }
    // Nobody listens to who is alone, and an embedded store that rests is not written to.
    if (!alone || E.isLeft(others)) timer.wake(beatEvery, () => void round());
    return undefined;
  };
  return round;
};

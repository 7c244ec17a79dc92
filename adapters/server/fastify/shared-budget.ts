import type { Milliseconds } from '../../../domain/time/duration';

/** What processes take their calls from, together. */
export interface CallCounts {
  /**
   * Takes up to `wish` of the `most` calls that a key has in a window, which begins with the first of them. Answers how many it got, 0 if none are left,
   * and in how many milliseconds the window ends. Rejects if it is away.
   */
  readonly take: (asked: {
    readonly key: string;
    readonly wish: number;
    readonly most: number;
    readonly window: Milliseconds;
  }) => Promise<{ readonly granted: number; readonly endsIn: number }>;
}

/** Counts that processes share. */
export interface SharedCounts {
  readonly counts: CallCounts;
  /** They can't be asked any more. Called once until they answer again. */
  readonly onAway: () => void;
  /** How long a call waits for them at most. Undefined: 50 ms. */
  readonly answersWithin?: Milliseconds | undefined;
}

/** Taken at a time: a twentieth of the budget, so that a store is asked for one call of many. What a process took and does not use is lost to others. */
const portions = 20;
/** In milliseconds: no call waits longer for the count. */
const usualPatience = 50;
/** In milliseconds: how long counts that are away are not asked again. */
const pauseWhenAway = 1_000;
/** Keys whose portions are remembered, before those that are over are forgotten. */
const mostKept = 10_000;

interface Portion {
  endsAt: number;
  left: number;
  /** All of the budget is taken. */
  isOver: boolean;
  /** Let through by this process alone, because no answer came in time; subtracted from what it gets. */
  alone: number;
  asking: Promise<boolean> | undefined;
}

/** Whether a late answer has come. */
const isAnswered = ({ left, isOver }: Portion): boolean => left > 0 || isOver;

/** Whether a call is within its budget, and in how many milliseconds the budget begins anew. */
export interface Counted {
  readonly isWithin: boolean;
  readonly endsIn: number;
}

/**
 * One budget of calls for all processes. Where the counts are away or slow, each process counts by itself, up to the whole budget. `now` in milliseconds,
 * of a clock that nobody sets.
 */
export const sharedBudget = (
  { counts: { take }, onAway, answersWithin = usualPatience }: SharedCounts,
  now: () => number = () => performance.now(),
) => {
  let isAway = false;
  let askAgainAt = 0;
  const kept = new Map<string, Portion>();

  const portionOf = (key: string, window: Milliseconds): Portion => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.endsAt) return known;
    if (kept.size >= mostKept) for (const [other, { endsAt }] of kept) if (endsAt <= now()) kept.delete(other);
    const begun: Portion = { endsAt: now() + window, left: 0, isOver: false, alone: 0, asking: undefined };
    kept.set(key, begun);
    return begun;
  };

  /** False: no answer, or not in time. One that comes later counts all the same. */
  const ask = (portion: Portion, key: string, most: number, window: Milliseconds): Promise<boolean> => {
    const wish = Math.max(1, Math.floor(most / portions)) + portion.alone;
    const answered = take({ key, wish, most, window }).then(
      ({ granted, endsIn }) => {
        const ofOwn = Math.min(portion.alone, granted);
        portion.alone -= ofOwn;
        portion.left += granted - ofOwn;
        portion.isOver = granted === 0;
        portion.endsAt = now() + endsIn;
        isAway = false;
        return true;
      },
      () => {
        askAgainAt = now() + pauseWhenAway;
        if (!isAway) onAway();
        isAway = true;
        return false;
      },
    );
    const tooLate = new Promise<boolean>((answer) => {
      setTimeout(() => answer(false), answersWithin).unref();
    });
    void answered.finally(() => {
      portion.asking = undefined;
    });
    return Promise.race([answered, tooLate]);
  };

  return async (key: string, most: number, window: Milliseconds): Promise<Counted> => {
    const portion = portionOf(key, window);
    const counted = (isWithin: boolean): Counted => ({ isWithin, endsIn: Math.max(0, portion.endsAt - now()) });
    for (;;) {
      if (portion.left > 0) {
        portion.left -= 1;
        return counted(true);
      }
      if (portion.isOver) return counted(false);
      if (now() >= askAgainAt) {
        // Whoever comes meanwhile waits for the same answer.
        portion.asking ??= ask(portion, key, most, window);
        if (await portion.asking) continue;
        if (isAnswered(portion)) continue;
      }
      if (portion.alone >= most) return counted(false);
      portion.alone += 1;
      return counted(true);
    }
  };
};

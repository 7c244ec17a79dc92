import type { Milliseconds } from '../../../domain/time/duration';

/** The call budget that processes share. */
export interface CallCounts {
  /**
   * Takes up to `wish` of the `most` calls that a key has in a window, which begins with the first of them. Returns how many were granted (0 if none are
   * left) and in how many milliseconds the window ends. Rejects if the counts can't be reached.
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
  /** The counts can't be reached. Called once per outage. */
  readonly onAway: () => void;
  /** The longest time that a call waits for them. Undefined: 50 ms. */
  readonly answersWithin?: Milliseconds | undefined;
  /** Closes its connections. Undefined: it has none of its own. */
  readonly close?: (() => Promise<void>) | undefined;
}

/** A process takes a twentieth of the budget at a time, so that most calls need no query. What it takes and doesn't use is lost to the others. */
const portions = 20;
/** In milliseconds: the longest time that a call waits for the count. */
const usualPatience = 50;
/** In milliseconds: how long to wait before trying again after a failure. */
const pauseWhenAway = 1_000;
/** Above this number of keys, expired ones are removed. */
const mostKept = 10_000;

interface Portion {
  endsAt: number;
  left: number;
  /** The whole budget is used up. */
  isOver: boolean;
  /** Calls let through without an answer from the counts, because none came in time. Deducted from the next grant. */
  alone: number;
  asking: Promise<boolean> | undefined;
}

/** Whether an answer arrived after its caller stopped waiting. */
const isAnswered = ({ left, isOver }: Portion): boolean => left > 0 || isOver;

/** Whether a call is within its budget, and in how many milliseconds the budget resets. */
export interface Counted {
  readonly isWithin: boolean;
  readonly endsIn: number;
}

/**
 * One budget of calls for all processes. While the shared counts are unavailable or slow, each process counts on its own, up to the whole budget. `now` is
 * a monotonic clock, in milliseconds.
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

  /** False: no answer in time. One that arrives later still counts. */
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
        // Calls that arrive in the meantime wait for the same answer.
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

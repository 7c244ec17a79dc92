/** How much may run and wait. */
interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
}

/**
 * Runs works in order, few at a time, so that candidates' calls, which don't wait here, go first. Undefined: too many wait already, and the work is not
 * done.
 */
export const atAPace = ({ atOnce, waiting: most }: Bounds) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const ended = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    // In a turn of its own of the event loop, behind the calls that came meanwhile.
    else setImmediate(next);
  };
  return async <A>(work: () => Promise<A>): Promise<A | undefined> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= most) return undefined;
    else await new Promise<void>((begin) => waiting.push(begin));
    return work().finally(ended);
  };
};

export type Pace = ReturnType<typeof atAPace>;

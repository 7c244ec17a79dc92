/**
 * Runs work, at most so many at once. Owners take turns, so that one with much work waits for their own and keeps nobody else waiting longer than one
 * turn of each.
 */
export const fairTurns = (atOnce: number) => {
  let free = atOnce;
  /** The owner at the front is next, and then goes to the end. */
  const waiting = new Map<unknown, readonly (() => void)[]>();
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      free += 1;
      return;
    }
    const [owner, [begin, ...others]] = first;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    begin?.();
  };
  return async <A>(owner: unknown, work: () => Promise<A>): Promise<A> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.set(owner, [...(waiting.get(owner) ?? []), begin]));
    try {
      return await work();
    } finally {
      next();
    }
  };
};

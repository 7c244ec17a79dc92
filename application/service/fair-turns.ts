/** Does one piece of work for somebody when it is their turn. */
export type InTurn<Whose> = <A>(whose: Whose, work: () => Promise<A>) => Promise<A>;

/** At most `atOnce` pieces of work at a time, one for each person, and those who wait take turns: whoever sends most waits for themselves. */
export const fairTurns = <Whose>(atOnce: number): InTurn<Whose> => {
  let free = atOnce;
  const served = new Set<Whose>();
  /** In the order of their turns. */
  const waiting = new Map<Whose, (() => void)[]>();
  const next = (): void => {
    for (const [whose, line] of waiting) {
      if (free === 0) return;
      const begin = served.has(whose) ? undefined : line.shift();
      if (begin === undefined) continue;
      waiting.delete(whose);
      if (line.length > 0) waiting.set(whose, line);
      served.add(whose);
      free -= 1;
      begin();
    }
  };
  return async (whose, work) => {
    await new Promise<void>((begin) => {
      waiting.set(whose, [...(waiting.get(whose) ?? []), begin]);
      next();
    });
    try {
      return await work();
    } finally {
      served.delete(whose);
      free += 1;
      next();
    }
  };
};

/** As many as one read takes. */
const most = 100;

/**
 * Reads for all who asked while the last read was under way, in one go: a thousand visitors at once are ten reads, one after another, and
 * leave room between them. Nobody is told what was read before they asked. Undefined: there is no such thing, or it can't be read.
 */
export const gathered = <K, A>(
  readAll: (keys: readonly K[]) => Promise<ReadonlyMap<K, A>>,
): ((key: K) => Promise<A | undefined>) => {
  const waiting = new Map<K, ((found: A | undefined) => void)[]>();
  let reading = false;
  const read = async (): Promise<void> => {
    reading = true;
    while (waiting.size > 0) {
      const now = [...waiting].slice(0, most);
      for (const [key] of now) waiting.delete(key);
      const found = await readAll(now.map(([key]) => key));
      for (const [key, tell] of now) tell.forEach((one) => one(found.get(key)));
    }
    reading = false;
  };
  return (key) =>
    new Promise((resolve) => {
      const others = waiting.get(key);
      if (others === undefined) waiting.set(key, [resolve]);
      else others.push(resolve);
      if (!reading) void read();
    });
};

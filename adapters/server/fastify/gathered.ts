/** The largest number of keys in one read. */
const most = 100;

/**
 * Combines all requests that arrive during one read into the next read: a thousand visitors at once cause ten reads, one after another, with room for
 * other work between them. Nobody gets data that was read before they asked. Undefined: there is no such thing, or it can't be read.
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

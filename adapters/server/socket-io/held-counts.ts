/** How many there are of each key. A scan of all lines for each new one would take a storm of them seconds. */
export const heldCounts = <Key>() => {
  const counts = new Map<Key, number>();
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    /** Counts one more; the returned function, called once or more, takes it back. */
    add: (key: Key): (() => void) => {
      let isHeld = true;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
};

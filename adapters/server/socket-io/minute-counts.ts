/** Counts by a key within the current minute, starting with 1. */
export const minuteCounts = () => {
  let minute = 0;
  let counts = new Map<string | number, number>();
  return (key: string | number): number => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) {
      minute = now;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
};

/** More levels than any call of the portal has; a body of 64 kB could hold 30,000 and break what walks through it. */
export const deepestBody = 16;

/** Whether arrays and objects are nested deeper than `levels`. It goes level by level, so depth can't hurt it. */
export const isDeeperThan = (levels: number, value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((one): readonly unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

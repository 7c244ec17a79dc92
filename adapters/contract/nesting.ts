/** More levels than any call of the portal or message of its lines has. A body of 64 kB could have 30,000, which would overflow the stack of code that walks it. */
export const deepestBody = 16;

/** Whether arrays and objects are nested deeper than `levels`. It never descends further than that, so depth can't hurt it. */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((one: unknown) => levels === 0 || isDeeperThan(levels - 1, one));

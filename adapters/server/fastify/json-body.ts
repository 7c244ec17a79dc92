/** More levels than any call of the portal has; a body of 64 kB could hold 30,000 and break what walks through it. */
export const deepestBody = 16;

/**
 * Whether arrays and objects are nested deeper than `levels`. It goes no deeper than it asks for, so depth can't hurt it; an import of
 * 18 MB is walked in some hundredths of a second.
 */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((one: unknown) => levels === 0 || isDeeperThan(levels - 1, one));

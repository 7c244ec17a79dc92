/**
 * A number from 0 up to, not including, 1 that looks random but is always the same for the same whole numbers: the demo must look alive and yet be
 * the same each time. FNV-1a over the numbers, then the last step of MurmurHash3 to spread neighbors apart.
 */
export const chance = (...numbers: readonly number[]): number => {
  const mixed = numbers.reduce((hash, number) => Math.imul(hash ^ number, 0x01000193), 0x811c9dc5);
  const halfway = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  const spread = Math.imul(halfway ^ (halfway >>> 13), 0xc2b2ae35);
  return ((spread ^ (spread >>> 16)) >>> 0) / 2 ** 32;
};

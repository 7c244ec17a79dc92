/**
 * Splits a list into groups of a given size; the last may be shorter. fp-ts's `chunksOf` copies the rest of the list for each group, which blocked
 * every request for a second while 85,000 records were imported.
 */
export const groupsOf =
  (most: number) =>
  <A>(all: readonly A[]): readonly (readonly A[])[] =>
    Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));

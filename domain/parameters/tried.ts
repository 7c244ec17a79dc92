/**
 * Values that are tried in place of the table's, as the table has them: times in milliseconds, sizes in bytes. The product tries none.
 * `.tools/rules-to-try.mjs` builds the rules as a function of them.
 */
export const tried: Readonly<Record<string, number>> = {};

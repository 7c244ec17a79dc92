/**
 * Values that are tried in place of the table's, each in its parameter's unit. The product tries none. `.tools/build-rules.mjs` builds the rules as a
 * function of them.
 */
export const tried: Readonly<Record<string, number>> = {};

import type { TriedValues } from '../../../adapters/composition/rulebook';

/*
 * The tests of the domain, which run in this page by the rules with other numbers. The build puts the rules and their tests here as one function
 * (`.tools/tests-to-try.mjs`); from source there is none.
 */

/** The test files that a number can reach, by its name; without those that need a machine's files or processes. */
export const reachedBy: Readonly<Record<string, readonly string[]>> = {};

/** The names of a file's tests that fail with these values. */
export const failingWith = (_: TriedValues): ((file: string) => Promise<readonly string[]>) => {
  throw new Error('Only the built rule book can run its tests.');
};

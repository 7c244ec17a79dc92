import { basename } from 'node:path';
import TestRunner from 'jest-runner';

/** The file's own test before the others, `card-actions.test.ts` before `card-actions.pairwise.test.ts`. */
const ownFirst = (mutated, tests) => {
  const rank = ({ path }) => {
    const name = basename(path);
    if (name === `${mutated}.test.ts`) return 0;
    return name.startsWith(`${mutated}.`) ? 1 : 2;
  };
  return [...tests].sort((a, b) => rank(a) - rank(b));
};

/**
 * jest's runner for mutation tests: it starts with the changed file's own test and stops after the first test file that fails. So most
 * mutants need one file, not all of their folder.
 */
export default class UntilKilled extends TestRunner {
  noticed = false;

  constructor(...settings) {
    super(...settings);
    this.on('test-file-success', ([, { numFailingTests }]) => {
      this.noticed ||= numFailingTests > 0;
    });
    // A test file that can't be loaded.
    this.on('test-file-failure', () => {
      this.noticed = true;
    });
  }

  async runTests(tests, watcher, options) {
    const mutated = tests[0]?.context.config.globals.mutatedFile;
    for (const test of ownFirst(mutated, tests)) {
      if (this.noticed && process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined) return;
      await super.runTests([test], watcher, options);
    }
  }
}

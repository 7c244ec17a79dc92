import { TestEnvironment } from 'jest-environment-node';

let killed;

/**
 * jest's environment for mutation tests: after the first failure, all other tests are skipped, in this file and later ones. One failure
 * kills a mutant. Jest's own `bail` would end the process, which Stryker reuses.
 */
export default class FirstFailure extends TestEnvironment {
  async handleTestEvent(event) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (event.name === 'test_start' && mutant !== undefined && killed === mutant) event.test.mode = 'skip';
    if (event.name === 'test_done' && mutant !== undefined && event.test.errors.length > 0) killed = mutant;
  }
}

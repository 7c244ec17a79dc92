import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jest from './jest.config.mjs';

const domain = jest.projects.find(({ displayName }) => displayName === 'domain');

/**
 * Mutation tests of the domain. `npm run mutate` runs this folder by folder and narrows `mutate` and `testMatch` to it:
 * a folder's mutants are for the folder's own tests to find.
 */
export default {
  mutate: ['domain/**/*.ts'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    config: {
      ...domain,
      // The tests run in a copy of the checkout: its folder is the root.
      rootDir: undefined,
      projects: [],
      testEnvironment: './.tools/first-failure.mjs',
      runner: './.tools/until-killed.mjs',
      // Properties draw the same examples each time, so that a mutant's fate is not chance.
      setupFiles: ['<rootDir>/.tools/same-examples.mjs'],
      testMatch: ['<rootDir>/tests/domain/**/*.test.ts'],
      // Child processes don't know which mutant is alive.
      testPathIgnorePatterns: ['-on-other-machines'],
    },
  },
  // Tables and patterns are made when a module loads, and they are what the domain is about.
  ignoreStatic: false,
  warnings: { slow: false },
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutants/incremental.json',
  concurrency: 1,
  // A busy machine is no dead mutant.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  // Outside the checkout: no other tool trips over the copies.
  tempDirName: join(tmpdir(), 'candidate-portal-mutants'),
  ignorePatterns: [
    ...['/dist', '/data', '/coverage', '/test-results', '/playwright-report', '/ui'],
    // What reads the tables of cases is needed by the tests.
    ...['/adapters/**', '!/adapters/rules/cases/**'],
  ],
  cleanTempDir: 'always',
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  allowConsoleColors: false,
};

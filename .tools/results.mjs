import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bin, root, run } from './process.mjs';

/** Test counts. A suite that could not run counts as one failure; `late` are those that passed only when they were tried again. */
export const nothing = { passed: 0, failed: 0, skipped: 0, late: 0 };
const broken = { ...nothing, failed: 1 };

export const sum = (...all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  late: all.reduce((total, { late }) => total + late, 0),
});

export const inWords = ({ passed, failed, skipped, late }) =>
  [
    `${passed} passed`,
    ...(late > 0 ? [`${late} of them only when tried again`] : []),
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');

/** Where a runner writes its results. */
export const report = (name) => resolve(root, 'node_modules/.cache', `${name}.json`);

const counted = (file, code, read) => {
  if (!existsSync(file)) return broken;
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  // A runner that fails without a failed test (a threshold, a crash at the end) counts as a failure.
  return code !== 0 && counts.failed === 0 ? sum(counts, broken) : counts;
};

/** What the suites of one run build once and share (tests/support/portal/program.ts). */
const forgetShared = (run) => {
  const folder = dirname(report(''));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith(`programs-${run}`)) rmSync(resolve(folder, name), { recursive: true, force: true });
};

/**
 * What `npm run jest` gives to Node. Tests allocate many short-lived objects: a larger young generation saves an eighth of the processor time. The
 * embedded store loads a module at run time, which jest only allows with Node's experimental modules.
 */
const [, ...jestCommand] = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts.jest.split(' ');

/** Runs one project of jest. It exits when the tests are over: what a hook that ran out of time left running would hold it. */
export const jest = async (project, { args = [], env = {}, ...options } = {}) => {
  const file = report(`jest-${project}`);
  rmSync(file, { force: true });
  const thisRun = `${process.pid}-${project}`;
  const { code, output, seconds } = await run(
    process.execPath,
    [
      ...jestCommand,
      ...['--selectProjects', project, '--passWithNoTests', '--json', `--outputFile=${file}`, '--forceExit', ...args],
    ],
    { ...options, env: { ...env, TEST_RUN: thisRun } },
  );
  forgetShared(thisRun);
  const counts = counted(file, code, (r) => ({
    passed: r.numPassedTests,
    failed: r.numFailedTests + r.numRuntimeErrorTestSuites,
    skipped: r.numPendingTests + r.numTodoTests,
    late: 0,
  }));
  return { ok: code === 0 && counts.failed === 0, output: output.replace(/^PASS .*\n/gm, ''), seconds, counts };
};

const journeyRunner = async (args, { env = {}, ...options } = {}) => {
  const file = report('playwright');
  rmSync(file, { force: true });
  const done = await run(bin('playwright'), ['test', '--pass-with-no-tests', '--reporter=list,json', ...args], {
    ...options,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return { ...done, file };
};

/** Runs the journeys in a real browser. */
export const playwright = async ({ args = [], ...options } = {}) => {
  const { code, output, seconds, file } = await journeyRunner(args, options);
  const counts = counted(file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    late: stats.flaky,
  }));
  return { ok: code === 0 && counts.failed === 0, output, seconds, counts };
};

const specsIn = ({ specs = [], suites = [] }) =>
  specs.length + suites.reduce((total, suite) => total + specsIn(suite), 0);

/** Counts the journeys without running them. */
export const journeys = async () => {
  const { file } = await journeyRunner(['--list']);
  return existsSync(file) ? specsIn(JSON.parse(readFileSync(file, 'utf8'))) : 0;
};

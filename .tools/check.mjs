import { ensureInstalled } from './ensure-installed.mjs';
import { bin, isMain, run } from './process.mjs';
import { runAndKeep } from './proofs.mjs';
import { jest, nothing, sum } from './results.mjs';
import { sourceFolders } from './files.mjs';

const command = (name, args) => async () => {
  const { code, output, seconds } = await run(bin(name), args);
  return { ok: code === 0, output, seconds };
};

const tool =
  (file, ...args) =>
  async () => {
    const { code, output, seconds } = await run(process.execPath, [file, ...args]);
    return { ok: code === 0, output, seconds };
  };

/** Longest first: two run at a time, and short ones fill the gaps. */
const steps = [
  { name: 'unit and property tests', run: () => jest('unit', { args: ['--maxWorkers=1'] }) },
  {
    name: 'tests of the domain, which cover it whole',
    run: () => runAndKeep({ args: ['--maxWorkers=1', '--coverage'] }),
  },
  { name: 'types and lint', run: command('oxlint', []) },
  { name: 'unused code', run: command('knip', ['--cache', '--no-progress']) },
  { name: 'boundaries', run: command('depcruise', ['--output-type', 'err-long', ...sourceFolders]) },
  { name: 'types of the domain, without browser or Node', run: command('tsc', ['-p', 'domain']) },
  { name: 'types of the application, without browser or Node', run: command('tsc', ['-p', 'application']) },
  { name: 'formatting', run: command('oxfmt', ['--check']) },
  { name: 'trace', run: tool('.tools/trace.mjs', '--gaps') },
];

/** Steps that read the test results. */
const afterTests = [{ name: 'rule book', run: tool('.tools/rulebook.mjs', '--check') }];

/**
 * Runs every step, two at a time, and prints one line for each, followed by the output of a failing step.
 * @returns {Promise<{ ok: boolean, counts: { passed: number, failed: number, skipped: number } }>} each step counts as one, tests count individually
 */
export const check = async () => {
  const started = performance.now();
  const results = [];
  const worker = async (waiting) => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { ok, output, seconds, counts } = await step.run();
      console.log(`  ${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (!ok) console.log(output.trim().replace(/^/gm, '      '));
      results.push(counts ?? (ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }));
    }
  };
  const waiting = [...steps];
  await Promise.all([worker(waiting), worker(waiting)]);
  await worker([...afterTests]);
  const counts = sum(...results);
  const seconds = (performance.now() - started) / 1000;
  console.log(`check ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  return { ok: counts.failed === 0, counts };
};

if (isMain(import.meta.url)) {
  await ensureInstalled();
  process.exitCode = (await check()).ok ? 0 : 1;
}

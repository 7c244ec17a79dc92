import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { provision } from './provision.mjs';
import { inWords, jest, journeys, nothing, playwright, sum } from './results.mjs';

/*
 * `npm test`: runs everything from a fresh clone without manual steps. A suite that fails or hangs never hides the others: all run, and the
 * last line has the totals.
 */

const minutes = 60;
const title = (text) => console.log(`\n── ${text}`);

await ensureInstalled();
title('what the suites need');
const env = await provision();
for (const [name, value] of Object.entries(env)) console.log(`  ${name}=${value}`);

title('check');
const checked = await check();

title('build');
const built = (await build()) ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/** Prints what a runner said when it is over. */
const shown = async (name, running) => {
  const { output, counts, seconds } = await running;
  title(`${name}: ${inWords(counts)} in ${seconds.toFixed(0)} s`);
  console.log(output);
  return counts;
};

// One runner after the other, each with two workers: side by side they took no less, and what measures or waits failed without a fault.
const servers = await shown(
  'integration: contracts, server, faults',
  jest('integration', { env, limit: 20 * minutes, args: ['--maxWorkers=2', '--testTimeout=60000'] }),
);
const tools = await shown('tools and the build', jest('tools', { env, limit: 10 * minutes, args: ['--maxWorkers=2'] }));
const engines = await shown(
  'a journey in Firefox and WebKit',
  jest('engines', { env, limit: 10 * minutes, args: ['--maxWorkers=1'] }),
);

title('browser journeys');
const leftOut = env.SKIP_BROWSER ?? process.env.SKIP_BROWSER;
const journeysRun = async () => {
  if (leftOut === undefined) return (await playwright({ env, show: true, limit: 40 * minutes })).counts;
  console.log('left out: no browser');
  return { ...nothing, skipped: await journeys() };
};
const browser = await journeysRun();

const totals = sum(checked.counts, built, servers, tools, engines, browser);
console.log(`\n${inWords(totals)}`);
process.exitCode = totals.failed === 0 ? 0 : 1;

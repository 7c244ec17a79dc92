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

// Two installations that wait for different registries.
const [env] = await Promise.all([provision(), ensureInstalled()]);
title('what the suites need');
for (const [name, value] of Object.entries(env)) console.log(`  ${name}=${value}`);

title('check');
const checked = await check();

title('build');
const built = (await build()) ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/** Prints what a runner said. */
const shown = (name, { output, counts, seconds }) => {
  title(`${name}: ${inWords(counts)} in ${seconds.toFixed(0)} s`);
  console.log(output);
  return counts;
};

// Alone: it keeps both cores busy, and measures.
const servers = shown(
  'integration: contracts, server, faults',
  await jest('integration', { env, limit: 10 * minutes, args: ['--maxWorkers=2', '--testTimeout=60000'] }),
);

// Three engines at once would starve each other beside the journeys. The tools measure nothing: they get the processor time that is left.
const [ofEngines, ofTools] = await Promise.all([
  jest('engines', { env, limit: 10 * minutes, args: ['--maxWorkers=1', '--testTimeout=60000'] }),
  jest('tools', { env, limit: 10 * minutes, yields: true, args: ['--maxWorkers=1', '--testTimeout=60000'] }),
]);
const engines = shown('a journey in Firefox and WebKit', ofEngines);
const tools = shown('tools and the build', ofTools);

title('browser journeys');
const leftOut = env.SKIP_BROWSER ?? process.env.SKIP_BROWSER;
const journeysRun = async () => {
  if (leftOut === undefined) return (await playwright({ env, show: true, limit: 10 * minutes })).counts;
  console.log('left out: no browser');
  return { ...nothing, skipped: await journeys() };
};
const browser = await journeysRun();

const totals = sum(checked.counts, built, servers, tools, engines, browser);
console.log(`\n${inWords(totals)}`);
process.exitCode = totals.failed === 0 ? 0 : 1;

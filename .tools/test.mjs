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

title('tools and the build');
const tools = await jest('tools', {
  env,
  show: true,
  limit: 10 * minutes,
  args: ['--maxWorkers=2', '--testTimeout=60000'],
});
console.log(tools.output);

title('integration: contracts, server, faults');
const integration = await jest('integration', {
  env,
  show: true,
  limit: 20 * minutes,
  args: ['--maxWorkers=2', '--testTimeout=60000'],
});
console.log(integration.output);

title('one journey in Firefox and WebKit');
const engines = await jest('engines', { env, show: true, limit: 6 * minutes, args: ['--maxWorkers=1'] });
console.log(engines.output);

title('browser journeys');
const leftOut = env.SKIP_BROWSER ?? process.env.SKIP_BROWSER;
const browser =
  leftOut === undefined
    ? await playwright({ env, show: true, limit: 25 * minutes })
    : { output: 'left out: no browser', counts: { ...nothing, skipped: await journeys() } };
console.log(browser.output);

const totals = sum(checked.counts, built, tools.counts, integration.counts, engines.counts, browser.counts);
console.log(`\n${inWords(totals)}`);
process.exitCode = totals.failed === 0 ? 0 : 1;

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
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

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';

/** The suites' stores and profiles take a few hundred megabytes. A container's /dev/shm often has 64. */
const roomNeeded = 4 * 1024 ** 3;

/** A folder in memory for temporary files, if there is room: a copy of the demo's store takes 0.05 s there, on a disk up to a second. */
const quickFolder = () => {
  if (!existsSync(inMemory)) return {};
  const { bavail, bsize } = statfsSync(inMemory);
  if (bavail * bsize < roomNeeded) return {};
  const folder = mkdtempSync(join(inMemory, 'tests-'));
  // PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
};

// The check needs only the packages, so it runs while the browsers are being installed.
const provided = provision();
await ensureInstalled();

title('check');
const checked = await check();

const env = { ...quickFolder(), ...(await provided) };
title('what the suites need');
for (const [name, value] of Object.entries(env)) console.log(`  ${name}=${value}`);

title('build');
const built = (await build()) ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };

/** Prints what a runner said. */
const shown = (name, { output, counts, seconds }) => {
  title(`${name}: ${inWords(counts)} in ${seconds.toFixed(0)} s`);
  console.log(output);
  return counts;
};

// Alone, because it measures. Suites often wait for a lease or a retry: with three workers, both cores stay busy.
const servers = shown(
  'integration: contracts, server, faults',
  await jest('integration', { env, limit: 10 * minutes, args: ['--maxWorkers=3', '--testTimeout=60000'] }),
);

// The tools' tests measure nothing, so they run alongside the engines and the gallery, which Playwright runs first. Whoever yields is silent for long.
const ofTools = jest('tools', {
  env,
  limit: 40 * minutes,
  yields: true,
  args: ['--maxWorkers=1', '--testTimeout=60000'],
});
// Not alongside the journeys: three browser engines at once would starve each other.
const engines = shown(
  'a journey in Firefox and WebKit',
  await jest('engines', { env, limit: 10 * minutes, args: ['--maxWorkers=1', '--testTimeout=60000'] }),
);

title('browser journeys');
const leftOut = env.SKIP_BROWSER ?? process.env.SKIP_BROWSER;
const journeysRun = async () => {
  // On a busy machine one of a thousand journeys finds its camera or its connection late. Each is named at the end, and is a fault to mend.
  if (leftOut === undefined)
    return (await playwright({ env, show: true, limit: 10 * minutes, args: ['--retries=1'] })).counts;
  console.log('left out: no browser');
  return { ...nothing, skipped: await journeys() };
};
const browser = await journeysRun();
const tools = shown('tools and the build', await ofTools);

const totals = sum(checked.counts, built, servers, tools, engines, browser);
console.log(`\n${inWords(totals)}`);
process.exitCode = totals.failed === 0 ? 0 : 1;

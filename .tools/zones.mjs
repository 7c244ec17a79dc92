import { readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, run } from './process.mjs';

/*
 * `npm run zones [-- FOLDER]`: runs the domain's tests with three time zones of the machine, and compares every test's name and result.
 * Half of all date bugs only show on somebody else's machine. Properties use the same examples each time, so any difference is due to the
 * zone.
 */

const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns'];

const resultsIn = async (zone, folder) => {
  const file = resolve(root, 'node_modules/.cache', `zones-${zone.replace('/', '-')}.json`);
  rmSync(file, { force: true });
  const { code, seconds } = await run(
    process.execPath,
    [
      ...[
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
        folder,
      ],
      ...['--selectProjects', 'domain', '--maxWorkers=2', '--setupFiles', resolve(root, '.tools/same-examples.mjs')],
      ...['--json', `--outputFile=${file}`],
    ],
    { env: { TZ: zone } },
  );
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const outcomes = testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => `${relative(root, name)}: ${fullName}: ${status}`),
    )
    .sort();
  return { zone, code, seconds, outcomes };
};

process.chdir(root);
await ensureInstalled();
const [folder = 'tests/domain'] = process.argv.slice(2);
const all = [];
for (const zone of zones) {
  const one = await resultsIn(zone, folder);
  all.push(one);
  const passed = one.outcomes.filter((outcome) => outcome.endsWith(': passed')).length;
  console.log(`TZ=${zone}: ${passed} of ${one.outcomes.length} passed (${one.seconds.toFixed(0)} s)`);
}
const [first, ...others] = all;
const differing = others.flatMap(({ zone, outcomes }) =>
  outcomes.filter((outcome) => !first.outcomes.includes(outcome)).map((outcome) => `TZ=${zone}: ${outcome}`),
);
for (const line of differing) console.log(line);
const failed = all.some(({ code }) => code !== 0);
console.log(differing.length === 0 && !failed ? 'All zones came to the same.' : 'THE ZONES DIFFER, or a test failed.');
process.exitCode = differing.length === 0 && !failed ? 0 : 1;

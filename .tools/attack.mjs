import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './process.mjs';
import { provision } from './provision.mjs';

/*
 * `npm run attack`: the attacks of tests/faults at full length, against the portal as it is built, and a table of what they did. `npm test` has the
 * same in a short form.
 */

const heads = ['attack', 'memory peak', 'list p99 without', 'list p99 beside', 'ratio', 'answers read'];

await ensureInstalled();
const env = await provision();
await ensureBuilt();
const { code, output } = await run(
  'npm',
  [
    ...['run', '--silent', 'jest', '--', '--selectProjects=integration', '--maxWorkers=1', '--testTimeout=300000'],
    'tests/faults/attack-',
  ],
  { env: { ...env, ATTACK: 'full' }, limit: 3_600 },
);
const rows = output
  .split('\n')
  .filter((line) => line.startsWith('attack |'))
  .map((line) => line.slice('attack |'.length).trim());
console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => ' --- ').join('|')}|`);
for (const row of rows) console.log(`| ${row} |`);
if (code !== 0) console.error(output);
process.exitCode = code;

import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './process.mjs';
import { provision } from './provision.mjs';

/*
 * `npm run attack`: runs the attacks of tests/faults at full length against the built portal and prints a table of their effects. `npm
 * test` runs them in short form.
 */

/** The tables that the suites print, by the word that each row begins with. */
const tables = {
  attack: ['attack', 'memory peak', 'list p99 without', 'list p99 beside', 'ratio', 'answers read'],
  mixed: ['store', 'minute', 'calls', 'errors', 'list p50', 'list p99', 'memory', 'mails', 'machine'],
};

await ensureInstalled();
const env = await provision(['POSTGRES_BIN']);
await ensureBuilt();
const { code, output } = await run(
  'npm',
  [
    ...['run', '--silent', 'jest', '--', '--selectProjects=integration', '--maxWorkers=1', '--testTimeout=300000'],
    'tests/(faults/(attack-|honest-crowd|kill-(store|portal)|race-portal)|server/chat/chat-hostile)',
  ],
  { env: { ...env, ATTACK: 'full' }, limit: 3_600 },
);
const lines = output.split('\n');
for (const [word, heads] of Object.entries(tables)) {
  console.log(`\n| ${heads.join(' | ')} |\n|${heads.map(() => ' --- ').join('|')}|`);
  for (const line of lines)
    if (line.startsWith(`${word} |`)) console.log(`| ${line.slice(`${word} |`.length).trim()} |`);
}
// How many mails were due on each store, and how many came.
for (const line of lines) if (line.startsWith('mixed, ')) console.log(line);
if (code !== 0) console.error(output);
process.exitCode = code;

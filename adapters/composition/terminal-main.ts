import { text } from 'node:stream/consumers';
import { runTerminal } from '../terminal/terminal';
import { reachProvider } from './reach-provider';
import { openCandidate } from './terminal-candidate';

/* `npm run --silent cli -- …`: the terminal face. Built to dist/cli/main.mjs, beside what it loads when the store is needed. */

// A reader that has seen enough (`… | head`) closes the pipe: that is no fault of the command's.
process.stdout.on('error', () => undefined);

const storeWorker = new URL('../server/store-worker.mjs', import.meta.url);

/** Settings are read by the commands that need them alone: a rule answers whatever the environment holds. */
const { exit, stdout, stderr } = await runTerminal(
  process.argv.slice(2),
  () => text(process.stdin),
  () => reachProvider(process.env, storeWorker),
  openCandidate(process.env),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exit;

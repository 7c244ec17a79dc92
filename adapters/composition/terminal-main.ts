import { text } from 'node:stream/consumers';
import { runTerminal } from '../terminal/terminal';
import { reachProvider } from './reach-provider';
import { openCandidate } from './terminal-candidate';

/* `npm run --silent cli -- …`: the terminal face. Built to dist/cli/main.mjs, beside the files it loads when a command needs the store. */

// A reader that stops early (`… | head`) closes the pipe, which is not an error.
process.stdout.on('error', () => undefined);

const storeWorker = new URL('../server/store-worker.mjs', import.meta.url);

/** Settings are read only by the commands that need them, so that a rule answers in any environment. */
const { exit, stdout, stderr } = await runTerminal(
  process.argv.slice(2),
  () => text(process.stdin),
  () => reachProvider(process.env, storeWorker),
  openCandidate(process.env),
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exit;

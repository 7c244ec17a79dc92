#!/usr/bin/env node
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import * as codec from '../contract/codec';
import { parsedBody } from '../contract/over-http';
import { runTerminal } from '../terminal/terminal';
import { systemClock } from '../server/clock/system-clock';
import { reachProvider } from './reach-provider';
import { openCandidate } from './terminal-candidate';

/* `npm run --silent cli -- …`: the terminal face. Built to dist/cli/main.mjs, beside the files it loads when a command needs the store. */

// A reader that stops early (`… | head`) closes the pipe, which is not an error.
process.stdout.on('error', () => undefined);

const storeWorker = new URL('../server/store-worker.mjs', import.meta.url);

/** The version in package.json, two folders above the built file; nothing if the program is on its own. */
const manifest = pipe(
  E.tryCatch(
    () => readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    (): unknown => 'no manifest',
  ),
  E.flatMap((content): E.Either<unknown, { readonly version: string }> =>
    codec.struct({ version: codec.text }).type.decode(parsedBody(content)),
  ),
);

/** Settings are read only by the commands that need them, so that a rule answers in any environment. */
const { exit, stdout, stderr } = await runTerminal(process.argv.slice(2), {
  readInput: () => text(process.stdin),
  reach: () => reachProvider(process.env, storeWorker),
  openCandidate: openCandidate(process.env),
  rules: {
    loadRules: async (tried) => (await import('../rules/rules-to-try')).rulesWith(tried),
    loadPackage: async (file) => (await import('./read-for-replay')).rulesOfPackage(file),
    openStore: async () => (await import('./replay-store')).replayedStore(process.env, storeWorker),
    writeFile: async (file, content) => (await import('./read-for-replay')).written(file, content),
    readFile: async (file) => (await import('./read-for-replay')).textOf(file),
    now: systemClock.now,
  },
  version: E.isRight(manifest) ? manifest.right.version : '',
  onMachine: async () => (await import('./machine')).machine(process.env, storeWorker),
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exit;

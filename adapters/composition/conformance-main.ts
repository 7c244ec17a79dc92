#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { serverClock } from '../contract/server-clock';
import { runConformance } from '../terminal/conformance/run-conformance';
import { lineOpener } from '../terminal/socket-io/open-line';

/* `npm run conformance -- --base-url URL …`: checks any backend against the contract. Built to dist/conformance/main.mjs. */

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
};

const { exit, stdout, stderr } = await runConformance(process.argv.slice(2), {
  operatorToken: process.env['OPERATOR_TOKEN'],
  now: serverClock(() => Date.now()).now,
  newKey: () => randomBytes(16).toString('hex'),
  wait: (length) => setTimeout(length),
  prompt: process.stdin.isTTY ? ask : undefined,
  openLine: await lineOpener(),
  write: (file, text) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  },
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exit;

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, run } from './process.mjs';

/*
 * `npm run nodes [-- VERSION …] [FOLDER …]`: runs the tests of rules, journeys and adapters under each newer Node, and starts the portal
 * once with it. The programs come from npm's package `node` and are cached in node_modules/.cache. What differs is mostly time zone data:
 * each Node has its own, and no test may depend on rules that governments change.
 */

const usual = ['22', '24', '26'];
const folders = ['tests/domain', 'tests/application', 'tests/adapters'];

/** The program of that version, downloaded once. */
const nodeOf = async (version) => {
  const place = resolve(root, 'node_modules/.cache/nodes', version);
  const program = join(place, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  const { output } = await run('npm', ['install', '--prefix', place, `node@${version}`, '--no-audit', '--no-fund']);
  if (!existsSync(program)) throw new Error(`npm brought no Node ${version}.\n${output}`);
  return program;
};

const testsUnder = async (program, chosen) => {
  const { code, output } = await run(program, [
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', 'domain', 'unit', '--maxWorkers=2', '--testTimeout=60000', ...chosen],
  ]);
  if (code !== 0) console.log(output);
  return { passed: code === 0, summary: /^Tests: .*$/m.exec(output)?.[0] ?? 'no tests ran' };
};

/** Whether the portal starts, reports that it is ready and stops on request. */
const startsUnder = async (program) => {
  const home = mkdtempSync(join(tmpdir(), 'node-'));
  const port = 20_000 + (process.pid % 20_000);
  const portal = spawn(program, [resolve(root, 'dist/server/main.mjs')], {
    env: { ...process.env, DATA_DIR: home, PORT: String(port), DEMO: '1', NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => portal.once('exit', (status) => done(status)));
  try {
    // A new store takes seconds to make, and minutes beside others on a busy machine.
    for (let tries = 0; tries < 480; tries += 1) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (ready?.ok === true) {
        portal.kill('SIGTERM');
        return (await ended) === 0;
      }
      await new Promise((next) => setTimeout(next, 500));
    }
    return false;
  } finally {
    portal.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
};

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
const asked = process.argv.slice(2);
const versions = asked.filter((word) => /^\d/.test(word));
const chosen = asked.filter((word) => !/^\d/.test(word));
let failed = false;
for (const version of versions.length === 0 ? usual : versions) {
  const program = await nodeOf(version);
  const { output } = await run(program, ['-p', '`${process.version}, zone data ${process.versions.tz}`']);
  const { passed, summary } = await testsUnder(program, chosen.length === 0 ? folders : chosen);
  const starts = await startsUnder(program);
  failed ||= !passed || !starts;
  console.log(`Node ${output.trim()}: ${summary}; the portal ${starts ? 'starts and stops' : 'DOES NOT START'}.`);
}
process.exitCode = failed ? 1 : 0;

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Whether `node` runs this module directly, not imported by another tool. */
export const isMain = (url) => process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url);

/** The path of an installed tool. */
export const bin = (name) => resolve(root, 'node_modules/.bin', name);

/**
 * Runs a command in the top folder and answers with its exit code, its seconds and, unless `show` is set, its output.
 * Never rejects: a command that can't start has code 127; one that prints nothing for `limit` seconds hangs, and is killed with its children.
 * With `yields`, commands that run beside it get the processor first.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, limit?: number, yields?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export const run = (command, args, { env = {}, show = false, limit, yields = false } = {}) =>
  new Promise((done) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so a hanging suite is killed with everything it started.
      detached: limit !== undefined,
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, 5);
    const chunks = [];
    const hear = (stream, shown) =>
      stream.on('data', (chunk) => {
        hanging?.refresh();
        if (show) shown.write(chunk);
        else chunks.push(chunk);
      });
    const endGroup = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    };
    const passOn = (signal) => {
      endGroup(signal);
      process.exit(130);
    };
    const finish = (code, text = '') => {
      clearTimeout(hanging);
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      done({ code, output: Buffer.concat(chunks).toString() + text, seconds: (performance.now() - started) / 1000 });
    };
    const hanging =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            const note = `\nended: it printed nothing for ${limit} s\n`;
            if (show) process.stdout.write(note);
            else chunks.push(Buffer.from(note));
            endGroup('SIGKILL');
          }, limit * 1000);
    hear(child.stdout, process.stdout);
    hear(child.stderr, process.stderr);
    if (limit !== undefined) {
      process.on('SIGINT', passOn);
      process.on('SIGTERM', passOn);
    }
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code) => finish(code ?? 1));
  });

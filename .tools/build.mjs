import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { isMain, root, run } from './process.mjs';

/** Everything the bundles are made of. */
const inputs = ['domain', 'application', 'adapters', 'ui', 'tests/benchmarks', 'tests/support'];
const settings = ['esbuild.config.mjs', 'package-lock.json', 'tsconfig.json'];
const stamp = resolve(root, 'dist/.built-from');

const filesIn = (folder) =>
  existsSync(resolve(root, folder))
    ? readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => resolve(entry.parentPath, entry.name))
        .sort()
    : [];

/** By content, not by date: a checkout changes dates without changing what is built. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of [...settings.map((name) => resolve(root, name)), ...inputs.flatMap(filesIn)])
    if (existsSync(file)) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/**
 * Builds dist/ unless it was built from exactly these sources. Writes only to standard error, because commands answer on standard output.
 * @returns {Promise<boolean>} whether dist/ is up to date
 */
export const build = async ({ force = false } = {}) => {
  const now = fingerprint();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  console.error('Building …');
  rmSync(stamp, { force: true });
  const { code, output, seconds } = await run(process.execPath, ['esbuild.config.mjs']);
  if (code !== 0) {
    console.error(output);
    return false;
  }
  writeFileSync(stamp, now);
  console.error(`Built in ${seconds.toFixed(1)} s.`);
  return true;
};

/** The same for commands that can't run without it. */
export const ensureBuilt = async (options) => {
  if (await build(options)) return;
  console.error('The build failed: see above. Nothing was started.');
  process.exit(1);
};

/**
 * Installs and builds what is missing and runs a built program in this process, so signals, environment, standard input and exit status are
 * its own and nothing survives a kill.
 * @param {string} entry the program, from the top folder
 * @param {readonly string[]} args
 */
export const runBuilt = async (entry, args) => {
  await ensureInstalled();
  await ensureBuilt();
  const program = resolve(root, entry);
  if (!existsSync(program)) {
    console.error(`There is no ${entry}: the build does not make this program.`);
    process.exit(1);
  }
  process.argv = [process.execPath, program, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
};

if (isMain(import.meta.url)) {
  await ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
}

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMain, root, run } from './process.mjs';

const packagesOf = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // A half-written list counts as none: everything is reinstalled.
    return undefined;
  }
};

/**
 * Whether the installed packages match the lock file. npm writes its list of installed packages last, so an interrupted installation
 * doesn't pass. Packages for other platforms may be missing.
 */
const isInstalled = () => {
  const locked = packagesOf(resolve(root, 'package-lock.json'));
  const installed = packagesOf(resolve(root, 'node_modules/.package-lock.json'));
  return (
    locked !== undefined &&
    installed !== undefined &&
    Object.entries(locked).every(
      ([path, { version, optional }]) => path === '' || optional === true || installed[path]?.version === version,
    )
  );
};

const needed = [20, 19];
const isOldNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < needed[0] || (major === needed[0] && minor < needed[1]);
};

/** Installs missing or outdated locked dependencies. Ends the process with a clear message if it can't. */
export const ensureInstalled = async () => {
  if (isOldNode()) {
    console.error(`This needs Node ${needed.join('.')} or newer; it runs on ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.error('Installing the locked dependencies (npm ci) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output, seconds } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) {
    console.error(`Installed in ${seconds.toFixed(0)} s.`);
    return;
  }
  console.error(output);
  console.error('npm ci failed: see above. Nothing was started.');
  process.exit(1);
};

if (isMain(import.meta.url)) await ensureInstalled();

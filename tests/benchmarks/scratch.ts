import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/*
 * Folders and ports that are released with the benchmarks. Folders are in dist/ instead of the system's temporary folder, which may be in memory: a
 * store that syncs to memory would look faster than it is.
 */

const folders = new Set<string>();

export const newFolder = (): string => {
  const folder = mkdtempSync(resolve('dist/bench/scratch-'));
  folders.add(folder);
  return folder;
};

export const removeFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
};

export const removeFolders = (): void => {
  for (const folder of folders) removeFolder(folder);
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/** The first free port in our range. */
export const freePort = async (): Promise<number> => {
  for (let port = 9300; port < 9350; port += 1) if (await isFree(port)) return port;
  throw new Error('All ports from 9300 to 9349 are taken.');
};

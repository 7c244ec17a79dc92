import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Tests and benchmarks run in the checkout's folder. A bundle is an ES module, which has no __dirname. */
const top = process.cwd();

/** Files that tests keep from one run to the next. */
export const cache = join(top, 'node_modules/.cache');

/** A program from these sources, bundled as `npm run build` does it; inside node_modules, where it finds its libraries. */
export interface Built {
  readonly file: string;
  readonly remove: () => void;
}

/** Bundles a TypeScript program for Node. */
export const built = (source: string): Built => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'built-'));
  const file = join(folder, `${basename(source, '.ts')}.mjs`);
  const { status, stderr } = spawnSync(process.execPath, [join(top, '.tools/build-program.mjs'), source, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${source} can't be built: ${stderr}`);
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export const storeWorkerSource = 'adapters/server/postgres/embedded/store-worker.ts';

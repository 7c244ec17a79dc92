import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { isMain, root, run } from './process.mjs';

/* `npm run pack [-- FOLDER]` builds the core and packs it as an npm tarball, into dist or the given folder. */

const pack = async (folder) => {
  await ensureInstalled();
  const { buildCore } = await import('./build-core.mjs');
  const { name, version } = await buildCore();
  const { code, output } = await run('npm', ['pack', resolve(root, 'dist/core'), '--pack-destination', folder]);
  if (code !== 0) {
    console.error(output);
    return false;
  }
  const tarball = join(folder, `${name}-${version}.tgz`);
  console.log(`${basename(tarball)}: ${(statSync(tarball).size / 1000).toFixed(0)} kB, in ${folder}`);
  return true;
};

if (isMain(import.meta.url)) process.exitCode = (await pack(resolve(process.argv[2] ?? join(root, 'dist')))) ? 0 : 1;

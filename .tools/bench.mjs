import { ensureBuilt, runBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './process.mjs';
import { provision } from './provision.mjs';

/*
 * `npm run bench [-- PART …]` measures the built portal: every part, or the given ones. The benchmarks are not part of the build, so `npm
 * start` doesn't wait for them.
 */
await ensureInstalled();
Object.assign(process.env, await provision(['CHROMIUM_PATH', 'POSTGRES_BIN']));
await ensureBuilt();
const { code, output } = await run(process.execPath, ['esbuild.config.mjs', 'bench']);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
await runBuilt('dist/bench/main.mjs', process.argv.slice(2));

import { ensureBuilt, runBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './process.mjs';
import { provision } from './provision.mjs';

/*
 * `npm run bench [-- PART …]` measures the portal as it is built: every part, or those that are named. The benchmarks themselves
 * are no part of the build, so that `npm start` need not wait for them.
 */
await ensureInstalled();
Object.assign(process.env, await provision());
await ensureBuilt();
const { code, output } = await run(process.execPath, ['esbuild.config.mjs', 'bench']);
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
await runBuilt('dist/bench/main.mjs', process.argv.slice(2));

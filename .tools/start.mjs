import { runBuilt } from './build.mjs';

await runBuilt('dist/server/main.mjs', process.argv.slice(2));

import { runBuilt } from './build.mjs';

/** `node .tools/run.mjs NAME …` runs dist/NAME/main.mjs with the remaining arguments. */
const [name, ...args] = process.argv.slice(2);
await runBuilt(`dist/${name}/main.mjs`, args);

// `node .tools/build-program.mjs SOURCE FOLDER`: one program for Node from these sources, for tests; its libraries stay outside.
import { build } from 'esbuild';
import { resolve } from 'node:path';
import { root } from './process.mjs';
import { rulesToTry } from './rules-to-try.mjs';

const [source, outdir] = process.argv.slice(2);
await build({
  absWorkingDir: root,
  entryPoints: [resolve(root, source)],
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  mainFields: ['module', 'main'],
  // Split as in the build: code that a program loads on demand is not read earlier.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  // CommonJS libraries in the bundle ask for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  external: ['@electric-sql/pglite', 'pg', 'kysely', 'luxon', 'inversify', 'nodemailer', 'reflect-metadata'],
  plugins: [rulesToTry],
  logLevel: 'error',
});

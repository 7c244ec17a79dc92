// The tests of the domain as a function of the rules' numbers: for the rule book's page, and for `npm run mutate-numbers`.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { sources } from './files.mjs';
import { root } from './process.mjs';
import { triedValues } from './rules-to-try.mjs';
import { tableTexts } from './table-texts.mjs';

const testFiles = sources()
  .map((file) => relative(root, file))
  .filter((file) => /^tests\/domain\/.*\.test\.ts$/.test(file));

const program = [
  "import { failingIn } from './tests/support/in-page/failing';",
  `const files = {${testFiles.map((file) => `'${file}': () => { require('./${file}'); }`).join(', ')}};`,
  'export const failing = (file) => failingIn(files[file]);',
].join('\n');

const bundled = async (platform) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'loaded',
    platform,
    minify: true,
    target: 'es2022',
    mainFields: ['module', 'main'],
    inject: ['tests/support/in-page/jest-globals.ts'],
    // papaparse asks for it where there is Node.
    external: ['node:*', 'stream'],
    legalComments: 'none',
    // In a page the files that need Node are never loaded.
    logOverride: { 'empty-import-meta': 'silent' },
    logLevel: 'warning',
    plugins: [triedValues, tableTexts],
  });
  return { text: outputFiles[0].text, inputs: metafile.inputs };
};

/** Everything that a file imports, itself included. */
const reachOf = (inputs, from) => {
  const seen = new Set([from]);
  for (const file of seen) for (const { path } of inputs[file]?.imports ?? []) seen.add(path);
  return seen;
};

/** The names of the numbers that a file reads. */
export const readsOf = (file) =>
  file.startsWith('node_modules/') || !/\.tsx?$/.test(file) || file === 'domain/parameters/sheet.ts'
    ? []
    : [...readFileSync(resolve(root, file), 'utf8').matchAll(/\b(?:n|\w+N)umbers\.(\w+)/g)].map(([, name]) => name);

/** The test files that each number can reach. */
const reachedByOf = (inputs, inPage) => {
  const reads = new Map(Object.keys(inputs).map((file) => [file, readsOf(file)]));
  const reachedBy = {};
  for (const test of testFiles) {
    const reach = [...reachOf(inputs, test)];
    if (inPage && reach.some((file) => file.startsWith('node:'))) continue;
    for (const name of new Set(reach.flatMap((file) => reads.get(file) ?? []))) (reachedBy[name] ??= []).push(test);
  }
  return reachedBy;
};

/** A program which leaves `loaded.failing` and runs with `triedValues`, and the test files that each number can reach. */
export const testsToRun = async (platform) => {
  const { text, inputs } = await bundled(platform);
  return { text, reachedBy: reachedByOf(inputs, platform === 'browser') };
};

/** Puts them into a program which imports `ui/rulebook/trying/domain-tests.ts`. */
export const testsToTry = {
  name: 'tests-to-try',
  setup: ({ onLoad }) =>
    onLoad({ filter: /ui\/rulebook\/trying\/domain-tests\.ts$/ }, async () => {
      const { text, reachedBy } = await testsToRun('browser');
      return {
        contents: [
          `export const reachedBy = ${JSON.stringify(reachedBy)};`,
          `export const failingWith = (triedValues) => {\n${text}\nreturn loaded.failing;\n};`,
        ].join('\n'),
        resolveDir: root,
      };
    }),
};

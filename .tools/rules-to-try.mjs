// The rules as a function of their numbers, for programs that try others.
import { build } from 'esbuild';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/** Inside such a function `triedValues` is what it was given. */
export const triedValues = {
  name: 'tried-values',
  setup: ({ onLoad }) =>
    onLoad({ filter: /domain\/parameters\/tried\.ts$/ }, () => ({ contents: 'export const tried = triedValues;' })),
};

/** All modules of the rules in one function. What it is given takes the place of `domain/parameters/tried.ts`. */
const inOneFunction = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['adapters/rules/rule-set.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'loaded',
    minify: true,
    target: 'es2022',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [triedValues],
  });
  return `export const rulesWith = (triedValues) => {\n${outputFiles[0].text}\nreturn loaded.ruleSet;\n};`;
};

/** Puts that function into a program which imports `adapters/rules/rules-to-try.ts`. */
export const rulesToTry = {
  name: 'rules-to-try',
  setup: ({ onLoad }) =>
    onLoad({ filter: /adapters\/rules\/rules-to-try\.ts$/ }, async () => ({
      contents: await inOneFunction(),
      resolveDir: resolve(root, 'adapters/rules'),
    })),
};

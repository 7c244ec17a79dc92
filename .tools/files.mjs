import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './process.mjs';

/** The folders that hold TypeScript. */
export const sourceFolders = ['domain', 'application', 'adapters', 'ui', 'tests'];

const all = (folder, ending) =>
  existsSync(resolve(root, folder))
    ? readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const top = (ending) =>
  readdirSync(root)
    .filter((name) => ending.test(name))
    .map((name) => resolve(root, name));

/** Every TypeScript file of the product and its tests. */
export const sources = () => [...sourceFolders.flatMap((folder) => all(folder, /\.tsx?$/)), ...top(/\.tsx?$/)];

/** Only the tests and their support files. */
export const tests = () => all('tests', /\.tsx?$/);

/** The tables of cases, which the tests of the domain read. */
export const tables = () => all('domain', /\.csv$/);

/** The scripts of the tools. */
export const scripts = () => [...all('.tools', /\.(mjs|cjs)$/), ...top(/\.(mjs|cjs)$/)];

/** The settings for compiling and linting. */
export const settings = () => [
  ...['package-lock.json'].map((name) => resolve(root, name)),
  ...['', ...sourceFolders].map((folder) => resolve(root, folder, 'tsconfig.json')).filter((file) => existsSync(file)),
];

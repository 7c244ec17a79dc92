import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { settings } from './files.mjs';

const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '/index.ts', '.mjs'];

const digest = (...texts) =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('hex');

/** A key per file that changes with the file, with everything it reaches by relative imports, and with the settings. */
export const keysOf = (files) => {
  const nodes = new Map();
  const read = (file) => {
    if (!nodes.has(file)) {
      const text = readFileSync(file, 'utf8');
      const reaches = [...text.matchAll(imported)]
        .map(([, path]) => endings.map((ending) => resolve(dirname(file), path) + ending))
        .map((candidates) => candidates.find((path) => /\.\w+$/.test(path) && existsSync(path)))
        .filter((path) => path !== undefined);
      nodes.set(file, { hash: digest(text), reaches });
    }
    return nodes.get(file);
  };
  const reachable = (file) => {
    const seen = new Set([file]);
    for (const next of seen) for (const path of read(next).reaches) seen.add(path);
    return [...seen].sort();
  };
  const common = digest(...settings().map((file) => readFileSync(file, 'utf8')), process.version);
  return new Map(files.map((file) => [file, digest(common, file, ...reachable(file).map((path) => read(path).hash))]));
};

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const top = resolve(__dirname, '../..');

/** The checkers' inputs, as they are in the checkout. */
const settings = [
  '.dependency-cruiser.cjs',
  'eslint.config.mjs',
  'package.json',
  'tsconfig.json',
  'domain/tsconfig.json',
  'application/tsconfig.json',
];

/** A folder outside the checkout with the same layout, settings and libraries, plus files planted by a test. */
export interface PlantedTree {
  /** Runs the checkout's checker in the tree; returns its standard output, whatever its exit status. */
  readonly check: (checker: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Plants the files, given as path → text. */
export const plant = (files: ReadonlyMap<string, string>): PlantedTree => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const file of settings) cpSync(join(top, file), join(folder, file));
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    check: (checker, ...args) => {
      const { stdout, stderr, error } = spawnSync(join(top, 'node_modules/.bin', checker), args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      if (error !== undefined || stdout === '') throw new Error(`${checker} said nothing: ${error?.message ?? stderr}`);
      return stdout;
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};

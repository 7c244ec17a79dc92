import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const top = resolve(__dirname, '../..');

/** The checkers' inputs, as they are in the checkout. */
const settings = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.tools/rooms.json',
  'package.json',
  'tsconfig.json',
  'domain/tsconfig.json',
  'application/tsconfig.json',
  'ui/jsx-runtime.ts',
  'ui/jsx-types.ts',
];

/** A folder outside the checkout with the same layout, settings and libraries, plus files planted by a test. */
export interface PlantedTree {
  readonly folder: string;
  /** Runs the checkout's checker in the tree; returns its standard output, whatever its exit status. */
  readonly check: (checker: string, ...args: readonly string[]) => string;
  /** Runs a tool of the tree itself; returns its standard output, whatever its exit status. */
  readonly tool: (script: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Copies these files and folders of the checkout, then plants files, given as path → text. */
const planted = (copied: readonly string[], files: ReadonlyMap<string, string>): PlantedTree => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const file of copied) cpSync(join(top, file), join(folder, file), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const said = (command: string, args: readonly string[]): string => {
    const { stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    if (error !== undefined || stdout === '') throw new Error(`${command} said nothing: ${error?.message ?? stderr}`);
    return stdout;
  };
  return {
    folder,
    check: (checker, ...args) => said(join(top, 'node_modules/.bin', checker), args),
    tool: (script, ...args) => said(process.execPath, [join(folder, '.tools', script), ...args]),
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};

/** Plants the files, given as path → text. */
export const plant = (files: ReadonlyMap<string, string>): PlantedTree => planted(settings, files);

/** The folders with sources and tools. */
const folders = ['.tools', 'adapters', 'application', 'domain', 'tests', 'ui'];

/** A copy of the whole checkout, to work in and throw away. */
export const throwAwayClone = (): PlantedTree =>
  planted(
    [...readdirSync(top).filter((name) => /\.(json|ts|[cm]js|oxlintrc\.json)$/.test(name)), ...folders],
    new Map(),
  );

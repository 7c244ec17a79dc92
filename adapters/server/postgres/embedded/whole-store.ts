import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** There is something at the store's place, but not a complete store. Nothing was written to it. */
export interface StoreDamaged {
  readonly _tag: 'StoreDamaged';
  readonly store: string;
  /** What is missing, by its path in the store; none: the store is not a folder. */
  readonly missing: readonly string[];
}

/**
 * What every store has from its creation. The engine can't check this itself: without PG_VERSION it creates a new database over the old one, and if a
 * copy left out an empty folder it loops forever.
 */
const folders: readonly string[] = [
  ...['base', 'base/1', 'base/4', 'base/5', 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_logical', 'pg_multixact'],
  ...['pg_logical/mappings', 'pg_logical/snapshots', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_notify'],
  ...['pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal', 'pg_wal/archive_status', 'pg_xact'],
];
const files: readonly string[] = [
  ...['PG_VERSION', 'base/1/PG_VERSION', 'base/4/PG_VERSION', 'base/5/PG_VERSION', 'base/5/pg_filenode.map'],
  ...['global/pg_control', 'global/pg_filenode.map', 'pg_hba.conf', 'pg_ident.conf', 'postgresql.auto.conf'],
  'postgresql.conf',
];
/** Folders that must contain at least one file: the log, and the status of transactions. */
const filled: readonly string[] = ['pg_wal', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'];

const holdsFile = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile() && /^[0-9A-F]+$/.test(entry.name));

const missingIn = (store: string): readonly string[] => {
  const of = (path: string) => statSync(join(store, path), { throwIfNoEntry: false });
  const noFolder = folders.filter((path) => of(path)?.isDirectory() !== true);
  // If a folder is missing, its content is not listed as well.
  const isSpared = (path: string): boolean => noFolder.some((folder) => path.startsWith(`${folder}/`));
  return [
    ...noFolder.filter((path) => !isSpared(path)).map((path) => `${path}/`),
    ...files.filter((path) => !isSpared(path) && (of(path)?.size ?? 0) === 0),
    ...filled
      .filter((path) => !noFolder.includes(path) && !isSpared(path) && !holdsFile(join(store, path)))
      .map((path) => `the files of ${path}/`),
  ];
};

/** Inspects a store without changing it: none (a fresh start), a complete one, or something that must not be touched. */
export const lookAtStore = (store: string): 'none' | 'whole' | StoreDamaged => {
  const there = lstatSync(store, { throwIfNoEntry: false });
  if (there === undefined) return 'none';
  if (!statSync(store, { throwIfNoEntry: false })?.isDirectory()) return { _tag: 'StoreDamaged', store, missing: [] };
  const missing = missingIn(store);
  return missing.length === 0 ? 'whole' : { _tag: 'StoreDamaged', store, missing };
};

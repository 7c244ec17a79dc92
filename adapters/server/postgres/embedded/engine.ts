import { PGlite } from '@electric-sql/pglite';
import { readerOf, typesRead, type Answer } from '../engine/answers';
import { DurableNodeFS, type Sync } from './durable-node-fs';

/** PGlite without its `-F`, which turns fsync off, and without the memory that a single connection never needs. */
const startParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap((c) => ['-c', c]),
  // This store is not replicated: it logs only what recovery needs.
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=64MB', 'shared_buffers=32MB'].flatMap((c) => ['-c', c]),
];

const parsers = Object.fromEntries(typesRead.map((oid) => [oid, readerOf(oid)]));

export interface Engine {
  /** Rejects with PGlite's own error, which never leaves the worker. */
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  readonly inTransaction: () => boolean;
  readonly close: () => Promise<void>;
}

export interface EngineSurroundings {
  readonly sync: Sync;
  /** Called when the engine has panicked: its memory can't be trusted, and it would loop forever. Must not return. */
  readonly panic: (line: string) => void;
}

/** Durable PGlite in the given folder. Creates the database if there is none. */
export const openEngine = async (folder: string, { sync, panic }: EngineSurroundings): Promise<Engine> => {
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(folder, sync),
    startParams: [...startParams],
    parsers,
    onStderr: (line) => {
      if (/\b(PANIC|FATAL):|^Aborted\(/.test(line)) panic(line);
      return false;
    },
  });
  const ask: Engine['ask'] = async (sql, parameters) => {
    const { rows, command, affectedRows } = await pglite.query<object>(sql, [...parameters]);
    // PGlite swallows what its module throws, so a statement that never completed looks like one without rows.
    if (command === undefined) panic('a statement that did not complete');
    return { rows, command: command ?? 'NOTHING', affected: affectedRows ?? 0 };
  };
  return { ask, inTransaction: () => pglite.isInTransaction(), close: () => pglite.close() };
};

import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf } from '../engine/answers';
import type { Connections } from '../engine/connections';
import type { StoreNotOpened } from '../not-opened';
import { embedded } from './embedded';
import { lockFolder, type FolderLock, type FolderNotUsable } from './folder-lock';
import { makeStoreIfMissing } from './new-store';

export interface EmbeddedSettings {
  readonly dataDir: string;
  readonly storeWorker: URL;
  readonly reporter: Reporter;
}

const notUsable =
  (folder: string) =>
  (fault: unknown): FolderNotUsable => ({ _tag: 'FolderNotUsable', folder, code: codeOf(fault) });

/**
 * The free disk space needed: the engine extends its log by 16 MB at a time, and creating a database takes 40 MB and the log. On a full disk it
 * panics, or loops, or starts and fails on the first booking.
 */
const roomToStart = 24 * 1024 * 1024;
const roomToMake = 80 * 1024 * 1024;

const hasRoom = (folder: string, store: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= (existsSync(store) ? roomToStart : roomToMake);
};

/** The store's files are in DATA_DIR/store, the lock beside it. */
const underLock = async (
  { storeWorker, reporter }: EmbeddedSettings,
  folder: string,
): Promise<E.Either<StoreNotOpened, Connections>> => {
  const store = join(folder, 'store');
  try {
    if (!hasRoom(folder, store)) return E.left({ _tag: 'FolderNotUsable', folder, code: 'ENOSPC' });
    const notMade = await makeStoreIfMissing(storeWorker, store);
    if (notMade !== undefined) return E.left(notMade);
    const connections = await embedded(storeWorker, store, reporter);
    return '_tag' in connections ? E.left(connections) : E.right(connections);
  } catch (fault) {
    return E.left(notUsable(folder)(fault));
  }
};

const lockedFor = (connections: Connections, lock: FolderLock): Connections => ({
  ...connections,
  close: async () => {
    try {
      await connections.close();
    } finally {
      await lock.release();
    }
  },
});

/** The embedded engine in `dataDir`, for this process alone. */
export const openEmbedded =
  (settings: EmbeddedSettings): TE.TaskEither<StoreNotOpened, Connections> =>
  async () => {
    const folder = resolve(settings.dataDir);
    const made = E.tryCatch(() => mkdirSync(folder, { recursive: true }), notUsable(folder));
    if (E.isLeft(made)) return made;
    const lock = await lockFolder(join(folder, 'store.locks'), folder)();
    if (E.isLeft(lock)) return lock;
    const connections = await underLock(settings, folder);
    if (E.isRight(connections)) return E.right(lockedFor(connections.right, lock.right));
    await lock.right.release();
    return connections;
  };

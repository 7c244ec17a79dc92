import { constants, cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Copies a store's folder, which must not change in the meantime: the engine's thread does it between two units of work, or a command does it while no
 * portal is running. Pages that are not on disk yet are in the write-ahead log, as after a crash. Where the file system supports it, the copy shares its
 * blocks with the store. Throws on failure, and then removes what was copied.
 */
export const copyStore = (store: string, target: string): void => {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  try {
    cpSync(store, target, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  } catch (fault) {
    rmSync(target, { recursive: true, force: true });
    throw fault;
  }
};

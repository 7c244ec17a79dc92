import { constants, cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Copies a store's folder, which nobody may write to meanwhile: the engine's thread does it between two units of work, or a command while no portal runs.
 * What a checkpoint left in memory alone is in the log, as after a crash. On file systems that can, the copy shares its blocks with the store.
 * Throws if it can't; then nothing is left of the copy.
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

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf } from '../../postgres/engine/answers';
import { lookAtStore } from '../../postgres/embedded/whole-store';
import { tar } from './tar';

/**
 * Puts a backup into an empty DATA_DIR. It is unpacked beside its place and moved there when the store in it is complete. Answers why it was not done;
 * undefined: a portal can start there.
 */
export const restoreBackup = async (given: string, file: string): Promise<string | undefined> => {
  const dataDir = resolve(given);
  const unpacked = join(dataDir, 'restore.part');
  if (!existsSync(file)) return `There is no ${file}.`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    rmSync(unpacked, { recursive: true, force: true });
    if (readdirSync(dataDir).length > 0)
      return `${dataDir} is not empty, and nothing in it was changed: stop the portal and move it away, or set DATA_DIR to another folder.`;
    mkdirSync(unpacked, { mode: 0o700 });
    const { code, said } = await tar(['-xzf', file, '-C', unpacked]);
    if (code !== 0) return `${file} can't be unpacked: ${said}`;
    if (lookAtStore(join(unpacked, 'store')) !== 'whole') return `There is no complete store in ${file}.`;
    for (const name of readdirSync(unpacked)) renameSync(join(unpacked, name), join(dataDir, name));
    return undefined;
  } catch (fault) {
    return `The backup could not be put back (${codeOf(fault)}).`;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
};

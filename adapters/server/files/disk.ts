import { open, statfs } from 'node:fs/promises';
import type { Disk } from '../../../domain/files/upload-room';

export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'unknown fault';

/** The code of a disk that has only its reserve left. */
export const reserveReached = 'RESERVE';

/** Whether the disk, this portal's quota on it, or what uploads may fill of it, is full. */
export const isFull = (fault: unknown): boolean => ['ENOSPC', 'EDQUOT', reserveReached].includes(codeOf(fault));

/** How full the disk of a folder is, for a process without privileges. */
export const diskOf = async (folder: string): Promise<Disk> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

/** The result of a disk operation; undefined if there is no such file. */
export const ifThere = async <A>(answer: Promise<A>): Promise<A | undefined> => {
  try {
    return await answer;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined;
    throw fault;
  }
};

/** A file's length; undefined if there is none. */
export const lengthOf = async (path: string): Promise<number | undefined> => {
  const file = await ifThere(open(path, 'r'));
  try {
    return (await file?.stat())?.size;
  } finally {
    await file?.close();
  }
};

/** Syncs a folder: the name of a new file survives a crash only if its folder is on the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

import { open } from 'node:fs/promises';

export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'unknown fault';

/** Whether the disk, or what this portal may use of it, has no room left. */
export const isFull = (fault: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(fault));

/** What the disk answers, undefined where there is no such file. */
export const ifThere = async <A>(answer: Promise<A>): Promise<A | undefined> => {
  try {
    return await answer;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined;
    throw fault;
  }
};

/** How long a file is; undefined where there is none. */
export const lengthOf = async (path: string): Promise<number | undefined> => {
  const file = await ifThere(open(path, 'r'));
  try {
    return (await file?.stat())?.size;
  } finally {
    await file?.close();
  }
};

/** Names in a folder are as safe as its files only when the folder itself is on the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

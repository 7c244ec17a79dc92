import { open } from 'node:fs/promises';

export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'unknown fault';

/** What the disk answers, undefined where there is no such file. */
export const ifThere = async <A>(answer: Promise<A>): Promise<A | undefined> => {
  try {
    return await answer;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined;
    throw fault;
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

import { readFile } from 'node:fs/promises';
import type { ImportFile } from '../../../application/ports/operator';

export interface OpenedFiles {
  readonly files: readonly ImportFile[];
  /** A line for each file that is missing, unreadable or not JSON. */
  readonly faults: readonly string[];
}

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'unknown fault';

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : 'something else');

const openFile = async (path: string): Promise<ImportFile | string> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (fault) {
    return `${path}: expected a file that can be read, found ${codeOf(fault)}`;
  }
  try {
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { name: path, content };
  } catch (fault) {
    return `${path}: expected JSON, found ${messageOf(fault)}`;
  }
};

/** The files by their paths, parsed. */
export const openFiles = async (paths: readonly string[]): Promise<OpenedFiles> => {
  const opened = await Promise.all(paths.map(openFile));
  return {
    files: opened.filter((one) => typeof one !== 'string'),
    faults: opened.filter((one) => typeof one === 'string'),
  };
};

import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import type { ImportFile } from '../../../application/import/import.api';
import { textIn } from './text-in';
import { codeOf } from '../files/disk';

export interface OpenedFiles {
  readonly files: readonly ImportFile[];
  /** A line for each file that is missing, unreadable, in another encoding or not JSON. */
  readonly faults: readonly string[];
}

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : 'something else');

const openFile = async (path: string): Promise<ImportFile | string> => {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (fault) {
    return `${path}: expected a file that can be read, found ${codeOf(fault)}`;
  }
  const text = textIn(bytes);
  if (E.isLeft(text)) return `${path}: expected text in UTF-8, found ${text.left}`;
  try {
    const content: unknown = JSON.parse(text.right);
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

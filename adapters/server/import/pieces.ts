import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ImportFile } from '../../../application/import/import.api';
import { isObject } from '../../contract/codec';

/* An import as text, in pieces small enough that writing or reading one blocks nobody. */

const recordsPerPiece = 100;

/** File, section, records. */
const piece = t.tuple([t.string, t.string, t.readonlyArray(t.unknown)]);

export function* piecesOf(files: readonly ImportFile[]): Generator<string> {
  for (const { name, content } of files)
    for (const [section, list] of Object.entries(isObject(content) ? content : {}))
      if (Array.isArray(list))
        for (let from = 0; from < list.length; from += recordsPerPiece)
          yield JSON.stringify([name, section, list.slice(from, from + recordsPerPiece)]);
}

/** Rebuilds the files from pieces in their order. */
export const filesOf = (pieces: readonly string[]): readonly ImportFile[] => {
  const files = new Map<string, Map<string, unknown[]>>();
  for (const one of pieces) {
    const read = piece.decode(JSON.parse(one));
    if (E.isLeft(read)) continue;
    const [name, section, list] = read.right;
    const file = files.get(name) ?? new Map<string, unknown[]>();
    const records = file.get(section) ?? [];
    records.push(...list);
    files.set(name, file.set(section, records));
  }
  return [...files].map(([name, sections]) => ({ name, content: Object.fromEntries(sections) }));
};

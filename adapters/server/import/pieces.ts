import type { ImportFile } from '../../../application/ports/operator';

/* An import as text, piece by piece: none is so long that writing or reading it holds anybody up. */

const recordsPerPiece = 100;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A piece is `[file, section, records]`. */
export function* piecesOf(files: readonly ImportFile[]): Generator<string> {
  for (const { name, content } of files)
    for (const [section, list] of Object.entries(isRecord(content) ? content : {}))
      if (Array.isArray(list))
        for (let from = 0; from < list.length; from += recordsPerPiece)
          yield JSON.stringify([name, section, list.slice(from, from + recordsPerPiece)]);
}

/** The files again, of pieces in their order. */
export const filesOf = (pieces: readonly string[]): readonly ImportFile[] => {
  const files = new Map<string, Map<string, unknown[]>>();
  for (const piece of pieces) {
    const parsed: unknown = JSON.parse(piece);
    if (!Array.isArray(parsed)) continue;
    const [name, section, list]: readonly unknown[] = parsed;
    if (typeof name !== 'string' || typeof section !== 'string' || !Array.isArray(list)) continue;
    const file = files.get(name) ?? new Map<string, unknown[]>();
    files.set(name, file.set(section, [...(file.get(section) ?? []), ...list]));
  }
  return [...files].map(([name, sections]) => ({ name, content: Object.fromEntries(sections) }));
};

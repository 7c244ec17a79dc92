import { randomUUID } from 'node:crypto';
import type { FileRef } from '../../../../application/ports/file-ref';
import type { Listed } from './bucket';

/**
 * A piece of an upload: an object that never changes, whose name says which bytes it holds and when the last of them arrived. Two processes may write
 * the same bytes at once, when a device comes back over another connection: then both pieces are there, and the file is what they cover together.
 */
export interface Piece {
  readonly key: string;
  /** In bytes; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Bytes of a file, and the piece that holds them. */
export interface Segment {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
}

const padded = (n: number): string => String(n).padStart(15, '0');

/** Before the names of an upload's pieces. */
export const piecesOf = (ref: FileRef): string => `pieces/${ref}/`;

/** A name for a new piece, different from all others. */
export const newPiece = (ref: FileRef, { from, to, at }: Omit<Piece, 'key'>): Piece => ({
  key: `${piecesOf(ref)}${padded(from)}-${padded(to)}-${padded(at)}-${randomUUID().slice(0, 8)}`,
  from,
  to,
  at,
});

/** The piece of that name. Undefined: it is none of ours. */
export const pieceNamed = ({ key }: Pick<Listed, 'key'>): Piece | undefined => {
  const [, from, to, at] = /\/(\d{15})-(\d{15})-(\d{15})-[0-9a-f]{8}$/.exec(key) ?? [];
  return from === undefined ? undefined : { key, from: Number(from), to: Number(to), at: Number(at) };
};

/** The file from its beginning as far as pieces follow each other: at each place the one that goes furthest. What was covered once, stays covered. */
export const coveredBy = (pieces: readonly Piece[]): readonly Segment[] => {
  const segments: Segment[] = [];
  const inOrder = pieces.toSorted((a, b) => a.from - b.from);
  let [at, next] = [0, 0];
  for (;;) {
    let furthest: Piece | undefined;
    for (let one = inOrder[next]; one !== undefined && one.from <= at; one = inOrder[(next += 1)])
      if (one.to > (furthest?.to ?? at)) furthest = one;
    if (furthest === undefined) return segments;
    segments.push({ piece: furthest, from: at, to: furthest.to });
    at = furthest.to;
  }
};

/** How many bytes they hold. */
export const lengthOf = (segments: readonly Segment[]): number => segments.at(-1)?.to ?? 0;

import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { permitted } from '../../domain/decision';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { inOrder, refuse, take, type InOrder } from '../in-order';
import type { Clock } from '../ports/clock';
import type { FileRef } from '../ports/file-ref';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { AppendRefusal, DiskFull, FileStore, StoredFile, Upload } from './file-store.port';

/** What was moved from one file store to another, and what was there already. */
export interface FilesMoved {
  readonly files: number;
  /** Of the files that were moved. */
  readonly bytes: number;
  readonly thereAlready: number;
  /** Uploads under way, with what had arrived of them. */
  readonly uploads: number;
}

/** The file is not the same in both stores: nothing more was moved, and neither of them was changed. */
export interface FileDiffers {
  readonly _tag: 'FileDiffers';
  readonly ref: FileRef;
}

/** Why not all was moved. What was moved until then stays, and is found there by the next try. */
export type FilesNotMoved = FileDiffers | DiskFull | StoreUnavailable;

/** In bytes: so much of two files is in memory while they are compared. */
const compared = 1024 * 1024;

const partOf = async (file: StoredFile, from: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(Math.min(compared, file.bytes - from));
  let at = 0;
  for await (const piece of file.part(from, from + bytes.length)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

/** Unavailable: one of them could not be read. */
const areSame = (one: StoredFile, other: StoredFile): TE.TaskEither<StoreUnavailable, boolean> =>
  TE.tryCatch(
    async () => {
      if (one.bytes !== other.bytes) return false;
      for (let from = 0; from < one.bytes; from += compared) {
        const [a, b] = await Promise.all([partOf(one, from), partOf(other, from)]);
        if (!a.every((byte, at) => byte === b[at])) return false;
      }
      return true;
    },
    () => ({ _tag: 'StoreUnavailable' }),
  );

interface Stores {
  readonly from: FileStore;
  readonly to: FileStore;
}

/** The bytes that were moved; undefined: it was there already, or its owner deleted it meanwhile. */
function* moveFile({ from, to }: Stores, ref: FileRef): InOrder<FilesNotMoved, number | undefined> {
  const file = yield* take(from.read(ref));
  const there = yield* take(to.read(ref));
  if (O.isNone(file)) return undefined;
  if (O.isSome(there)) {
    if (there.value.bytes !== file.value.bytes) yield* refuse({ _tag: 'FileDiffers' as const, ref });
    return undefined;
  }
  yield* take(to.adopt(ref, file.value));
  const moved = yield* take(to.read(ref));
  const same = O.isSome(moved) && (yield* take(areSame(file.value, moved.value)));
  if (same) return file.value.bytes;
  yield* take(to.remove(ref));
  return yield* refuse({ _tag: 'FileDiffers' as const, ref });
}

const unlessFull = (refusal: AppendRefusal | StoreUnavailable): DiskFull | StoreUnavailable =>
  refusal._tag === 'DiskFull' ? refusal : { _tag: 'StoreUnavailable' };

/** Whether more of it is there than before. */
function* moveUpload(
  { from, to }: Stores,
  { received, lastByteAt: _, ...upload }: Upload,
): InOrder<FilesNotMoved, boolean> {
  const content = yield* take(from.received(upload.ref));
  if (O.isNone(content)) return false;
  const known = yield* take(to.find(upload.ref));
  if (O.isNone(known)) yield* take(to.begin<never>(upload, () => permitted));
  const at = O.isSome(known) ? known.value.received : 0;
  if (at < received) yield* take(TE.mapLeft(unlessFull)(to.append(upload.ref, at, content.value.part(at, received))));
  return O.isNone(known) || at < received;
}

/**
 * Moves every file and every upload under way to another store, and compares each with its original. The first store keeps what it has. May be ended
 * at any time and run again: it goes on where it was. `onFile` is told the bytes of each file that was moved.
 */
export const moveFiles = (
  stores: Stores,
  clock: Clock,
  onFile: (bytes: number) => void = () => undefined,
): TE.TaskEither<FilesNotMoved, FilesMoved> =>
  inOrder(function* () {
    let [files, bytes, thereAlready, uploads] = [0, 0, 0, 0];
    // A clock that was wrong may have stored files in its future.
    for (const ref of yield* take(stores.from.keptBefore(plus(clock.now(), hours(24 * 365_000))))) {
      const moved = yield* moveFile(stores, ref);
      if (moved === undefined) {
        thereAlready += 1;
        continue;
      }
      files += 1;
      bytes += moved;
      onFile(moved);
    }
    for (const upload of yield* take(stores.from.underWay())) if (yield* moveUpload(stores, upload)) uploads += 1;
    return { files, bytes, thereAlready, uploads };
  });

import * as E from 'fp-ts/Either';
import { open } from 'node:fs/promises';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AppendRefusal } from '../../../application/files/file-store.port';
import { ifThere, isFull } from './disk';
import { takingOver, untilStopped, type Stop, type Writers } from './take-over';

interface Place {
  readonly path: string;
  readonly ref: FileRef;
  readonly from: number;
  /** The file's final length. */
  readonly bytes: number;
  /** Milliseconds since 1970; the file's own time records when the last byte arrived. */
  readonly now: () => number;
  /** Throws if the rest of the disk is not for uploads. Asked with the first piece, and again after every `lookAgainAfter` bytes. */
  readonly mayGoOn: () => Promise<void>;
  /** Called when the disk is full. */
  readonly onFull: (fault: unknown) => Promise<void>;
}

/** In bytes. Uploads that are written at the same time overshoot by as much at most. */
const lookAgainAfter = 4 * 1024 * 1024;

const write = async (
  { path, from, bytes, now, mayGoOn, onFull }: Place,
  pieces: AsyncIterable<Uint8Array>,
  stop: Stop,
): Promise<E.Either<AppendRefusal, number>> => {
  const file = await ifThere(open(path, 'r+'));
  if (file === undefined) return E.left({ _tag: 'NoSuchUpload' });
  try {
    const { size } = await file.stat();
    if (size !== from) return E.left({ _tag: 'NotTheNextByte', received: size });
    let at = from;
    let full = false;
    let lookedAt = Number.NEGATIVE_INFINITY;
    try {
      for await (const piece of untilStopped(pieces, stop)) {
        if (at - lookedAt >= lookAgainAfter) {
          await mayGoOn();
          lookedAt = at;
        }
        const part = piece.subarray(0, bytes - at);
        // A nearly full disk writes part of a piece before it writes nothing.
        for (let done = 0; done < part.length;) {
          const { bytesWritten } = await file.write(part, done, part.length - done, at);
          done += bytesWritten;
          at += bytesWritten;
        }
        await file.utimes(now() / 1_000, now() / 1_000);
        if (part.length < piece.length) return E.left({ _tag: 'TooManyBytes', bytes });
      }
    } catch (fault) {
      if (!isFull(fault)) throw fault;
      await onFull(fault);
      full = true;
      await file.utimes(now() / 1_000, now() / 1_000);
    }
    try {
      await file.datasync();
    } catch (fault) {
      if (!isFull(fault)) throw fault;
      await onFull(fault);
      // Some disks notice only on sync that they are full; then it is unknown which of the new bytes are stored.
      await file.truncate(from);
      return E.left({ _tag: 'DiskFull', kept: from });
    }
    return full ? E.left({ _tag: 'DiskFull', kept: at }) : E.right(at);
  } finally {
    await file.close();
  }
};

/** Appends to a file as its pieces arrive. */
export const addPieces = (
  writers: Writers,
  place: Place,
  pieces: AsyncIterable<Uint8Array>,
): Promise<E.Either<AppendRefusal, number>> => takingOver(writers, place.ref, (stop) => write(place, pieces, stop));

import * as E from 'fp-ts/Either';
import { open } from 'node:fs/promises';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AppendRefusal } from '../../../application/files/file-store.port';
import { ifThere, isFull } from './disk';

interface Writer {
  readonly stop: () => void;
  readonly ended: Promise<unknown>;
}

/** The current writer of each file: one at a time. */
export type Writers = Map<FileRef, Writer>;

interface Place {
  readonly path: string;
  readonly ref: FileRef;
  readonly from: number;
  /** The file's final length. */
  readonly bytes: number;
  /** Milliseconds since 1970; the file's own time records when the last byte arrived. */
  readonly now: () => number;
  /** Throws if the rest of the disk is not for uploads. Asked at the beginning, and again after every `lookAgainAfter` bytes. */
  readonly mayGoOn: () => Promise<void>;
  /** Called when the disk is full. */
  readonly onFull: (fault: unknown) => Promise<void>;
}

/** In bytes. Uploads that are written at the same time overshoot by as much at most. */
const lookAgainAfter = 4 * 1024 * 1024;

const stopped = 'stopped';

/** Asks a writer to stop. `tell` interrupts its wait for the next piece. */
interface Stop {
  asked: boolean;
  tell: () => void;
}

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
    const source = pieces[Symbol.asyncIterator]();
    /**
     * A broken connection ends this part of the file; what arrived before is kept. Each piece gets a new promise: racing against a single long-lived
     * promise would keep every piece, and so the whole file, in memory.
     */
    const next = (): Promise<IteratorResult<Uint8Array> | typeof stopped> =>
      new Promise((resolve) => {
        stop.tell = () => resolve(stopped);
        if (stop.asked) stop.tell();
        else source.next().then(resolve, () => resolve(stopped));
      });
    let at = from;
    let full = false;
    let lookedAt = from;
    try {
      await mayGoOn();
      for (let piece = await next(); piece !== stopped && piece.done !== true; piece = await next()) {
        if (at - lookedAt >= lookAgainAfter) {
          await mayGoOn();
          lookedAt = at;
        }
        const part = piece.value.subarray(0, bytes - at);
        // A nearly full disk writes part of a piece before it writes nothing.
        for (let done = 0; done < part.length;) {
          const { bytesWritten } = await file.write(part, done, part.length - done, at);
          done += bytesWritten;
          at += bytesWritten;
        }
        await file.utimes(now() / 1_000, now() / 1_000);
        if (part.length < piece.value.length) return E.left({ _tag: 'TooManyBytes', bytes });
      }
    } catch (fault) {
      if (!isFull(fault)) throw fault;
      await onFull(fault);
      full = true;
      await file.utimes(now() / 1_000, now() / 1_000);
    } finally {
      // What was not read is left to whoever has the source; the result is known already.
      void source.return?.();
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

/** Appends to a file as its pieces arrive. A later request takes the file over from an earlier one, whose connection is most likely dead. */
export const addPieces = async (
  writers: Writers,
  place: Place,
  pieces: AsyncIterable<Uint8Array>,
): Promise<E.Either<AppendRefusal, number>> => {
  const earlier = writers.get(place.ref);
  const told: Stop = { asked: false, tell: () => undefined };
  const stop = (): void => {
    told.asked = true;
    told.tell();
  };
  const writing = (async () => {
    earlier?.stop();
    await earlier?.ended;
    return write(place, pieces, told);
  })();
  const writer: Writer = { stop, ended: writing.catch(() => undefined) };
  writers.set(place.ref, writer);
  try {
    return await writing;
  } finally {
    if (writers.get(place.ref) === writer) writers.delete(place.ref);
  }
};

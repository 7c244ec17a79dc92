import * as E from 'fp-ts/Either';
import { open } from 'node:fs/promises';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AppendRefusal } from '../../../application/ports/file-store';
import { ifThere } from './disk';

interface Writer {
  readonly stop: () => void;
  readonly ended: Promise<unknown>;
}

/** Who adds to which file at this moment: one at a time. */
export type Writers = Map<FileRef, Writer>;

interface Place {
  readonly path: string;
  readonly ref: FileRef;
  readonly from: number;
  /** How long the file may become. */
  readonly bytes: number;
}

const stopped = 'stopped';

const write = async (
  { path, from, bytes }: Place,
  pieces: AsyncIterable<Uint8Array>,
  stop: Promise<typeof stopped>,
): Promise<E.Either<AppendRefusal, number>> => {
  const file = await ifThere(open(path, 'r+'));
  if (file === undefined) return E.left({ _tag: 'NoSuchUpload' });
  try {
    const { size } = await file.stat();
    if (size !== from) return E.left({ _tag: 'NotTheNextByte', received: size });
    const source = pieces[Symbol.asyncIterator]();
    /** A line that broke ends the file's part; what came before stays. */
    const next = (): Promise<IteratorResult<Uint8Array> | typeof stopped> =>
      Promise.race([source.next().catch((): typeof stopped => stopped), stop] as const);
    let at = from;
    for (let piece = await next(); piece !== stopped && piece.done !== true; piece = await next()) {
      const part = piece.value.subarray(0, bytes - at);
      await file.write(part, 0, part.length, at);
      at += part.length;
      if (part.length < piece.value.length) return E.left({ _tag: 'TooManyBytes', bytes });
    }
    await file.datasync();
    return E.right(at);
  } finally {
    await file.close();
  }
};

/** Adds to a file as its pieces come. Who comes later takes the file over: the line of the earlier one is most likely dead. */
export const addPieces = async (
  writers: Writers,
  place: Place,
  pieces: AsyncIterable<Uint8Array>,
): Promise<E.Either<AppendRefusal, number>> => {
  const earlier = writers.get(place.ref);
  let stop = (): void => undefined;
  const told = new Promise<typeof stopped>((resolve) => {
    stop = () => resolve(stopped);
  });
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

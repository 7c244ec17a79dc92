import type { FileRef } from '../../../application/ports/file-ref';

interface Writer {
  readonly stop: () => void;
  readonly ended: Promise<unknown>;
}

/** The current writer of each file: one at a time. */
export type Writers = Map<FileRef, Writer>;

/** Asks a writer to stop. `tell` interrupts its wait for the next piece. */
export interface Stop {
  asked: boolean;
  tell: () => void;
}

const stopped = 'stopped';

/**
 * The pieces until there are no more, the connection breaks or the writer is asked to stop. A broken connection ends this part of the file; what arrived
 * before is kept. Each piece gets a new promise: racing against a single long-lived promise would keep every piece, and so the whole file, in memory.
 */
export async function* untilStopped(pieces: AsyncIterable<Uint8Array>, stop: Stop): AsyncGenerator<Uint8Array> {
  const source = pieces[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<Uint8Array> | typeof stopped> =>
    new Promise((resolve) => {
      stop.tell = () => resolve(stopped);
      if (stop.asked) stop.tell();
      else source.next().then(resolve, () => resolve(stopped));
    });
  try {
    for (let piece = await next(); piece !== stopped && piece.done !== true; piece = await next()) yield piece.value;
  } finally {
    // What was not read is left to whoever has the source; the result is known already.
    void source.return?.();
  }
}

/** Writes to a file as its only writer here. A later request takes the file over from an earlier one, whose connection is most likely dead. */
export const takingOver = async <A>(writers: Writers, ref: FileRef, write: (stop: Stop) => Promise<A>): Promise<A> => {
  const earlier = writers.get(ref);
  const told: Stop = { asked: false, tell: () => undefined };
  const stop = (): void => {
    told.asked = true;
    told.tell();
  };
  const writing = (async () => {
    earlier?.stop();
    await earlier?.ended;
    return write(told);
  })();
  const writer: Writer = { stop, ended: writing.catch(() => undefined) };
  writers.set(ref, writer);
  try {
    return await writing;
  } finally {
    if (writers.get(ref) === writer) writers.delete(ref);
  }
};

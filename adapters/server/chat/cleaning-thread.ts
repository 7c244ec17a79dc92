import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Worker } from 'node:worker_threads';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Photos } from '../../../application/chat/photos.port';
import type { Reporter } from '../../../application/ports/reporter';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { fairTurns } from '../../../application/service/fair-turns';
import type { PhotoNotCleaned } from '../../../domain/chat/attachment';
import { seconds, type Milliseconds } from '../../../domain/time/duration';

type Cleaned = E.Either<PhotoNotCleaned | StoreUnavailable, O.Option<Uint8Array>>;

const unavailable: Cleaned = E.left({ _tag: 'StoreUnavailable' });
const notCleaned: Cleaned = E.left({ _tag: 'PhotoNotCleaned' });

/** How many threads run at once; further photos wait. Each has its photo, at most 10 MB, and the clean one. */
const mostThreads = 2;
/** In megabytes, beside the photo itself: the list of its parts takes a few. */
const mostMemory = 64;

/** Into memory of its own, which the thread takes over. */
const bytesOf = async ({ bytes, part }: StoredFile): Promise<Uint8Array<ArrayBuffer>> => {
  const read = new Uint8Array(bytes);
  let at = 0;
  for await (const piece of part(0, bytes)) {
    read.set(piece, at);
    at += piece.length;
  }
  return read;
};

/** Cleans each photo in a thread of its own: 10 MB take a tenth of a second, during which nobody else would be answered. A photo is read when its turn comes. */
export const cleaningInThreads = (worker: URL, reporter: Reporter, patience: Milliseconds = seconds(10)): Photos => {
  const inTurn = fairTurns(mostThreads);
  const clean = async (photo: StoredFile): Promise<Cleaned> => {
    const bytes = await bytesOf(photo);
    return new Promise((settle) => {
      const thread = new Worker(worker, {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: mostMemory },
      });
      const late = setTimeout(() => {
        reporter.report('photo-thread-late', { bytes: photo.bytes });
        settle(notCleaned);
        void thread.terminate();
      }, patience);
      thread.on('message', (cleaned: Uint8Array | undefined) => settle(E.right(O.fromNullable(cleaned))));
      thread.on('error', (error) => {
        reporter.report('photo-thread-ended', { fault: error.name });
        if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') settle(notCleaned);
      });
      thread.on('exit', () => {
        clearTimeout(late);
        settle(unavailable);
      });
      thread.postMessage(bytes, [bytes.buffer]);
    });
  };
  return {
    clean: (of, photo) => () => inTurn(of, () => clean(photo).catch(() => unavailable)),
  };
};

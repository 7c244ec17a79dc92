import * as O from 'fp-ts/Option';
import { Worker } from 'node:worker_threads';
import type { StoredFile } from '../../../application/ports/file-store';
import type { Reporter } from '../../../application/ports/reporter';
import type { RecordingContent } from '../../../application/ports/recordings';
import type { AnswerKind } from '../../../domain/recording/answer-file';
import { minutes, seconds, type Milliseconds } from '../../../domain/time/duration';
import { bytesOf, type Parsing } from './parsing';

/** What a thread is asked first. With a path, it copies; without, it looks. */
export interface ToParse {
  readonly kind: AnswerKind;
  readonly bytes: number;
  readonly path: string | undefined;
}

export type ToParser = ToParse | { readonly from: number; readonly to: number; readonly bytes: Uint8Array };

/** A thread asks for bytes until it says the outcome. */
export type FromParser =
  | { readonly from: number; readonly to: number }
  | { readonly content: RecordingContent | undefined }
  | { readonly copied: boolean };

/** Copying 200 MB takes ten seconds; a look takes one. */
const copyPatience = minutes(2);
/** How many threads run at once; further recordings wait. */
const mostThreads = 4;
/** In megabytes: the index of ten minutes takes a few. */
const mostMemory = 256;

/**
 * Parses each recording in its own thread: a few hundred bytes from a stranger can keep a parser busy forever, or make it use up all memory. The
 * thread is then terminated, and the portal keeps running. A file that uses up all memory counts as unreadable. A thread that is late or ends for
 * another reason says nothing about the file, as the machine may be busy: the promise rejects, and the candidate can try again.
 */
export const parsingInThreads = (
  worker: URL,
  reporter: Reporter,
  lookPatience: Milliseconds = seconds(30),
): Parsing => {
  let free = mostThreads;
  const waiting: (() => void)[] = [];
  const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
  const parse = (file: StoredFile, toParse: ToParse, patience: Milliseconds): Promise<FromParser | undefined> =>
    new Promise((settle, fail) => {
      const thread = new Worker(worker, {
        env: {},
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: mostMemory },
      });
      const say = (message: ToParser): void => thread.postMessage(message);
      const late = setTimeout(() => {
        reporter.report('recording-thread-late', { bytes: file.bytes });
        void thread.terminate();
      }, patience);
      thread.on('message', (message: FromParser) => {
        if (!('from' in message)) {
          settle(message);
          return;
        }
        const { from, to } = message;
        bytesOf(file, from, to).then(
          (bytes) => say({ from, to, bytes }),
          (fault: unknown) => {
            fail(fault instanceof Error ? fault : new Error('The file can not be read.'));
            void thread.terminate();
          },
        );
      });
      thread.on('error', (error) => {
        reporter.report('recording-thread-ended', { fault: error.name });
        if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') settle(undefined);
      });
      thread.on('exit', () => {
        clearTimeout(late);
        fail(new Error('The thread ended without an answer.'));
      });
      say(toParse);
    });
  return {
    look: async (file, kind) => {
      const toParse = { kind, bytes: file.bytes, path: undefined };
      const parsed = await inTurn(() => parse(file, toParse, lookPatience));
      return O.fromNullable(parsed !== undefined && 'content' in parsed ? parsed.content : undefined);
    },
    copy: async (file, kind, path) => {
      const parsed = await inTurn(() => parse(file, { kind, bytes: file.bytes, path }, copyPatience));
      return parsed !== undefined && 'copied' in parsed && parsed.copied;
    },
  };
};

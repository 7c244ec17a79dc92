import * as O from 'fp-ts/Option';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Reporter } from '../../../application/ports/reporter';
import type { RecordingContent } from '../../../application/recording/recordings.port';
import { fairTurns } from '../../../application/service/fair-turns';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { AnswerKind } from '../../../domain/recording/answer-file';
import { minutes, seconds, type Milliseconds } from '../../../domain/time/duration';
import { bytesOf, type Parsing } from './parsing';

/** A file to parse. With a path, a thread copies it there; without, it looks. */
interface FileToParse {
  readonly kind: AnswerKind;
  readonly bytes: number;
  readonly path: string | undefined;
}

/** What a thread is asked; `job` numbers its files. */
export interface ToParse extends FileToParse {
  readonly job: number;
}

interface Range {
  readonly job: number;
  readonly from: number;
  readonly to: number;
}

export type ToParser = ToParse | (Range & { readonly bytes: Uint8Array });

type Outcome = { readonly content: RecordingContent | undefined } | { readonly copied: boolean };

/** A thread says its number once it is ready, by which Linux knows it, and then asks for bytes until it says an outcome. */
export type FromParser = { readonly thread: string | undefined } | Range | ({ readonly job: number } & Outcome);

/** Copying 200 MB takes ten seconds, a look one or two. Twenty times that: the machine is too busy. */
const lookPatience = seconds(30);
const copyPatience = minutes(2);
/** How many go on at once. A short recording never waits for a long one, nor any look for a copy. In memory they take 200 MB at most. */
const atOnce = { short: 2, long: 1, copies: 1 } as const;
/** In bytes, inclusive: half a minute and more. */
const mostOfShort = 16 * 1024 * 1024;
/** In megabytes: the index of ten minutes takes 10. */
const mostMemory = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 } as const;
/** How long a thread may work on what it has before it asks for more: the longest takes 0.1 s. */
const longestThought = seconds(1);
/** The same where the time that a thread works isn't known, so that a busy machine counts, too. */
const longestSilence = seconds(10);
const watchEvery: Milliseconds = 100;
/** Loading the parser takes longer than a look. */
const threadWaits = seconds(5);

const clockTick: Milliseconds = 10;

/** How long a thread of this process has worked, by its processor (proc(5)): what a thread waits for on a busy machine isn't the file's doing. */
const workedFor = (thread: string): Milliseconds | undefined => {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * clockTick;
  } catch {
    return undefined;
  }
};

/** Undefined: the file used up the memory or the time that it has. */
type Parsed = Outcome | undefined;

interface Job {
  readonly id: number;
  readonly file: StoredFile;
  readonly settle: (parsed: Parsed) => void;
  readonly fail: (fault: Error) => void;
}

/** A thread that parses one recording after another, until it ends. */
const startThread = (worker: URL, reporter: Reporter) => {
  const thread = new Worker(worker, { env: {}, execArgv: [], resourceLimits: mostMemory });
  let [ready, alive] = [false, true];
  let number: string | undefined;
  let job: Job | undefined;
  let jobs = 0;
  /** How often it was heard, and how many of its questions wait for an answer. */
  let [heard, owed] = [0, 0];
  const end = (): void => {
    alive = false;
    void thread.terminate();
  };
  const answer = async ({ file, id, fail }: Job, { from, to }: Range): Promise<void> => {
    owed += 1;
    try {
      const bytes = await bytesOf(file, from, to);
      const message: ToParser = { job: id, from, to, bytes };
      thread.postMessage(message, [bytes.buffer]);
    } catch (fault) {
      fail(fault instanceof Error ? fault : new Error('The file can not be read.'));
      end();
    } finally {
      owed -= 1;
    }
  };
  thread.on('message', (message: FromParser) => {
    heard += 1;
    if ('thread' in message) [ready, number] = [true, message.thread];
    else if (message.job !== job?.id) return;
    else if ('from' in message) void answer(job, message);
    else job.settle(message);
  });
  thread.on('error', (error) => {
    reporter.report('recording-thread-ended', { fault: error.name });
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') job?.settle(undefined);
  });
  thread.on('exit', () => {
    alive = false;
    job?.fail(new Error('The thread ended without an answer.'));
  });
  const moment = () => ({
    heard,
    at: performance.now(),
    worked: number === undefined ? undefined : workedFor(number),
  });
  const thinksTooLong = (since: ReturnType<typeof moment>, now: ReturnType<typeof moment>): boolean =>
    now.worked === undefined || since.worked === undefined
      ? now.at - since.at > longestSilence
      : now.worked - since.worked > longestThought;
  /** Ends a thread that thinks too long about what it has, or is late. */
  const watch = ({ file, settle, fail }: Job, patience: Milliseconds) => {
    const begunAt = performance.now();
    let since = moment();
    return setInterval(() => {
      const now = moment();
      if (!ready || owed > 0 || now.heard !== since.heard) since = now;
      if (thinksTooLong(since, now)) {
        settle(undefined);
        end();
      } else if (now.at - begunAt > patience) {
        reporter.report('recording-thread-late', { bytes: file.bytes });
        fail(new Error('The machine is too busy.'));
        end();
      }
    }, watchEvery);
  };
  return {
    isAlive: () => alive,
    end,
    parse: async (file: StoredFile, toParse: FileToParse, patience: Milliseconds): Promise<Parsed> => {
      jobs += 1;
      let watching: ReturnType<typeof setInterval> | undefined;
      thread.ref();
      try {
        return await new Promise<Parsed>((settle, fail) => {
          job = { id: jobs, file, settle, fail };
          watching = watch(job, patience);
          const message: ToParser = { ...toParse, job: jobs };
          thread.postMessage(message);
        });
      } finally {
        clearInterval(watching);
        job = undefined;
        thread.unref();
      }
    },
  };
};

type Thread = ReturnType<typeof startThread>;

/** Threads for one kind of work. Whoever it is for, at most one at a time is theirs. */
const startLane = (worker: URL, reporter: Reporter, most: number, patience: Milliseconds) => {
  const inTurn = fairTurns<CandidateId>(most);
  const idle = new Map<Thread, ReturnType<typeof setTimeout>>();
  const taken = (): Thread => {
    for (const [thread, ending] of idle) {
      clearTimeout(ending);
      idle.delete(thread);
      if (thread.isAlive()) return thread;
    }
    return startThread(worker, reporter);
  };
  const rest = (thread: Thread): void => {
    if (!thread.isAlive()) return;
    const ending = setTimeout(() => {
      idle.delete(thread);
      thread.end();
    }, threadWaits);
    idle.set(thread, ending.unref());
  };
  return (file: StoredFile, toParse: FileToParse, whose: CandidateId): Promise<Parsed> =>
    inTurn(whose, async () => {
      const thread = taken();
      try {
        return await thread.parse(file, toParse, patience);
      } finally {
        rest(thread);
      }
    });
};

/**
 * Parses recordings in threads of their own: a few hundred bytes from a stranger can keep a parser busy forever, or make it use up all memory. What a
 * file may cost is counted in the thread (`parsing`); a thread that goes on all the same is ended, and the portal keeps running. A file that uses up
 * memory, steps or time counts as unreadable. A thread that is late or ends for another reason says nothing about the file, as the machine may be
 * busy: the promise rejects, and the candidate can try again.
 */
export const parsingInThreads = (
  worker: URL,
  reporter: Reporter,
  patience: { readonly look: Milliseconds; readonly copy: Milliseconds } = { look: lookPatience, copy: copyPatience },
): Parsing => {
  const short = startLane(worker, reporter, atOnce.short, patience.look);
  const long = startLane(worker, reporter, atOnce.long, patience.look);
  const copies = startLane(worker, reporter, atOnce.copies, patience.copy);
  return {
    look: async (file, kind, whose) => {
      const look = file.bytes <= mostOfShort ? short : long;
      const parsed = await look(file, { kind, bytes: file.bytes, path: undefined }, whose);
      return O.fromNullable(parsed !== undefined && 'content' in parsed ? parsed.content : undefined);
    },
    copy: async (file, kind, path, whose) => {
      const parsed = await copies(file, { kind, bytes: file.bytes, path }, whose);
      return parsed !== undefined && 'copied' in parsed && parsed.copied;
    },
  };
};

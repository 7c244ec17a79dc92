import { fstatSync } from 'node:fs';
import type { MessagePort } from 'node:worker_threads';
import { codeOf } from '../engine/answers';
import { openEngine, type Engine } from './engine';
import { copyStore } from './copy-store';
import { isToEngine, type Copy, type FromEngine, type Question, type ToEngine } from './messages';
import { syncOnce } from './sync-once';

/** A maintenance task that is due after so long (ms), or after so many commits. */
interface Chore {
  readonly statement: string;
  readonly every: number;
  readonly commits: number;
}

/**
 * PGlite has no background processes: the work of the checkpointer and autovacuum is done here, between two units of work. With 10,000 applications
 * and 100,000 slots a checkpoint takes some 10 ms, a vacuum half a second.
 */
const chores: readonly Chore[] = [
  // Keeps the log short, which a start after a crash must read.
  { statement: 'CHECKPOINT', every: 5 * 60_000, commits: 5_000 },
  { statement: 'VACUUM (ANALYZE)', every: 60 * 60_000, commits: 100_000 },
];

const housekeeping = (engine: Engine, say: (message: FromEngine) => void) => {
  const list = chores.map((chore) => ({ ...chore, since: 0, last: performance.now() }));
  return {
    counted: (command: string): void => {
      if (command === 'COMMIT') for (const chore of list) chore.since += 1;
    },
    ifDue: async (): Promise<void> => {
      for (const chore of list) {
        const due = chore.since >= chore.commits || (chore.since > 0 && performance.now() - chore.last >= chore.every);
        if (!due || engine.inTransaction()) continue;
        chore.since = 0;
        chore.last = performance.now();
        try {
          await engine.ask(chore.statement, []);
        } catch (fault) {
          say({ id: -1, code: codeOf(fault) });
        }
      }
    },
  };
};

export interface ThreadSurroundings {
  /** Waits until the writes are on the disk; throws if that fails. */
  readonly fsync: (fileDescriptor: number) => void;
  /** Ends this thread at once. */
  readonly end: (status: number) => void;
}

/** Serves statements from the other side of `port` with the engine in `folder`, one after the other. */
export const serve = async (port: MessagePort, folder: string, { fsync, end }: ThreadSurroundings): Promise<void> => {
  const say = (message: FromEngine): void => port.postMessage(message);
  const panic = (line: string): void => {
    say({ panicked: line.replace(/^.*?(PANIC|FATAL):\s*/, '') });
    end(1);
  };
  const whileOpening = syncOnce({ fsync, stat: (file) => fstatSync(file, { bigint: true }), now: Date.now });
  let toDisk = whileOpening;
  const sync = (fileDescriptor: number): void => {
    try {
      toDisk(fileDescriptor);
    } catch {
      // It is unknown whether the write is on the disk. PostgreSQL panics here; so does this thread, before it can answer.
      panic('the disk refused to keep what was written');
    }
  };
  const engine = await openEngine(folder, { sync, panic });
  toDisk = fsync;
  const house = housekeeping(engine, say);

  const answer = async ({ id, sql, parameters }: Question): Promise<void> => {
    try {
      const { rows, command, affected } = await engine.ask(sql, parameters);
      house.counted(command);
      say({ id, rows, command, affected });
    } catch (fault) {
      say({ id, code: codeOf(fault) });
    }
    await house.ifDue();
  };
  const copy = async ({ id, copyTo }: Copy): Promise<void> => {
    try {
      await engine.ask('CHECKPOINT', []);
      copyStore(folder, copyTo);
      say({ id, rows: [], command: 'COPY', affected: 0 });
    } catch (fault) {
      say({ id, code: codeOf(fault) });
    }
  };
  const leave = async (): Promise<void> => {
    await engine.close();
    port.close();
  };

  const obey = (message: ToEngine): Promise<void> => {
    if ('close' in message) return leave();
    return 'copyTo' in message ? copy(message) : answer(message);
  };
  let before: Promise<void> = Promise.resolve();
  port.on('message', (message: unknown) => {
    if (isToEngine(message)) before = before.then(() => obey(message));
    else panic('a message that the engine can not read');
  });
  say({ opened: true });
};

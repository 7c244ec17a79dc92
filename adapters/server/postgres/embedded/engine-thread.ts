import { Worker } from 'node:worker_threads';
import { codeOf, StatementFailed, type Answer } from '../engine/answers';
import { statementLimit } from '../engine/connections';
import { isFromEngine, type FromEngine, type ToEngine } from './messages';

/** The engine of one folder, in its own thread: it computes for long stretches, and the portal has to keep answering calls. */
export interface EngineThread {
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  /** Copies the whole store to this folder. The caller makes sure that no transaction is open. */
  readonly copyTo: (folder: string) => Promise<Answer>;
  readonly lives: () => boolean;
  /** Lets it finish its work and shut down cleanly. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power failure would; everything acknowledged is already on disk. */
  readonly kill: () => Promise<void>;
}

export interface EngineNotStarted {
  readonly _tag: 'EngineNotStarted';
  readonly folder: string;
  readonly why: string;
}

/** How long a copy of the store may take, in milliseconds: gigabytes on a slow disk. */
const copyLimit = 10 * 60_000;

interface Asked {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: StatementFailed) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Starts the built worker. `onTrouble` reports what needs a person's attention: a panic, a failed maintenance task. A statement can't be interrupted
 * in the engine, so one that exceeds `limit` ends the thread, and the next caller gets a new one. On corrupt files the engine may loop forever, so it
 * is also ended if it is not ready within `startLimit`.
 */
export const startEngine = (
  worker: URL,
  folder: string,
  onTrouble: (event: string, code: string) => void,
  limit = 2 * statementLimit,
  startLimit = 120_000,
): Promise<EngineThread | EngineNotStarted> =>
  new Promise((resolve) => {
    // No environment variables of the portal: they include keys.
    const thread = new Worker(worker, { workerData: folder, env: {}, execArgv: [] });
    const pending = new Map<number, Asked>();
    let stage: 'starting' | 'serving' | 'leaving' | 'over' = 'starting';
    let count = 0;
    let why = 'the thread ended before it was ready';

    const settle = (id: number): Asked | undefined => {
      const one = pending.get(id);
      if (one !== undefined) clearTimeout(one.timer);
      pending.delete(id);
      return one;
    };
    const tell = (message: ToEngine): void => thread.postMessage(message);
    const ended = new Promise<void>((onEnded) => {
      thread.once('exit', () => {
        if (stage === 'serving') onTrouble('store-engine-ended', 'ENGINE_ENDED');
        stage = 'over';
        clearTimeout(late);
        for (const id of [...pending.keys()]) settle(id)?.reject(new StatementFailed('ENGINE_ENDED'));
        resolve({ _tag: 'EngineNotStarted', folder, why });
        onEnded();
      });
    });
    const kill = async (): Promise<void> => {
      stage = 'over';
      await thread.terminate();
      await ended;
    };
    const late = setTimeout(() => {
      why = `it was not ready after ${startLimit / 1_000} s`;
      void kill();
    }, startLimit);
    const overdue = (id: number) => (): void => {
      onTrouble('store-engine-silent', 'ENGINE_SILENT');
      settle(id)?.reject(new StatementFailed('ENGINE_SILENT'));
      void kill();
    };

    const asked = (message: (id: number) => ToEngine, within: number): Promise<Answer> =>
      new Promise((answer, reject) => {
        if (stage !== 'serving') {
          reject(new StatementFailed('ENGINE_ENDED'));
          return;
        }
        count += 1;
        pending.set(count, { resolve: answer, reject, timer: setTimeout(overdue(count), within) });
        tell(message(count));
      });

    const heard = (message: FromEngine): void => {
      if ('opened' in message) {
        stage = 'serving';
        clearTimeout(late);
        resolve({
          lives: () => stage === 'serving',
          ask: (sql, parameters) => asked((id) => ({ id, sql, parameters }), limit),
          copyTo: (target) => asked((id) => ({ id, copyTo: target }), copyLimit),
          stop: async () => {
            if (stage === 'serving') tell({ close: true });
            stage = 'leaving';
            const overtime = setTimeout(() => void kill(), limit);
            await ended;
            clearTimeout(overtime);
          },
          kill,
        });
      } else if ('notOpened' in message) why = message.notOpened;
      else if ('panicked' in message) {
        stage = 'over';
        why = message.panicked;
        onTrouble('store-engine-panicked', 'PANIC');
      } else if ('code' in message) {
        if (message.id < 0) onTrouble('store-housekeeping-failed', message.code);
        settle(message.id)?.reject(new StatementFailed(message.code));
      } else settle(message.id)?.resolve(message);
    };

    thread.on('message', (message: unknown) => {
      if (isFromEngine(message)) heard(message);
    });
    thread.on('error', (fault: unknown) => {
      why = `its thread failed (${codeOf(fault)})`;
      onTrouble('store-engine-failed', codeOf(fault));
    });
  });

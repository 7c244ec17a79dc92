import { Worker } from 'node:worker_threads';
import type { Drawing, PageDrawn } from '../../../application/ports/drawing';
import type { Reporter } from '../../../application/ports/reporter';
import type { Milliseconds } from '../../../domain/time/duration';
import type { FromThread, ToThread } from './messages';

/** With more pages than this waiting, the shell serves the next visitor sooner. */
export const mostWaiting = 8;

/**
 * In milliseconds. A page takes about 10 ms, and ten times as long on a core that is busy with calls; a visitor never waits longer than this for one. It is
 * worth waiting for: with the shell the first card comes five seconds later on a busy device.
 */
export const patience = 3_000;

/** In milliseconds: a thread that hasn't answered for this long is stuck and gets replaced. */
export const stuckAfter = 10_000;

/** The part of a worker thread that we use. */
export interface Thread {
  on(event: 'message', hear: (message: FromThread) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  postMessage(message: ToThread): void;
  terminate(): Promise<unknown>;
  unref(): void;
}

interface Asked {
  readonly settle: (page: PageDrawn | undefined) => void;
}

/**
 * Draws in the thread that `start` returns. If the thread ends, the next page starts a new one. After `within` ms a visitor gets the empty shell. A first
 * thread that ends or says nothing for as long as a stuck one keeps nobody from being served.
 */
export const drawingIn = (start: () => Thread, reporter: Reporter, within: Milliseconds = patience): Drawing => {
  /** What the thread has yet to answer, including pages that nobody is waiting for anymore. */
  const pending = new Map<number, Asked>();
  let count = 0;
  let thread: Thread | undefined;
  let warm = false;
  const letIn = (): void => {
    warm = true;
  };
  const settle = (id: number, page: PageDrawn | undefined): void => {
    pending.get(id)?.settle(page);
    pending.delete(id);
  };
  let silence: NodeJS.Timeout | undefined;
  /** From now on, and as long as pages wait for it, the thread must say something in time. A slow one that still answers goes on: a new one would be slower. */
  const expectWord = (): void => {
    clearTimeout(silence);
    if (pending.size === 0) return;
    silence = setTimeout(() => {
      reporter.report('drawing-thread-stuck');
      void thread?.terminate();
    }, stuckAfter).unref();
  };
  const heard = (message: FromThread): void => {
    if ('warm' in message) letIn();
    else {
      if ('fault' in message) reporter.report('page-not-drawn', { fault: message.fault });
      settle(message.id, 'page' in message ? message.page : undefined);
    }
    expectWord();
  };
  const started = (): Thread => {
    const fresh = start();
    fresh.unref();
    fresh.on('message', heard);
    fresh.on('error', (error) => reporter.report('drawing-thread-ended', { fault: error.name }));
    fresh.on('exit', () => {
      letIn();
      if (thread !== fresh) return;
      thread = undefined;
      for (const id of [...pending.keys()]) settle(id, undefined);
      expectWord();
    });
    return fresh;
  };
  thread = started();
  setTimeout(letIn, stuckAfter).unref();
  return {
    isWarm: () => warm,
    isFree: () => pending.size < mostWaiting,
    draw: (page) => {
      if (pending.size >= mostWaiting) return Promise.resolve(undefined);
      const id = (count += 1);
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve(undefined), within);
        pending.set(id, {
          settle: (drawn) => {
            clearTimeout(late);
            resolve(drawn);
          },
        });
        if (pending.size === 1) expectWord();
        thread ??= started();
        thread.postMessage({ id, ...page } satisfies ToThread);
      });
    },
    stop: async () => {
      await thread?.terminate();
    },
  };
};

/** Draws in the built worker, which gets none of the portal's environment variables, because they include keys. */
export const drawingThread = (worker: URL, reporter: Reporter, within?: Milliseconds): Drawing =>
  drawingIn(() => new Worker(worker, { env: {}, execArgv: [] }), reporter, within);

import { getPriority, setPriority } from 'node:os';
import { isMainThread, parentPort, type MessagePort } from 'node:worker_threads';
import type { PageDrawn, PageToDraw } from '../../../application/ports/drawing';
import type { FromThread, ToThread } from './messages';

/** The thread's nice value above the portal's: on a core that is busy with calls, drawing gets about a tenth. */
export const behindCalls = 10;

/** Where a thread has no priority of its own, this would slow the whole portal. */
const letCallsGoFirst = (): void => {
  if (!isMainThread && process.platform === 'linux') setPriority(Math.min(getPriority() + behindCalls, 19));
};

/** Draws the requested pages one by one. Outside a thread, as in the build, there are no requests. */
export const serveDrawings = (
  draw: (page: PageToDraw) => Promise<PageDrawn>,
  port: Pick<MessagePort, 'on' | 'postMessage'> | null = parentPort,
): void => {
  if (port === null) return;
  letCallsGoFirst();
  const say = (message: FromThread): void => port.postMessage(message);
  let last = Promise.resolve();
  port.on('message', ({ id, ...page }: ToThread) => {
    last = last
      .then(() => draw(page))
      .then(
        (drawn) => say({ id, page: drawn }),
        (fault: unknown) => say({ id, fault: fault instanceof Error ? fault.name : 'unknown' }),
      );
  });
};

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

/** An error without the data of the page. */
const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'unknown');

/** No request has it. */
const nobodys = 0;

/**
 * Draws the requested pages one by one, after those of `warmUp`, for which the thread has the priority of the portal: nobody is sent there before it
 * can draw. Outside a thread, as in the build, there are no requests.
 */
export const serveDrawings = (
  draw: (page: PageToDraw) => Promise<PageDrawn>,
  warmUp: readonly PageToDraw[],
  port: Pick<MessagePort, 'on' | 'postMessage'> | null = parentPort,
): void => {
  if (port === null) return;
  const say = (message: FromThread): void => port.postMessage(message);
  const begin = async (): Promise<void> => {
    for (const page of warmUp) await draw(page).catch((fault: unknown) => say({ id: nobodys, fault: nameOf(fault) }));
    letCallsGoFirst();
    say({ warm: true });
  };
  let last = begin();
  port.on('message', ({ id, ...page }: ToThread) => {
    last = last
      .then(() => draw(page))
      .then(
        (drawn) => say({ id, page: drawn }),
        (fault: unknown) => say({ id, fault: nameOf(fault) }),
      );
  });
};

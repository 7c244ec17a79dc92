import { EventEmitter } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { drawingIn, mostWaiting, patience, stuckAfter, type Thread } from '../../../adapters/server/drawing/drawing';
import type { FromThread, ToThread } from '../../../adapters/server/drawing/messages';
import type { PageDrawn, PageToDraw } from '../../../application/ports/drawing';
import type { Milliseconds } from '../../../domain/time/duration';
import { serveDrawings } from '../../../adapters/server/drawing/serve';
import { keepingReporter } from '../../support/world/reporter';

const page: PageToDraw = { path: '/apply/4711', answers: [] };
const drawn: PageDrawn = { html: '<h1>Caregiver</h1>', style: '<style></style>', title: 'Caregiver' };

/** A thread that does what the test says. */
const aThread = () => {
  const events = new EventEmitter();
  const asked: ToThread[] = [];
  let ended = 0;
  const exit = (): void => {
    ended += 1;
    events.emit('exit', 1);
  };
  const thread: Thread = {
    on: events.on.bind(events),
    postMessage: (message: ToThread) => {
      asked.push(message);
    },
    terminate: () => {
      exit();
      return Promise.resolve(1);
    },
    unref: () => undefined,
  };
  return {
    thread,
    asked,
    ended: () => ended,
    exit,
    fail: (error: Error) => events.emit('error', error),
    say: (message: FromThread) => events.emit('message', message),
  };
};

const aDrawing = (within?: Milliseconds) => {
  const threads: ReturnType<typeof aThread>[] = [];
  const reporter = keepingReporter();
  const drawing = drawingIn(
    () => {
      const fresh = aThread();
      threads.push(fresh);
      return fresh.thread;
    },
    reporter,
    within,
  );
  const last = () => {
    const thread = threads.at(-1);
    if (thread === undefined) throw new Error('No thread was started.');
    return thread;
  };
  return { drawing, reporter, threads, last };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('The thread that renders pages', () => {
  it('is started before the first page, and answers each page with its own rendering', async () => {
    const { drawing, threads, last } = aDrawing();
    expect(threads).toHaveLength(1);
    const both = Promise.all([drawing.draw(page), drawing.draw({ ...page, path: '/apply/4712' })]);
    const [first, second] = last().asked;
    expect([first?.path, second?.path]).toEqual(['/apply/4711', '/apply/4712']);
    last().say({ id: second?.id ?? 0, page: { ...drawn, title: 'Cook' } });
    last().say({ id: first?.id ?? 0, page: drawn });
    expect((await both).map((one) => one?.title)).toEqual(['Caregiver', 'Cook']);
  });

  it('renders no more than 8 pages at a time: the next visitor gets the shell at once', async () => {
    const { drawing, last } = aDrawing();
    const waiting = Array.from({ length: mostWaiting }, () => drawing.draw(page));
    expect(await drawing.draw(page)).toBeUndefined();
    expect(last().asked).toHaveLength(8);
    last().say({ id: last().asked[0]?.id ?? 0, page: drawn });
    expect(await waiting[0]).toEqual(drawn);
    void drawing.draw(page);
    expect(last().asked).toHaveLength(9);
  });

  it('is given three seconds, and counts as busy until it has answered', async () => {
    const { drawing, last } = aDrawing();
    const waiting = Array.from({ length: mostWaiting }, () => drawing.draw(page));
    expect(patience).toBe(3_000);
    await jest.advanceTimersByTimeAsync(2_999);
    const settled = jest.fn();
    void waiting[0]?.then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
    expect(await drawing.draw(page)).toBeUndefined();
    expect(last().asked).toHaveLength(8);
    last().say({ id: last().asked[3]?.id ?? 0, page: drawn });
    void drawing.draw(page);
    expect(last().asked).toHaveLength(9);
  });

  it('is given the time that its portal sets, if it sets one', async () => {
    const { drawing } = aDrawing(9_000);
    const settled = jest.fn();
    void drawing.draw(page).then(settled);
    await jest.advanceTimersByTimeAsync(8_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(undefined);
  });

  it('reports a page that could not be rendered by the name of the error alone, without its data', async () => {
    const { drawing, reporter, last } = aDrawing();
    const answer = drawing.draw(page);
    last().say({ id: last().asked[0]?.id ?? 0, fault: 'TypeError' });
    expect(await answer).toBeUndefined();
    expect(reporter.reports).toEqual([{ event: 'page-not-drawn', detail: { fault: 'TypeError' } }]);
  });

  it('that has ended leaves every waiting visitor with the shell, and is restarted for the next page', async () => {
    const { drawing, reporter, threads, last } = aDrawing();
    const waiting = [drawing.draw(page), drawing.draw(page)];
    last().fail(new RangeError('Maria Lopez'));
    last().exit();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(reporter.reports).toEqual([{ event: 'drawing-thread-ended', detail: { fault: 'RangeError' } }]);
    expect(threads).toHaveLength(1);
    const answer = drawing.draw(page);
    expect(threads).toHaveLength(2);
    last().say({ id: last().asked[0]?.id ?? 0, page: drawn });
    expect(await answer).toEqual(drawn);
  });

  it('that says nothing for ten seconds is stuck: it is terminated, and another one renders', async () => {
    const { drawing, reporter, threads, last } = aDrawing();
    void drawing.draw(page);
    await jest.advanceTimersByTimeAsync(stuckAfter - 1);
    expect(threads[0]?.ended()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(threads[0]?.ended()).toBe(1);
    expect(reporter.reports).toEqual([{ event: 'drawing-thread-stuck', detail: undefined }]);
    const answer = drawing.draw(page);
    last().say({ id: last().asked[0]?.id ?? 0, page: drawn });
    expect(await answer).toEqual(drawn);
  });

  it('that is slow but still answers is not stuck, however long the last page waits', async () => {
    const { drawing, reporter, threads, last } = aDrawing();
    for (const _ of [1, 2, 3]) void drawing.draw(page);
    for (const { id } of [...last().asked]) {
      await jest.advanceTimersByTimeAsync(stuckAfter - 1);
      last().say({ id, page: drawn });
    }
    await jest.advanceTimersByTimeAsync(stuckAfter);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.ended()).toBe(0);
    expect(reporter.reports).toEqual([]);
  });

  it('is warm once it says so', () => {
    const { drawing, last } = aDrawing();
    expect(drawing.isWarm()).toBe(false);
    last().say({ warm: true });
    expect(drawing.isWarm()).toBe(true);
  });

  it('that ends, or is silent for ten seconds, keeps nobody from being served', async () => {
    const [ended, silent] = [aDrawing(), aDrawing()];
    ended.last().exit();
    expect([ended.drawing.isWarm(), silent.drawing.isWarm()]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(stuckAfter - 1);
    expect(silent.drawing.isWarm()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(silent.drawing.isWarm()).toBe(true);
  });

  it('ends with the portal', async () => {
    const { drawing, last } = aDrawing();
    await drawing.stop();
    expect(last().ended()).toBe(1);
  });
});

describe('Inside the thread', () => {
  it('pages are rendered in turn, after those that warm it up, and a failing one reports the class of the error, and none of its data', async () => {
    const { port1: portal, port2: thread } = new MessageChannel();
    const told: FromThread[] = [];
    const all = new Promise<void>((resolve) => {
      portal.on('message', (message: FromThread) => {
        told.push(message);
        if (told.length === 5) resolve();
      });
    });
    let underWay = 0;
    const draw = async ({ path }: PageToDraw): Promise<PageDrawn> => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      if (path === '/bad') throw new TypeError('Maria Lopez');
      return { ...drawn, title: path };
    };
    serveDrawings(draw, [{ ...page, path: '/bad' }, page], thread);
    for (const [n, path] of ['/one', '/bad', '/three'].entries()) portal.postMessage({ id: n + 1, path, answers: [] });
    await all;
    portal.close();
    expect(told).toEqual([
      { id: 0, fault: 'TypeError' },
      { warm: true },
      { id: 1, page: { ...drawn, title: '/one' } },
      { id: 2, fault: 'TypeError' },
      { id: 3, page: { ...drawn, title: '/three' } },
    ]);
  });
});

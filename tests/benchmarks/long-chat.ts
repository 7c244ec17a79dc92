import type { Browser, Page } from '@playwright/test';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { NewMessage } from '../../application/chat/chat.store';
import { toPath } from '../../application/navigation/path';
import { hiringManagerId } from '../support/builders/chat';
import { atMs } from '../support/builders/time';
import { candidateId } from '../support/builders/recording';
import { answerOf } from '../support/world/answers';
import { slowPage, withCrowd } from './big-lists';
import { chromiumMissing, withChromium } from './chromium';
import { job } from './crowd';
import { median, p95, timed } from './measured';
import { figure, keptRatio, table, times, type Findings, type Part } from './report';

const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };

/** Two conversations: one of a page, one as long as any. */
const lengths = [50, 10_000] as const;

const aMessage = (n: number): NewMessage => ({
  by: n % 3 === 0 ? 'candidate' : 'manager',
  clientId: undefined,
  text: `Message ${n}: ${'could you come a little earlier on Monday? '.repeat(1 + (n % 4))}`,
  attachments: [],
  sentAt: atMs(Date.now() - 600_000 * (10_001 - n)),
});

const fill = async (store: UnitOfWork): Promise<void> => {
  const candidate = candidateId(1);
  for (const [nth, length] of lengths.entries())
    await answerOf(
      store.run(({ chat }) =>
        pipe(
          chat.open(candidate, job(nth).positionId, manager),
          TE.flatMap(() => chat.find(candidate, { ...job(nth), hiringManagerId: manager.id })),
          TE.flatMap((found) =>
            O.isNone(found)
              ? TE.right(undefined)
              : chat.addPast(
                  found.value.id,
                  Array.from({ length }, (_, n) => aMessage(n + 1)),
                ),
          ),
        ),
      ),
    );
};

/** Scrolls by so many pixels a frame, for so many frames, and turns at each end; the duration of each frame, in ms. */
const scrolled = (page: Page, by: number, frames: number): Promise<readonly number[]> =>
  page.evaluate(
    ([step, most]) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('[data-scroller]');
        const took: number[] = [];
        let last = performance.now();
        let direction = 1;
        const next = (): void => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          const before = scroller?.scrollTop ?? 0;
          scroller?.scrollBy(0, direction * step);
          if (before === (scroller?.scrollTop ?? 0)) direction = -direction;
          if (took.length <= most) requestAnimationFrame(next);
          else resolve(took.slice(1));
        };
        requestAnimationFrame(next);
      }),
    [by, frames] as const,
  );

/** Goes to the top again and again, where older messages come page by page, until there are none; the duration of each frame, in ms. */
const readToTheBeginning = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (end) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('[data-scroller]');
        const took: number[] = [];
        let last = performance.now();
        const next = (): void => {
          const now = performance.now();
          took.push(now - last);
          last = now;
          scroller?.scrollBy(0, -800);
          if (scroller?.textContent.includes(end) === true) resolve(took.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    'This is the beginning of your conversation.',
  );

interface Seen {
  readonly shown: number;
  readonly back: readonly number[];
  readonly through: readonly number[];
  readonly heapMB: number;
  readonly rows: number;
}

const lookAt = async (
  browser: Browser,
  url: string,
  token: Parameters<typeof slowPage>[2],
  nth: number,
): Promise<Seen> => {
  const page = await slowPage(browser, url, token);
  const shown = await timed(async () => {
    await page.goto(`${url}${toPath({ _tag: 'Conversation', ...job(nth), hiringManagerId: manager.id })}`);
    await page.locator('[data-message]').last().waitFor();
  });
  const back = await readToTheBeginning(page);
  const through = await scrolled(page, 400, 300);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const rows = await page.locator('[data-message]').count();
  await page.context().close();
  return { shown, back, through, heapMB: usedSize / 1_000_000, rows };
};

const smoothness = (browser: Browser): Promise<Findings> =>
  withCrowd(
    { people: 1, jobs: lengths.length },
    async (url, [token]) => {
      const seen: Seen[] = [];
      for (const nth of lengths.keys()) seen.push(await lookAt(browser, url, token, nth));
      const [short, long] = seen;
      if (short === undefined || long === undefined) throw new Error('Two conversations are needed.');
      const ratio = p95(long.through) / p95(short.through);
      const heapRatio = long.heapMB / short.heapMB;
      const row = (name: string, { shown, through, heapMB, rows }: Seen) => [
        name,
        figure(shown),
        figure(median(through)),
        figure(p95(through)),
        figure(Math.max(...through)),
        figure(heapMB),
        String(rows),
      ];
      return {
        lines: [
          'A phone with a processor 4 times slower, 412×823, in ms; memory in MB of the JavaScript heap after a collection.',
          '',
          ...table(
            [
              'a conversation of',
              'shown after',
              'half of the frames',
              '95 of 100',
              'the longest',
              'memory',
              'rows drawn',
            ],
            [row('50 messages', short), row('10,000 messages', long)],
          ),
          '',
          `Scrolling 10,000 messages against 50: ${times(ratio)} the frame (95 of 100), ${times(heapRatio)} the memory.`,
          `While its older messages come page by page: half of ${long.back.length} frames within ${figure(median(long.back))} ms, 95 of 100 within ${figure(p95(long.back))} ms, the longest ${figure(Math.max(...long.back))} ms.`,
        ],
        figures: {
          frameMs: { short: p95(short.through), long: p95(long.through), whilePagesCome: p95(long.back) },
          frameRatio: keptRatio(ratio),
          heapMB: { short: short.heapMB, long: long.heapMB },
          heapRatio: keptRatio(heapRatio),
          rowsDrawn: { short: short.rows, long: long.rows },
        },
      };
    },
    fill,
  );

export const longChatSmooth: Part = {
  name: 'chat',
  title: 'A conversation of 10,000 messages on a slow phone',
  leftOut: chromiumMissing,
  run: () => withChromium(smoothness),
};

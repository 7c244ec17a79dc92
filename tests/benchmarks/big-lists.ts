import type { Browser, Page } from '@playwright/test';
import type { SessionToken } from '../../application/identity/secrets.port';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt } from './calling';
import { chromiumMissing, withChromium } from './chromium';
import { gather } from './crowd';
import { newVisitor } from './fetched';
import { fillStore } from './filled-store';
import { median, p95, timed } from './measured';
import { figure, table, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';

/** A built portal on the embedded store, with a number of candidates who have each applied to a number of jobs, and what else is stored of them. */
export const withCrowd = async <A>(
  crowd: { readonly people: number; readonly jobs: number; readonly fullDay?: boolean },
  work: (url: string, tokens: readonly SessionToken[]) => Promise<A>,
  fill: (store: UnitOfWork) => Promise<unknown> = () => Promise.resolve(),
): Promise<A> => {
  const dataDir = newFolder();
  const [wishes = []] = await fillStore({ dataDir, databaseUrl: undefined }, async (unitOfWork, secrets) => {
    const gathered = await gather(unitOfWork, secrets, crowd);
    await fill(unitOfWork);
    return gathered;
  });
  const server = await startBuiltServer({ dataDir, demo: false });
  try {
    return await work(
      server.url,
      wishes.map(({ token }) => token),
    );
  } finally {
    await server.stop();
    removeFolder(dataDir);
  }
};

const asked = 400;

const listAtScale = async (): Promise<Findings> =>
  withCrowd({ people: 2_000, jobs: 5 }, async (url, tokens) => {
    const call = callsAt(url);
    const list = (n: number) => timed(() => answerOf(call(getJobsList, undefined, tokens[(n * 7) % tokens.length])));
    for (let n = 0; n < 50; n += 1) await list(n);
    const alone: number[] = [];
    for (let n = 0; n < asked; n += 1) alone.push(await list(n));
    const crowded: number[] = [];
    const hand = async (first: number): Promise<void> => {
      for (let n = first; n < asked; n += 16) crowded.push(await list(n));
    };
    await Promise.all(Array.from({ length: 16 }, (_, n) => hand(n)));
    return {
      lines: [
        `get_jobs_list over HTTP with 10,000 applications of 2,000 candidates in the embedded store, ${asked} calls, in ms.`,
        '',
        ...table(
          ['asked', 'half within', '95 of 100 within'],
          [
            ['one after the other', figure(median(alone)), figure(p95(alone))],
            ['16 at a time', figure(median(crowded)), figure(p95(crowded))],
          ],
        ),
      ],
      figures: {
        applications: 10_000,
        aloneMs: { median: median(alone), p95: p95(alone) },
        crowdedMs: { median: median(crowded), p95: p95(crowded) },
      },
    };
  });

/** Scrolls from top to bottom, one step per frame, and returns each frame's duration in ms. */
const scrolled = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const step = (): void => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 400);
          if (frames.length < 120) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );

/** A phone with a processor 4 times slower. */
export const slowPage = async (browser: Browser, url: string, token: SessionToken | undefined): Promise<Page> => {
  const context = await newVisitor(browser, url, token, { viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

const smoothness = async (browser: Browser): Promise<Findings> =>
  withCrowd({ people: 1, jobs: 300, fullDay: true }, async (url, [token]) => {
    const page = await slowPage(browser, url, token);
    const shown = await timed(async () => {
      await page.goto(`${url}/candidateportal`);
      await page.getByRole('listitem').nth(299).waitFor({ state: 'attached' });
    });
    const frames = await scrolled(page);
    await page
      .getByRole('link', { name: /^Schedule/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /View Time/ })
      .first()
      .click();
    const times = page.getByRole('radio');
    await times.nth(95).waitFor({ state: 'attached' });
    const choices: number[] = [];
    for (const nth of [0, 20, 40, 60, 80, 95])
      choices.push(
        await times.nth(nth).evaluate(
          (radio) =>
            new Promise<number>((resolve) => {
              const started = performance.now();
              if (radio instanceof HTMLElement) radio.click();
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
            }),
        ),
      );
    await page.context().close();
    const worst = Math.max(...frames);
    return {
      lines: [
        'A phone with a processor 4 times slower, 412×823, in ms.',
        '',
        ...table(
          ['what', 'half within', '95 of 100 within', 'the longest'],
          [
            ['a frame while 300 cards are scrolled', figure(median(frames)), figure(p95(frames)), figure(worst)],
            [
              'choosing one of 96 times until painted',
              figure(median(choices)),
              figure(p95(choices)),
              figure(Math.max(...choices)),
            ],
          ],
        ),
        '',
        `300 cards stand ${figure(shown)} ms after the address was opened.`,
      ],
      figures: {
        shownMs: shown,
        frameMs: { median: median(frames), p95: p95(frames), worst },
        choiceMs: { median: median(choices), worst: Math.max(...choices) },
      },
    };
  });

export const jobsListAtScale: Part = {
  name: 'list',
  title: 'The list with 10,000 applications in the store',
  run: listAtScale,
};

export const bigListsSmooth: Part = {
  name: 'smooth',
  title: '300 applications and a day of 96 times on a slow phone',
  leftOut: chromiumMissing,
  run: () => withChromium(smoothness),
};

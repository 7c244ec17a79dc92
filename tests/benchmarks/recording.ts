import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ask, recorderAt, startInterviews, storedAnswer } from '../support/browser/interview';
import { needsOf } from '../support/browser/needs';
import type { RunningPortal } from '../support/portal/running-portal';
import { chromiumMissing, withChromium } from './chromium';
import { median } from './measured';
import { figure, keptRatio, type Findings, type Part } from './report';

/*
 * A recorded interview on an old phone: a long answer with a slow processor, and ten answers over a slow line, which must never make the candidate
 * wait for the next question.
 */

const someone = 'recorded@example.org';
const slower = 4;
const longAnswer = Number(process.env['RECORDING_SECONDS'] ?? '180');
const picturesASecond = 20;

/** Bytes per second: 0.5 Mbps. */
const slowLine = 500_000 / 8;
const shortAnswer = 15;
const answers = 10;

/** Keeps the length of every task that kept the page busy for more than 50 ms. */
const watchTasks = `globalThis.__tasks = [];
new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) __tasks.push(duration); }).observe({ type: 'longtask' });`;

const inInterview = async <A>(
  browser: Browser,
  questions: readonly object[],
  work: (page: Page, portal: RunningPortal) => Promise<A>,
): Promise<A> => {
  const portal = await startInterviews([someone], {}, questions);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await recorderAt(page, portal).arrive(someone);
    return await work(page, portal);
  } finally {
    await context.close();
    await portal.close();
  }
};

/** Video frames shown while the candidate records, and how many of them came too late to be shown. */
const shownBy = (page: Page): Promise<{ readonly shown: number; readonly dropped: number }> =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    if (video === null) throw new Error('No picture of the candidate is shown.');
    const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
    return { shown: totalVideoFrames, dropped: droppedVideoFrames };
  });

const picturesIn = async (file: string): Promise<{ readonly pictures: number; readonly seconds: number }> => {
  const { stdout } = await promisify(execFile)('ffprobe', [
    ...['-v', 'error', '-select_streams', 'v:0', '-count_packets'],
    ...['-show_entries', 'stream=nb_read_packets:format=duration', '-of', 'default=nk=1:nw=1', file],
  ]);
  const [pictures = Number.NaN, seconds = Number.NaN] = stdout.trim().split('\n').map(Number);
  return { pictures, seconds };
};

const slowProcessor = (browser: Browser): Promise<Findings> =>
  inInterview(browser, [ask(1, 'Tell us about yourself.', false, longAnswer + 30)], async (page, portal) => {
    const me = recorderAt(page, portal);
    await me.open();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.locator('video').waitFor();
    const before = await needsOf(browser, page);
    await page.evaluate('__tasks.length = 0');
    const half = (longAnswer * 1_000) / 2;
    // The countdown takes 3 s.
    const looking = async () => {
      await page.waitForTimeout(5_000);
      const shownBefore = await shownBy(page);
      await page.waitForTimeout(half - 3_000);
      const halfWay = await needsOf(browser, page);
      await page.waitForTimeout(half - 3_000);
      return { shownBefore, halfWay, shown: await shownBy(page) };
    };
    const [spoken, { shownBefore, halfWay, shown }] = await Promise.all([me.record(longAnswer * 1_000), looking()]);
    const after = await needsOf(browser, page);
    const tasks = await page.evaluate<number[]>('__tasks');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await me.goOn();
    await page.getByText('Received', { exact: true }).first().waitFor({ timeout: 120_000 });
    const { pictures, seconds } = await storedAnswer(portal, page, 1, picturesIn);
    const megabytes = (bytes: number | undefined): string => figure((bytes ?? Number.NaN) / 1e6);
    const [given, late] = [shown.shown - shownBefore.shown, shown.dropped - shownBefore.dropped];
    return {
      lines: [
        `An answer of ${figure(spoken)} s with the processor ${slower} times slower:`,
        `  the file lasts ${figure(seconds)} s and has ${pictures} pictures: ${figure((100 * pictures) / (seconds * picturesASecond))} % of what the camera gave`,
        `  the candidate's own picture: ${given} shown, ${late} dropped`,
        `  memory: heap ${megabytes(before.heap)}, ${megabytes(halfWay.heap)}, ${megabytes(after.heap)} MB; process ${megabytes(before.resident)}, ${megabytes(halfWay.resident)}, ${megabytes(after.resident)} MB (start, middle, end)`,
        `  ${tasks.length} tasks of the page took more than 50 ms, the longest ${figure(Math.max(0, ...tasks))} ms`,
      ],
      figures: {
        seconds: keptRatio(seconds),
        pictures,
        dropped: late,
        heapMb: [before.heap, halfWay.heap, after.heap].map((bytes) => keptRatio(bytes / 1e6)),
        longestTaskMs: keptRatio(Math.max(0, ...tasks)),
      },
    };
  });

const weakLine = (browser: Browser): Promise<Findings> =>
  inInterview(
    browser,
    Array.from({ length: answers }, (_, n) => ask(n + 1, `Question number ${n + 1}?`, false, 60)),
    async (page, portal) => {
      const me = recorderAt(page, portal);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: slowLine,
        uploadThroughput: slowLine,
      });
      await me.open();
      const waited: number[] = [];
      for (let n = 1; n <= answers; n += 1) {
        await me.question(n, answers).waitFor();
        await me.record(shortAnswer * 1_000);
        const began = performance.now();
        await me.goOn();
        if (n < answers) await me.question(n + 1, answers).waitFor();
        else await page.getByRole('heading', { level: 1, name: 'Interview video recordings' }).waitFor();
        waited.push(performance.now() - began);
      }
      const received = page.getByText('Received', { exact: true });
      const atTheEnd = await received.count();
      const began = performance.now();
      await received.nth(answers - 1).waitFor({ timeout: 600_000 });
      const seconds = (performance.now() - began) / 1_000;
      return {
        lines: [
          `${answers} answers of ${shortAnswer} s over a line of 0.5 Mbps and 100 ms:`,
          `  from Next Question to the next question: median ${figure(median(waited))} ms, longest ${figure(Math.max(...waited))} ms`,
          `  received when the last was recorded: ${atTheEnd} of ${answers}; all of them ${figure(seconds)} s later`,
        ],
        figures: { waitedMs: waited.map(keptRatio), receivedAtTheEnd: atTheEnd, allAfterSeconds: keptRatio(seconds) },
      };
    },
  );

const measure = async (browser: Browser): Promise<Findings> => {
  const [long, many] = [await slowProcessor(browser), await weakLine(browser)];
  return { lines: [...long.lines, '', ...many.lines], figures: { long: long.figures, many: many.figures } };
};

export const recordedInterviews: Part = {
  name: 'recording',
  title: 'A recorded interview on an old phone',
  leftOut: chromiumMissing,
  run: () =>
    withChromium(
      measure,
      `--use-fake-device-for-media-stream=fps=${picturesASecond}`,
      '--autoplay-policy=no-user-gesture-required',
    ),
};

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { callAt, probedAt, recorderAt, startInterviews } from '../../support/browser/interview';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/*
 * What can go wrong while an answer is recorded or sent: nothing is lost (R24). One round each; RECORDING_ROUNDS=5 is the long form. Each round prints
 * how many seconds of the answer were lost, from the clock on the screen to the length of the stored file. A crashed page, a reload, a line that is
 * away for the whole interview and a second tab are in interview.spec.ts.
 */

const rounds = Number(process.env['RECORDING_ROUNDS'] ?? '1');
const everyRound = Array.from({ length: rounds }, (_, n) => n + 1);
const speaksFor = 3_000;

let portal: RunningPortal;
const people = Array.from({ length: 8 * rounds }, (_, n) => `fault-${n + 1}@example.org`);
const person = (() => {
  const waiting = [...people];
  return (): string => waiting.shift() ?? '';
})();

test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  portal = await startInterviews(people);
});
test.afterAll(async () => {
  await portal.close();
});

/** Starts recording, and returns the time at which the clock began. */
const speaking = async (page: Page, at = portal): Promise<number> => {
  await recorderAt(page, at).button('Record').click();
  await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible();
  return Date.now();
};

/** Counts what the recorder of each page delivers. */
const countingClips = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.MediaRecorder = class extends MediaRecorder {
      constructor(stream: MediaStream, how?: MediaRecorderOptions) {
        super(stream, how);
        this.addEventListener('dataavailable', () => {
          const { dataset } = document.documentElement;
          dataset['clips'] = String(Number(dataset['clips'] ?? 0) + 1);
        });
      }
    };
  });

/**
 * Milliseconds that can be recovered after a kill now: what was spoken, or what a browser on a busy machine has delivered until now, a second a clip, and
 * half a clip more.
 */
const recoverable = async (page: Page, since: number): Promise<number> => {
  const clips = await page.evaluate(() => Number(document.documentElement.dataset['clips'] ?? 0));
  return Math.min(Date.now() - since, clips * 1_000 + 500);
};

/** The recovered answer is used and sent; the number of lost seconds is printed. */
const lostOf = async (page: Page, fault: string, spoken: number, at = portal): Promise<number> => {
  const me = recorderAt(page, at);
  await expect(
    me
      .button('Use this response')
      .or(me.button(/^(Next Question|Continue)$/))
      .first(),
  ).toBeVisible();
  if (await me.button('Use this response').isVisible()) await me.button('Use this response').click();
  await me.goOn();
  await expect(page.getByText('1 answer received.')).toBeVisible({ timeout: 60_000 });
  const { streams, seconds } = await probedAt(at, page, 1);
  expect(streams).toBe('audio video');
  const lost = spoken / 1_000 - seconds;
  console.log(`  ${fault}: ${lost.toFixed(2)} s of ${(spoken / 1_000).toFixed(2)} s lost`);
  expect(await callAt(at, page, 'candidate_list_of_recorded_videos/901/9101')).toContain('"re_record":0');
  return lost;
};

const killOf = async (browser: Browser, type: 'renderer' | 'browser'): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const one of processInfo) if (one.type === type) process.kill(one.id, 'SIGKILL');
};

/** A separate browser, which the test may kill. */
const ownBrowser = async (
  launch: (folder: string) => Promise<BrowserContext>,
  use: (open: () => Promise<Page>) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  let context: BrowserContext | undefined;
  try {
    await use(async () => {
      context = await launch(folder);
      return context.pages()[0] ?? context.newPage();
    });
  } finally {
    await context?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

for (const round of everyRound) {
  test(`SIGKILL of the browser, round ${round}: the answer is recovered [R24]`, async ({
    playwright,
    launchOptions,
  }) => {
    await ownBrowser(
      (folder) =>
        playwright.chromium.launchPersistentContext(folder, {
          ...launchOptions,
          viewport: { width: 390, height: 844 },
          permissions: ['camera', 'microphone'],
        }),
      async (open) => {
        const page = await open();
        await countingClips(page.context());
        const me = recorderAt(page, portal);
        const email = person();
        await me.arrive(email);
        await me.open();
        const since = await speaking(page);
        await page.waitForTimeout(speaksFor);
        const spoken = await recoverable(page, since);
        const browser = page.context().browser();
        if (browser === null) throw new Error('No browser');
        const closed = page.context().waitForEvent('close');
        await killOf(browser, 'browser').catch(() => undefined);
        await closed;
        const again = await open();
        // A browser writes a token to its disk later than it writes a recording.
        await again.goto(`${portal.url}/candidateportal`);
        const form = again.getByRole('textbox', { name: 'Email' });
        const heading = again.getByRole('heading', { name: 'My Job Applications' });
        await expect(form.or(heading).first()).toBeVisible();
        if (await form.isVisible()) await recorderAt(again, portal).arrive(email);
        await recorderAt(again, portal).open();
        await expect(again.getByText('We found your answer')).toBeVisible();
        expect(await lostOf(again, 'SIGKILL of the browser', spoken)).toBeLessThan(1.5);
      },
    );
  });

  test(`SIGKILL of the renderer, round ${round}: the answer is recovered [R24]`, async ({ page, context, browser }) => {
    await countingClips(context);
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const spoken = await recoverable(page, since);
    const crashed = page.waitForEvent('crash');
    await killOf(browser, 'renderer');
    await crashed;
    // The browser may reuse a spare renderer process, which is dead as well.
    const again = await context.newPage().catch(() => context.newPage());
    await recorderAt(again, portal).open();
    await expect(again.getByText('We found your answer')).toBeVisible();
    expect(await lostOf(again, 'SIGKILL of the renderer', spoken)).toBeLessThan(1.5);
  });

  test(`camera permission revoked, round ${round}: what was said until then is kept [R24, spec 2 §2.3]`, async ({
    page,
    context,
  }) => {
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const spoken = Date.now() - since;
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    for (const name of ['camera', 'microphone'])
      await session.send('Browser.setPermission', {
        permission: { name },
        setting: 'denied',
        origin: new URL(portal.url).origin,
        ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
      });
    await expect(me.button('Use this response')).toBeVisible();
    expect(await lostOf(page, 'permission taken back', spoken)).toBeLessThan(1);
  });

  test(`camera unplugged, round ${round}: what was said until then is kept (injected) [R24, spec 2 §2.3]`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wish) => {
        const stream = await open(wish);
        window.addEventListener('unplug', () => {
          for (const track of stream.getVideoTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        });
        return stream;
      };
    });
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const spoken = Date.now() - since;
    await page.evaluate(() => window.dispatchEvent(new Event('unplug')));
    await expect(me.button('Use this response')).toBeVisible();
    expect(await lostOf(page, 'camera unplugged', spoken)).toBeLessThan(1);
  });

  test(`connection cut while an answer is being sent, round ${round}: it resumes where it stopped [R24, R34]`, async ({
    page,
    context,
  }) => {
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const session = await context.newCDPSession(page);
    const line = (offline: boolean, uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const spoken = Date.now() - since;
    await me.button('Stop').click();
    await expect(me.button(/^(Next Question|Continue)$/)).toBeVisible();
    await line(false, 40_000);
    await me.goOn();
    await expect(page.getByText(/Sending: [1-9]\d?%/)).toBeVisible();
    await line(true, 40_000);
    await expect(page.getByText(/1 answer safe on this device\./)).toBeVisible();
    await line(false, -1);
    await expect(page.getByText('1 answer received.')).toBeVisible({ timeout: 60_000 });
    const lost = spoken / 1_000 - (await probedAt(portal, page, 1)).seconds;
    console.log(`  line cut while sending: ${lost.toFixed(2)} s lost`);
    expect(lost).toBeLessThan(0.5);
  });

  test(`SIGKILL of the server while an answer is being sent, round ${round}: it resumes where it stopped [R24, R34]`, async ({
    page,
    context,
  }) => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
      });
    });
    const email = `killed-${round}@example.org`;
    let own = await startInterviews([email], { env: { PORT: String(port) } });
    try {
      const me = recorderAt(page, own);
      await me.arrive(email);
      await me.open();
      const session = await context.newCDPSession(page);
      const line = (uploadThroughput: number) =>
        session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        });
      const since = await speaking(page, own);
      await page.waitForTimeout(speaksFor);
      const spoken = Date.now() - since;
      await me.button('Stop').click();
      await expect(me.button(/^(Next Question|Continue)$/)).toBeVisible();
      await line(40_000);
      await me.goOn();
      await expect(page.getByText(/Sending: [1-9]\d?%/)).toBeVisible();
      const { dataDir, inbox } = own;
      await own.kill();
      const again = await startInterviews([email], { dataDir, inbox, env: { PORT: String(port) } });
      own = {
        ...again,
        close: async () => {
          await again.close();
          await inbox.close();
          await rm(dataDir, { recursive: true, force: true });
        },
      };
      await line(-1);
      await expect(page.getByText('1 answer received.')).toBeVisible({ timeout: 60_000 });
      const lost = spoken / 1_000 - (await probedAt(own, page, 1)).seconds;
      console.log(`  SIGKILL of the server while sending: ${lost.toFixed(2)} s lost`);
      expect(lost).toBeLessThan(0.5);
    } finally {
      await own.close();
    }
  });

  test(`full disk, round ${round}: the page says so, and the answer is still sent [R24]`, async ({ page, context }) => {
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(portal.url).origin, quotaSize: 1 });
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const spoken = Date.now() - since;
    await me.button('Stop').click();
    await expect(page.getByText('This device is full')).toBeVisible();
    expect(await lostOf(page, 'disk full', spoken)).toBeLessThan(0.5);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(portal.url).origin });
  });

  test(`phone locked (the page is frozen), round ${round}: what was recorded is kept [R24]`, async ({
    page,
    context,
  }) => {
    const me = recorderAt(page, portal);
    await me.arrive(person());
    await me.open();
    const since = await speaking(page);
    await page.waitForTimeout(speaksFor);
    const session = await context.newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    const spoken = Date.now() - since;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    const stop = me.button('Stop');
    if (await stop.isVisible()) await stop.click();
    expect(await lostOf(page, 'page frozen', spoken)).toBeLessThan(1);
  });
}

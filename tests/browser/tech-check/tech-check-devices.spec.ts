import { chromium, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { both, expectSettled, failed, openCheck, passed, verdict } from '../../support/browser/tech-check';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* The tech check on devices that lack a camera, have several, or lose one. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** A Chromium with this many fake cameras and microphones; its own permission prompt is answered automatically. */
const withDevices = async (count: number, use: (page: Page) => Promise<void>): Promise<void> => {
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      `--use-fake-device-for-media-stream=device-count=${count}`,
      '--use-fake-ui-for-media-stream',
    ],
  });
  await use(await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage());
  await browser.close();
};

test('without a camera and a microphone: what is missing, and a QR code to continue on a phone [spec 2 §2.9]', async () => {
  await withDevices(0, async (page) => {
    await openCheck(page, portal.url);
    await expectSettled(page);
    await expect(verdict(page, 'Camera').getByText('We found no camera on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Show a code for my phone' }).click();
    await expect(page.getByRole('img', { name: 'A QR code that opens this page on your phone' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('three cameras: the chosen one is used, and remembered for the next visit [spec 2 §2.9]', async () => {
  await withDevices(3, async (page) => {
    await openCheck(page, portal.url);
    const choice = page.getByRole('combobox', { name: 'Which camera?' });
    await expect(choice.getByRole('option')).toHaveCount(3);
    const third = await choice.getByRole('option').nth(2).textContent();
    await choice.selectOption({ index: 2 });
    await expect(
      verdict(page, 'Camera')
        .getByRole('paragraph')
        .filter({ hasText: third ?? '' }),
    ).toBeVisible();
    await page.reload();
    await expect(choice.locator('option:checked')).toHaveText(third ?? '');
  });
});

/* What Chromium can't simulate is injected at navigator.mediaDevices: a busy camera, one that is unplugged, a browser without any access. */

test('a camera in use by another program: close it, then check again (injected) [spec 2 §2.9]', async ({ page }) => {
  await page.context().grantPermissions([...both]);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wish) =>
      wish?.video === undefined || wish.video === false || 'free' in window
        ? open(wish)
        : Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
  });
  await openCheck(page, portal.url);
  await expectSettled(page);
  await expect(verdict(page, 'Camera').getByText('Another program is using the camera.')).toBeVisible();
  await expect(verdict(page, 'Microphone').getByText('Works')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { free: true }));
  await verdict(page, 'Camera').getByRole('button', { name: 'Check again' }).click();
  await expect(verdict(page, 'Camera').getByText('Works')).toBeVisible();
});

test('an unplugged camera is reported as lost, and what had passed no longer counts (injected) [spec 2 §2.9]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      window.addEventListener('unplug', () => stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended')));
      return stream;
    };
  });
  await openCheck(page, portal.url);
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('unplug')));
  await expect(verdict(page, 'Camera').getByText('The camera was disconnected.')).toBeVisible();
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Done' })).toBeHidden();
});

test('a browser inside another app has no camera for pages: how to open the page outside (injected) [spec 2 §2.9, R44]', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/500.0]',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
  });
  await openCheck(page, portal.url);
  await expectSettled(page);
  await expect(page.getByRole('region', { name: 'Open this page in your browser' })).toContainText('Open in Safari');
  await expect(verdict(page, 'Camera').getByText('This browser gives pages no access to a camera.')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

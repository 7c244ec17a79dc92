import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { slowLine } from '../support/browser/slow-line';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const failed = 'Sorry, please check your Camera, Microphone and/or internet connection speed';
const slow =
  'Slow or no internet connection. Please check your internet settings and try again or select other network.';
const passed = 'Well done! We are able to access your Camera, Microphone and check your internet connection speed.';

const both = ['camera', 'microphone'] as const;

/** The verdict about one part of the device. */
const verdict = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const openCheck = async (page: Page, url = portal.url): Promise<void> => {
  await page.goto(`${url}/techCheckTest`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tech check' })).toBeVisible();
};

/** Nothing is still being checked. */
const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.getByText('Checking your device')).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeHidden();
};

/** The address of the job whose times are shown; the page's own address no longer has it. */
const pathBehind = async (page: Page): Promise<string> => {
  await page.goBack();
  const { pathname } = new URL(page.url());
  await page.goForward();
  return pathname;
};

const deny = async (page: Page, name: 'camera' | 'microphone', setting: 'denied' | 'granted' | 'prompt') => {
  const session = await page.context().newCDPSession(page);
  await session.send('Browser.setPermission', { permission: { name }, setting, origin: new URL(portal.url).origin });
};

test('a device with everything passes: picture, level, speed in both directions, browser, device; then Well done after 6 s, and Done [spec 2 §2.9, §4.4, §8, §9, R46]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await openCheck(page);
  await expect(verdict(page, 'Camera').getByText('Works')).toBeVisible();
  await expect(page.getByLabel('What your camera shows')).toBeVisible();
  await expect
    .poll(() => page.getByLabel('What your camera shows').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  // Chromium's fake microphone beeps once a second.
  const meter = page.getByRole('meter', { name: 'How loud your microphone is' });
  await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(verdict(page, 'Internet connection').getByText(/^Download \d+\.\d Mbps$/)).toBeVisible();
  await expect(verdict(page, 'Internet connection').getByText(/^Upload \d+\.\d Mbps$/)).toBeVisible();
  await expect(verdict(page, 'Browser').getByText(/^Chrome \d+/)).toBeVisible();
  await expect(verdict(page, 'Device').getByText('Computer')).toBeVisible();
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: 'Your device is ready' });
  await expect(dialog.getByText(passed)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The app's home, which asks a visitor to sign in.
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('two seconds of the microphone are recorded and played back, and nothing is sent [spec 2 §2.9]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await openCheck(page);
  await expectSettled(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Record 2 seconds and listen' }).click();
  await expect(page.getByText('Recording. Say something …')).toBeVisible();
  await expect(page.getByText('Playing …')).toBeVisible();
  await expect(page.getByText(/^Did you hear yourself\?/)).toBeVisible();
  expect(sent).toEqual([]);
});

/*
 * Headless Chromium denies permission prompts that nobody answers. Closing the prompt is injected: Chromium then says 'Permission dismissed' and
 * would ask again.
 */
test('a permission prompt that is closed without an answer: the page says what to do, and shows no spinner (injected) [spec 2 §2.3, §8]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      if ((await navigator.permissions.query({ name: 'camera' })).state === 'granted') return open(wish);
      throw new DOMException('Permission dismissed', 'NotAllowedError');
    };
  });
  await openCheck(page);
  await expectSettled(page);
  await expect(
    verdict(page, 'Camera').getByText('The question about the camera was closed without an answer.'),
  ).toBeVisible();
  await expect(verdict(page, 'Microphone').getByText('Press Check again.', { exact: false })).toBeVisible();
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions([...both]);
  // Allowed in the browser's own settings, which takes effect after a reload.
  await page.getByRole('dialog').getByRole('button', { name: 'Re-check' }).click();
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
});

test('a denied camera and microphone: Oops, the address to copy, and the steps for this browser and system [spec 2 §2.3]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/how-it-works`);
  await deny(page, 'camera', 'denied');
  await deny(page, 'microphone', 'denied');
  await openCheck(page);
  await expectSettled(page);
  await expect(verdict(page, 'Camera').getByText('Your browser does not let us use the camera.')).toBeVisible();
  const help = page.getByRole('region', { name: 'Oops' });
  await expect(help.getByRole('tab', { name: 'Chrome', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(help.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await deny(page, 'camera', 'denied');
  await help.getByRole('button', { name: 'Copy URL' }).click();
  await expect(help.getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.url}/techCheckTest`);
  await help.getByRole('tab', { name: 'Chrome', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(help.getByRole('tab', { name: 'Safari' })).toBeFocused();
  await help.getByRole('tabpanel', { name: 'Safari' }).getByRole('tab', { name: 'iOS' }).click();
  await expect(help.getByText(/Website Settings/)).toBeVisible();
  await expectAccessible(page);
});

for (const [allowed, other] of [
  ['microphone', 'camera'],
  ['camera', 'microphone'],
] as const)
  test(`only the ${allowed} is allowed: each gets its own verdict [spec 2 §4.4]`, async ({ page }) => {
    await page.context().grantPermissions([allowed]);
    await openCheck(page);
    await expectSettled(page);
    const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    await expect(verdict(page, title(allowed)).getByText('Works')).toBeVisible();
    await expect(
      verdict(page, title(other))
        .getByText(new RegExp(`the ${other}`, 'i'))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
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
    await openCheck(page);
    await expectSettled(page);
    await expect(verdict(page, 'Camera').getByText('We found no camera on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Show a code for my phone' }).click();
    await expect(page.getByRole('img', { name: 'A QR code that opens this page on your phone' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('three cameras: the chosen one is used, and remembered for the next visit [spec 2 §2.9]', async () => {
  await withDevices(3, async (page) => {
    await openCheck(page);
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
  await openCheck(page);
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
  await openCheck(page);
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
  await openCheck(page);
  await expectSettled(page);
  await expect(page.getByRole('region', { name: 'Open this page in your browser' })).toContainText('Open in Safari');
  await expect(verdict(page, 'Camera').getByText('This browser gives pages no access to a camera.')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('a permission revoked while the check runs: a verdict, and Re-check reloads the page [spec 2 §2.9]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await openCheck(page);
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
  await page.context().clearPermissions();
  const dialog = page.getByRole('dialog', { name: 'A permission has changed' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(verdict(page, 'Camera').getByText(/revoked|does not let us/)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Re-check' }).click();
  await loaded;
  await expect(verdict(page, 'Camera').getByText('Your browser does not let us use the camera.')).toBeVisible();
});

test('connections of 0.5, 1.9, 2.2 and 5 Mbps, and one that is cut: below 2 Mbps is too slow, and each ends in its verdict [spec 2 §8, §9, R22, R46]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  const line = await slowLine(portal.url);
  for (const [mbps, says] of [
    // A busy machine measures a little less than the connection provides; the rule's own table has 1.9, 2 and 2.1.
    [0.5, /We measured 0\.[345] Mbps\. A video interview needs 2 Mbps\./],
    [1.9, /We measured 1\.[5-9] Mbps\. A video interview needs 2 Mbps\./],
    [2.2, /Download 2\.[0-2] Mbps/],
    [5, /Download ([2-4]\.\d|5\.0) Mbps/],
  ] as const) {
    line.slowTo(mbps);
    await openCheck(page, line.url);
    await expect(verdict(page, 'Internet connection').getByText(says)).toBeVisible();
    await expectSettled(page);
    if (mbps < 2) await expect(page.getByRole('alert').getByText(slow)).toBeVisible();
    else await expect(page.getByText(passed).first()).toBeVisible();
  }
  line.slowTo(undefined);
  line.cutAfter(600_000);
  await openCheck(page, line.url);
  await expectSettled(page);
  await expect(verdict(page, 'Internet connection').getByText('The connection was interrupted.')).toBeVisible();
  await expect(page.getByRole('alert').getByText(slow)).toBeVisible();
  line.cutAfter(undefined);
  await page.getByRole('button', { name: 'Measure again' }).click();
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
  await line.close();
});

test('the check of an application: skipDelay says at once that all is well; Done stores it, and the list says so [spec 2 §2.1, §2.9, §4.4, R10a]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  const candidate = candidateAt(page, portal);
  await candidate.signIn(maria);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  const [, community = '', position = ''] = /schedule\/(\d+)\/(\d+)/.exec(await pathBehind(page)) ?? [];
  await candidate.chooseTime();
  await candidate.confirm();
  await candidate.expectBooked();

  const stored: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') stored.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  const done = async (path: string): Promise<void> => {
    await page.goto(`${portal.url}${path}`);
    const dialog = page.getByRole('dialog', { name: 'Your device is ready' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Your interview begins in')).toContainText(/\d{2,}:\d{2}:\d{2}/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  };
  const job = `{"community_id":${community},"position_id":${position},`;

  // The optional form, skipped.
  await page.goto(`${portal.url}/tech-check-optional/${community}/${position}`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();

  await done(`/tech-check/${community}/${position}/skipDelay`);
  await expect(page.getByText('Your tech check is done. You can join your interview from this device.')).toBeVisible();
  await done(`/tech-check-optional/${community}/${position}/skipDelay`);
  await expect(page.getByText('Your tech check is done. This device is ready for your interview.')).toBeVisible();
  await done(`/tech-check/${community}/${position}/tcNotDone`);
  await expect(page.getByText('You can join 10 minutes before your interview begins.')).toBeVisible();
  // The second time, the mandatory flag is already 1: nothing is stored.
  expect(stored).toEqual([
    `/api/candidate/tech_check_optional ${job}"tech_check_optional":2}`,
    `/api/candidate/tech_check_mandatory ${job}"tech_check_mandatory":1}`,
    `/api/candidate/tech_check_optional ${job}"tech_check_optional":1}`,
  ]);

  // Before a recording.
  await page.goto(`${portal.url}/tech-check/${community}/${position}/selfRecordNow`);
  await page.getByRole('dialog', { name: 'Your device is ready' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Record your interview' })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { slowLine } from '../../support/browser/slow-line';
import { both, expectSettled, openCheck, passed, verdict } from '../../support/browser/tech-check';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* The tech check of a device that works, its connection, and what becomes of the result. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const slow =
  'Slow or no internet connection. Please check your internet settings and try again or select other network.';

/** The address of the job whose times are shown; the page's own address no longer has it. */
const pathBehind = async (page: Page): Promise<string> => {
  await page.goBack();
  const { pathname } = new URL(page.url());
  await page.goForward();
  return pathname;
};

test('a device with everything passes: picture, level, speed in both directions, browser, device; then Well done after 6 s, and Done [spec 2 §2.9, §4.4, §8, §9, R46]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await openCheck(page, portal.url);
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
  await openCheck(page, portal.url);
  await expectSettled(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Record 2 seconds and listen' }).click();
  await expect(page.getByText('Recording. Say something …')).toBeVisible();
  await expect(page.getByText('Playing …')).toBeVisible();
  await expect(page.getByText(/^Did you hear yourself\?/)).toBeVisible();
  expect(sent).toEqual([]);
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
  await candidate.arrive(maria);
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
    await expect(page.getByRole('timer')).toContainText(/^Your interview begins in\s*\d{2,}:\d{2}:\d{2}/);
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

  // Before a recording, which a job with a video interview does not have: its appointment is shown instead (R10).
  await page.goto(`${portal.url}/tech-check/${community}/${position}/selfRecordNow`);
  await expect(page).toHaveURL(`${portal.url}/success/${community}/${position}`);
});

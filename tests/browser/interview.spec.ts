import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { recorderAt, recorderPath, startInterviews } from '../support/browser/interview';
import { keptToken } from '../support/browser/kept';
import type { RunningPortal } from '../support/portal/running-portal';

let portal: RunningPortal;
const people = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => `${name}@example.org`);
const person = (() => {
  const waiting = [...people];
  return (): string => waiting.shift() ?? '';
})();

test.describe.configure({ timeout: 90_000 });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await startInterviews(people);
});
test.afterAll(async () => {
  await portal.close();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const call = async (page: Page, path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${portal.url}/api/self_record_interviews/${path}`, {
    headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.text();
};

/** What the server plays of an answer: its streams, and how long it lasts. */
const probed = async (
  page: Page,
  question: number,
): Promise<{ readonly streams: string; readonly seconds: number }> => {
  const signed = await call(page, 'sign_recorded_video', {
    community_id: 901,
    position_id: 9101,
    question_id: question,
  });
  const url = /"url":"([^"]+)"/.exec(signed)?.[1] ?? '';
  const stored = await fetch(url.startsWith('http') ? url : `${portal.url}${url}`);
  const file = join(await mkdtemp(join(tmpdir(), 'answer-')), 'answer');
  await writeFile(file, Buffer.from(await stored.arrayBuffer()));
  const { stdout } = await promisify(execFile)('ffprobe', [
    ...['-v', 'error', '-show_entries', 'stream=codec_type:format=duration', '-of', 'default=nk=1:nw=1', file],
  ]);
  const lines = stdout.trim().split('\n');
  return { streams: lines.slice(0, -1).sort().join(' '), seconds: Number(lines.at(-1)) };
};

test('record, re-record once, skip, review, submit: each answer arrives with picture and sound, as long as it was [spec 2 §2.3, spec 2 §4.1, spec 2 §4.2, R24, R34]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await expect(me.question(1)).toBeVisible();
  await expect(me.button('Record')).toBeInViewport();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/look/recorder-read.png' });
  await me.record(3_000);
  await page.screenshot({ path: 'test-results/look/recorder-recorded.png' });
  await expectAccessible(page);

  await me.button('Re-record').click();
  const caution = page.getByRole('dialog');
  await expect(caution.getByText(/^CAUTION – YOU MAY RE-RECORD YOUR RESPONSE ONCE\./)).toBeVisible();
  await caution.getByRole('button', { name: 'Cancel' }).click();
  await me.button('Re-record').click();
  await caution.getByRole('button', { name: 'Yes' }).click();
  await me.record(4_000);
  await expect(me.button('Re-record')).toBeHidden();
  await me.goOn();

  await expect(me.question(2)).toBeVisible();
  await expect(page.getByText('1 answer received.')).toBeVisible();
  await me.record(2_000);
  await me.goOn();
  await me.button('Skip Question').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Interview video recordings' })).toBeVisible();
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/look/recorder-review.png', fullPage: true });
  const [first, second] = [await probed(page, 1), await probed(page, 2)];
  expect(first.streams).toBe('audio video');
  // From Record to Stop, and what the test itself takes to see the one and press the other.
  expect(first.seconds - 4).toBeGreaterThan(-0.5);
  expect(first.seconds - 4).toBeLessThan(2);
  expect(second.streams).toBe('audio video');
  expect(second.seconds - 2).toBeGreaterThan(-0.5);
  expect(second.seconds - 2).toBeLessThan(2);

  await me.button('Submit Responses').click();
  await expect(page.getByText(/^Your application for this position has been successfully submitted\./)).toBeVisible();
});

test('a reload in mid-answer loses nothing: the answer is found, and is no attempt [R24, spec 2 §4.1]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await me.button('Record').click();
  await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible({ timeout: 8_000 });
  await page.waitForTimeout(3_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We found your answer')).toBeVisible();
  const length = await page
    .getByLabel('Your answer to question 1')
    .evaluate((video: HTMLVideoElement) => fetch(video.src).then(async (clip) => (await clip.blob()).size))
    .catch(() => -1);
  expect(length).not.toBe(0);
  await page.screenshot({ path: 'test-results/look/recorder-found.png' });
  await me.button('Use this response').click();
  await me.goOn();
  await expect(me.question(2)).toBeVisible();
  await expect(page.getByText('1 answer received.')).toBeVisible();
  expect((await probed(page, 1)).seconds).toBeGreaterThan(1.5);
  expect(await call(page, 'candidate_list_of_recorded_videos/901/9101')).toContain('"re_record":0');
});

test('a page that crashes loses less than a second and a half [R24]', async ({ page, context }) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await me.button('Record').click();
  await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible({ timeout: 8_000 });
  await page.waitForTimeout(4_000);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  const back = recorderAt(again, portal);
  await back.open();
  await expect(again.getByText('We found your answer')).toBeVisible();
  await back.button('Use this response').click();
  await back.goOn();
  await expect(again.getByText('1 answer received.')).toBeVisible();
  expect((await probed(again, 1)).seconds).toBeGreaterThan(2.5);
});

test('offline for the interview and back: every answer is safe on the device, and then received [R24]', async ({
  page,
  context,
}) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await expect(me.question(1)).toBeVisible();
  await context.setOffline(true);
  await me.record(1_500);
  await me.goOn();
  await expect(me.question(2)).toBeVisible();
  await expect(page.getByText(/1 answer safe on this device\./)).toBeVisible();
  await me.record(1_500);
  await me.goOn();
  await me.button('Skip Question').click();
  await expect(page.getByText(/^Safe on this device/)).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2, { timeout: 40_000 });
});

test('two tabs: one records, the other says so and takes over when it is closed [spec 2 §2.3]', async ({
  page,
  context,
}) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await expect(me.question(1)).toBeVisible();
  const other = await context.newPage();
  await recorderAt(other, portal).open();
  await expect(other.getByText('You are recording in another tab')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await expect(other.getByText('Question 1 of 3')).toBeVisible();
});

test('leaving is asked about: the back button, and staying goes on [spec 2 §2.3]', async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.signIn(person());
  await me.open();
  await expect(me.question(1)).toBeVisible();
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog.getByText('You are not yet finished recording.')).toBeVisible();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(me.question(1)).toBeVisible();
  expect(new URL(page.url()).pathname.toLowerCase()).toBe(recorderPath.toLowerCase());
  await page.goBack();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import {
  callAt,
  probedAt,
  recorderAt,
  recorderPath,
  startInterviews,
  storedAnswer,
} from '../../support/browser/interview';
import { candidateAt } from '../../support/browser/candidate';
import { codeIn } from '../../support/portal/inbox';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

let portal: RunningPortal;
const people = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
  (name) => `${name}@example.org`,
);
const person = (() => {
  const waiting = [...people];
  return (): string => waiting.shift() ?? '';
})();

test.beforeAll(async () => {
  portal = await startInterviews(people);
});
test.afterAll(async () => {
  await portal.close();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const call = (page: Page, path: string) => callAt(portal, page, path);
const probed = (page: Page, question: number) => probedAt(portal, page, question);

test('record, re-record once, skip, review, submit: each answer arrives with video and audio, at its full length [spec 2 §2.3, spec 2 §4.1, spec 2 §4.2, R24, R34]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
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
  const spokenFirst = await me.record(4_000);
  await expect(me.button('Re-record')).toBeHidden();
  await me.goOn();

  await expect(me.question(2)).toBeVisible();
  await expect(page.getByText('1 answer received.')).toBeVisible();
  const spokenSecond = await me.record(2_000);
  await me.goOn();
  await me.button('Skip Question').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Interview video recordings' })).toBeVisible();
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/look/recorder-review.png', fullPage: true });
  const [first, second] = [await probed(page, 1), await probed(page, 2)];
  expect(first.streams).toBe('audio video');
  expect(second.streams).toBe('audio video');
  // As long as the page said it had recorded.
  expect(Math.abs(first.seconds - spokenFirst)).toBeLessThan(0.5);
  expect(Math.abs(second.seconds - spokenSecond)).toBeLessThan(0.5);

  await me.button('Submit Responses').click();
  await expect(page.getByText(/^Your application for this position has been successfully submitted\./)).toBeVisible();
});

test("a reload in the middle of an answer loses nothing: the answer is restored, and doesn't count as an attempt [R24, spec 2 §4.1]", async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
  await me.open();
  await me.button('Record').click();
  await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible();
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

test('offline for the whole interview, then online again: every answer is safe on the device, and then received [R24]', async ({
  page,
  context,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
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
  await expect(page.getByText('Received', { exact: true })).toHaveCount(2);
});

test('two tabs: one records; the other says so, and takes over when the first is closed [spec 2 §2.3]', async ({
  page,
  context,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
  await me.open();
  await expect(me.question(1)).toBeVisible();
  const other = await context.newPage();
  await recorderAt(other, portal).open();
  await expect(other.getByText('You are recording in another tab')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await expect(other.getByText('Question 1 of 3')).toBeVisible();
});

test('the page asks before the candidate leaves, even by the Back button; staying continues the recording [spec 2 §2.3]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
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

test('an answer from an unproven address waits on the device for the mailed code, which is asked for in place, and is then sent by itself [R41]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  const email = person();
  await me.arrive(email);
  // The portal's response to a session that has only signed up; the code, and what follows it, are the portal's own.
  let proven = false;
  await page.route('**/prove_email', async (route) => {
    const answer = await route.fetch();
    proven = (await answer.text()).includes('"statusCode":200');
    await route.fulfill({ response: answer });
  });
  await page.route('**/self_record_interviews/uploads*', async (route) =>
    proven
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: {
            statusCode: 406,
            error: 'Please Enter OTP!',
            refusal: { reason: 'ProofNeeded', email },
            request_id: 'TEST-0000-0000',
          },
        }),
  );
  await me.open();
  await me.record(1_000);
  const seen = portal.inbox.mailsTo(email).length;
  await me.goOn();
  const dialog = page.getByRole('dialog', { name: 'Is this your email?' });
  await expect(dialog).toBeVisible();
  const code = codeIn(await portal.inbox.next(email, seen));
  // Dismissed: the answer is kept, and the page says so.
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Please Enter OTP!')).toBeVisible();
  await expectAccessible(page);
  await me.button('Enter the code').click();
  await candidateAt(page, portal).typeCode(code);
  await expect(page.getByText('1 answer received.')).toBeVisible();
});

test('if the session ends while an answer is being sent, the candidate signs in again; the recording is kept and then sent [R3a, R24]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  const email = person();
  await me.arrive(email);
  await me.open();
  await me.record(1_000);
  await page.route('**/self_record_interviews/uploads/*', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, error: 'No session.' } }),
  );
  await me.goOn();
  await expect(page.getByText('Session timeout please login..!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.unrouteAll();
  const { askForCode, typeCode } = candidateAt(page, portal);
  await typeCode(await askForCode(email));
  await me.button('Start').click();
  await expect(page.getByText('1 answer received.')).toBeVisible();
});

/** The strength of one frequency in a sound, by Goertzel's algorithm. */
const strengthOf = (samples: Int16Array, rate: number, hertz: number): number => {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + turn * last - before];
  return before * before + last * last - turn * before * last;
};

test('the audio of each question is in its own file [R24, R34]', async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const oscillators: OscillatorNode[] = [];
    window.addEventListener('tone', (event) => {
      if (event instanceof CustomEvent) for (const one of oscillators) one.frequency.value = Number(event.detail);
    });
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const out = audio.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      oscillators.push(tone);
      for (const track of stream.getAudioTracks()) stream.removeTrack(track);
      for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
      return stream;
    };
  });
  const me = recorderAt(page, portal);
  await me.arrive(person());
  await me.open();
  const tones = [440, 880] as const;
  for (const hertz of tones) {
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('tone', { detail })), hertz);
    await me.record(1_500);
    await me.goOn();
  }
  await expect(page.getByText('2 answers received.')).toBeVisible();
  for (const [at, hertz] of tones.entries()) {
    const samples = await storedAnswer(portal, page, at + 1, async (file) => {
      const { stdout } = await promisify(execFile)(
        'ffmpeg',
        ['-v', 'error', '-i', file, '-ac', '1', '-ar', '16000', '-f', 's16le', '-'],
        { encoding: 'buffer', maxBuffer: 4_000_000 },
      );
      return new Int16Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.byteLength / 2));
    });
    const own = strengthOf(samples, 16_000, hertz);
    const other = strengthOf(samples, 16_000, hertz === 440 ? 880 : 440);
    expect(own).toBeGreaterThan(20 * other);
  }
});

test('a whole interview by keyboard alone: the focus follows the interview [spec 2 §2.3]', async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.arrive(person());
  await me.open();
  /** Tabs to a button and presses it. */
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
    const target = page.getByRole(role, { name });
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await target.evaluate((one) => one === document.activeElement)) {
        // The next button of a round stands where the last one was pressed: it takes no press until it can be read.
        await expect(target).toBeEnabled();
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };
  const focusIsOn = async (level: number, name?: string): Promise<void> => {
    const heading = page.getByRole('heading', { level, ...(name === undefined ? {} : { name }) });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  const answers = async (): Promise<void> => {
    await press('Record');
    await expect(me.button('Stop')).toBeFocused();
    await expect(page.getByText(/^Recording \d:\d\d$/)).toBeVisible();
    await page.waitForTimeout(1_000);
    await press('Stop');
    await expect(me.button('Next Question')).toBeVisible();
    await focusIsOn(2);
  };
  await answers();
  await press('Re-record');
  await press('Yes');
  await expect(me.button('Record')).toBeVisible();
  await focusIsOn(2);
  await answers();
  await press('Next Question');
  await expect(me.question(2)).toBeVisible();
  await focusIsOn(2);
  await answers();
  await press('Next Question');
  await press('Skip Question');
  await focusIsOn(1, 'Interview video recordings');
  await press('Submit Responses');
  await expect(page.getByText(/^Your application for this position has been successfully submitted\./)).toBeVisible();
  await press('My jobs', 'link');
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
});

import { expect, type Locator } from '@playwright/test';
import { speedTestPath } from '../../../adapters/contract/tech-check/speed-test';
import { aCandidateRecord, anApplicationRecord } from '../../adapters/server/import/a-file';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt } from '../../support/browser/candidate';
import {
  interviewFile,
  loadInto,
  recorderAt,
  recorderPath,
  startInterviews,
  threeQuestions,
} from '../../support/browser/interview';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

let portal: RunningPortal;
const [recording, waiting, practicing, marking, submitted, mailed, slow] = [
  'ways-one@example.org',
  'ways-two@example.org',
  'ways-three@example.org',
  'ways-four@example.org',
  'ways-five@example.org',
  'ways-six@example.org',
  'ways-seven@example.org',
] as const;

test.beforeAll(async () => {
  portal = await startInterviews([recording, waiting, practicing, marking, mailed, slow], {}, threeQuestions, [
    submitted,
  ]);
});
test.afterAll(async () => {
  await portal.close();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('from the card to the first question: consent, a speed measurement, the best practices, Start [spec 2 §2.6, spec 2 §2.2, R10a, R22, R42, R62]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(recording);
  await me.checked();
  await page.reload();
  await page.getByRole('link', { name: /^Record Interview/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Record your interview' })).toBeVisible();
  await expect(me.button('Record now')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('3 questions.')).toBeVisible();
  await expectAccessible(page);

  await me.button('Record now').click();
  await expect(page.getByText('Please agree first.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await me.button('Record now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Recording Best Practices' })).toBeVisible();
  await expectAccessible(page);
  await me.button('Start').click();
  await expect(me.question(1)).toBeVisible();
});

test("without a tech check, the check comes first, even at the recorder's own address; a device that passed one goes on, and the list marks it complete [spec 2 §2.2, spec 2 §4.4, R43]", async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(marking);
  await me.agreed();
  // The connection speed can't be measured yet, so the check does not pass before both pages have led to it.
  await page.route(`**${speedTestPath}*`, (route) => route.abort());
  for (const path of ['/selfRecordBegin/901/9101', recorderPath]) {
    await page.goto(`${portal.url}${path}`);
    await expect(page).toHaveURL(/\/tech-check\/901\/9101\/selfRecordNow$/);
  }
  await page.unrouteAll();
  await page.goto(`${portal.url}${recorderPath}`);
  // Passed, but left without Done: the flag is not 1.
  await expect(page.getByRole('dialog', { name: 'Your device is ready' })).toBeVisible();
  // The fake microphone beeps once a second, and is silent in between.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('passed_at');
  const marked = page.waitForResponse(/self_recording_tech_check_completion$/);
  await page.goto(`${portal.url}${recorderPath}`);
  await me.button('Start').click();
  await expect(me.question(1)).toBeVisible();
  expect(await (await marked).text()).toContain('"statusCode":200');
});

test('in a browser that cannot record, the recorder says so and shows a QR code for a phone [spec 2 §2.2, R44]', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await recorderAt(page, portal).arrive(practicing);
  await page.goto(`${portal.url}/practiceRecordList/901/9101`);
  await expect(page.getByText('This browser can’t record')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show a code for my phone' }).click();
  await expect(page.getByRole('img', { name: 'A QR code that opens this page on your phone' })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/look/recorder-cannot.png' });
});

test('a tech check over a line that is too slow to record offers to record later [R22, R32]', async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.arrive(slow);
  await page.route(`**${speedTestPath}*`, (route) => route.abort());
  // By its own address, which loads nothing of the recording's pages.
  await page.goto(`${portal.url}/tech-check/901/9101/selfRecordNow`);
  await me.button('Record Later').click();
  await expect(page).toHaveURL(/\/selfRecordLaterScreen\/901\/9101$/);
  await expect(page.getByRole('heading', { level: 1, name: 'You can record later' })).toBeVisible();
});

test('a phone that cannot record is offered the mailed link, no code that it would have to scan from itself', async ({
  page,
}) => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const me = recorderAt(page, portal);
  await me.arrive(practicing);
  await me.agreed();
  const code = page.getByRole('button', { name: 'Show a code for my phone' });
  await page.goto(`${portal.url}/selfStartRecord/901/9101`);
  await expect(code).toBeVisible();
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => said });
    Reflect.deleteProperty(window, 'MediaRecorder');
  }, iPhone);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Email me the link/ })).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.goto(`${portal.url}/practiceRecordList/901/9101`);
  await expect(page.getByText('This browser can’t record')).toBeVisible();
  await expect(code).toHaveCount(0);
});

test("'later', a link mailed to someone else, and the tour [spec 2 §2.8, R31, R32]", async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.arrive(waiting);
  await me.checked();
  await page.goto(`${portal.url}/selfRecordBegin/901/9101`);
  await me.button('Record Later').click();
  await expect(page.getByRole('heading', { level: 1, name: 'You can record later' })).toBeVisible();
  await expect(page.getByText(/We emailed you the link|We are emailing you the link/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${portal.url}/emailStatusCheck/901/9101/999999`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link was sent to somebody else' })).toBeVisible();

  await page.goto(`${portal.url}/selfRecordTour/901/9101/skillFilterSuccess`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to your video recording tour.' })).toBeVisible();
  for (const name of ['Next', 'Next', 'Next', 'End Tour']) await me.button(name).click();
  const ready = page.getByRole('heading', { level: 1, name: "You're ready to get started!" });
  await expect(ready).toBeFocused();
  await expect(ready).toBeInViewport({ ratio: 1 });
  // All four choices are in sight on a small phone, though nothing is agreed to yet.
  for (const name of ['Record now', 'Record Later', /^TOUR/, /^PRACTICE/])
    await expect(me.button(name)).toBeInViewport({ ratio: 1 });
  // Back at the last step is the step before it, the browser's and the page's own.
  const fourth = page.getByRole('heading', { level: 1, name: 'Look at all your answers and submit' });
  await page.goBack();
  await expect(fourth).toBeVisible();
  await me.button('End Tour').click();
  await me.button('Back to step 4 of the tour').click();
  await expect(fourth).toBeFocused();
  await me.button('Back').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watch it, keep it or record it again' })).toBeVisible();
});

test("a recording's mailed link without a session: sign-in says why, and whoever just signed in is not asked again [spec 2 §4.3, R2, R31]", async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(mailed);
  await me.checked();
  await page.goto(`${portal.url}/selfRecordBegin/901/9101`);
  const before = portal.inbox.mailsTo(mailed).length;
  await me.button('Record Later').click();
  const mail = (await portal.inbox.next(mailed, before)).replace(/=\r?\n/g, '');
  const link = /\/emailStatusCheck\/901\/9101\/\d+/.exec(mail)?.[0] ?? 'no link';
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(`${portal.url}${link}`);
  await expect(page.getByText('Sign in, and we open the page you came for.')).toBeVisible();
  const candidate = candidateAt(page, portal);
  await candidate.typeCode(await candidate.askForCode(mailed));
  await expect(page.getByRole('heading', { level: 1, name: "You're ready to get started!" })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Is this you?' })).toBeHidden();
});

test('practice: Start, a question, the list, the end; nothing leaves the device, and nothing stays on it [spec 2 §2.7 Start goes to /practiceRecordList, spec 2 §2.7 a final list offers Re-record and Submit Responses, R33]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(practicing);
  await me.checked();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /upload|answers/.test(request.url())) sent.push(request.url());
  });
  await page.goto(`${portal.url}/practiceRecordBegin/901/9101`);
  await expect(page.getByRole('heading', { level: 1, name: 'Video Interview Practice' })).toBeVisible();
  await me.button('Practice video recording').click();
  await expect(page).toHaveURL(/\/practiceStartRecord\/901\/9101$/);
  await me.button('Start').click();
  await expect(page).toHaveURL(/\/practiceRecordList\/901\/9101$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Practice Video Recording' })).toBeVisible();
  await expect(page.getByText('Click the red button below to start/stop your video recording.')).toBeVisible();
  await expectAccessible(page);
  await me.record(1_500);
  await expect(page.getByText('Review your response or re-record.')).toBeVisible();
  // A reload stands in for a crash: what was practiced is recovered.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We found your answer')).toBeVisible();
  await me.goOn();
  await expect(me.button('Re-record')).toBeVisible();
  await expect(page.getByText('Safe on this device')).toBeVisible();
  await page.screenshot({ path: 'test-results/look/practice-review.png' });
  await me.button('Submit Responses').click();
  await expect(page.getByRole('heading', { level: 1, name: "You're ready to get started!" })).toBeVisible();
  expect(sent).toEqual([]);
  const left = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('practice-answers', 1);
          opening.onsuccess = () => {
            const count = opening.result.transaction('clips').objectStore('clips').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
  await expect.poll(left).toBe(0);
});

test('a sign-out in another tab deletes a practice [R33]', async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.arrive(practicing);
  await page.goto(`${portal.url}/practiceRecordList/901/9101`);
  await me.record(1_000);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain(
    'practice-answers',
  );
  // Another tab signs out.
  const other = await page.context().newPage();
  await other.goto(`${portal.url}/candidateportal`);
  await other.getByRole('button', { name: /menu/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/candidateslogin/);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('practice-answers');
            opening.onupgradeneeded = () => opening.transaction?.abort();
            opening.onerror = () => resolve(0);
            opening.onsuccess = () => {
              const count = opening.result.transaction('clips').objectStore('clips').count();
              count.onsuccess = () => {
                opening.result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBe(0);
});

test('the tour opened from an email asks who is here: Yes continues at step 5, No clears everything and leads to the login page [spec 2 §2.8, R31]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(practicing);
  await me.checked();
  const tour = `${portal.url}/selfRecordTour/901/9101/emailLink`;
  const asks = page.getByRole('dialog', { name: 'Is this you?' });
  await page.goto('about:blank');
  await page.goto(tour);
  await expect(asks.getByText(practicing)).toBeVisible();
  await asks.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "You're ready to get started!" })).toBeVisible();

  // The first page of the practice leads to both.
  await page.goto(`${portal.url}/practiceRecordBegin/901/9101`);
  await me.button('Record now').click();
  await expect(page).toHaveURL(/\/(selfStartRecord|selfRecordBegin)\/901\/9101$/);

  // Nothing is submitted yet: the end page leads to the recording.
  await page.goto(`${portal.url}/selfRecordEnd/901/9101/message`);
  await expect(page).toHaveURL(/\/selfRecordBegin\/901\/9101$/);

  await page.goto('about:blank');
  await page.goto(tour);
  await asks.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('candidates_token'), document.cookie])).toEqual([null, '']);
});

test('a resume given after the recording: its receipt stays until OK, which leads to the end [spec 2 §2.5, R72]', async ({
  page,
}) => {
  const application = anApplicationRecord({
    ...{ position_id: 9101, applied_status: 2, upload_resume: 1 },
    ...{ self_record_completed: true, self_recording_submitted_date: '2026-01-05T15:00:00Z' },
  });
  const email = 'ways-eight@example.org';
  const file = interviewFile([]);
  await loadInto(portal, { ...file, candidates: [aCandidateRecord({ email, applications: [application] })] });
  const me = recorderAt(page, portal);
  await page.clock.install();
  await me.arrive(email);
  await page.goto(`${portal.url}/SelfRecordUploadResume/901/9101`);
  await me.button('Upload Now').click();
  const buffer = Buffer.from('%PDF-1.7\nNora Quinn');
  await page.getByLabel(/Choose File/).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await me.button(/^Upload and Continue/).click();
  const receipt = page.getByRole('heading', { name: 'File Uploaded' });
  await expect(receipt).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(receipt).toBeVisible();
  await page.getByRole('link', { name: /^OK/ }).or(me.button(/^OK/)).click();
  await expect(page).toHaveURL(/\/selfRecordEnd\/901\/9101\/skip$/);
});

test('a submitted recording is closed on its pages, Back included; the end page says so and leads on [spec 2 §2.4, R70]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.arrive(submitted);
  await page.goto(`${portal.url}/selfRecordEnd/901/9101/message`);
  await me.button('Exit').click();
  await expect(page.getByRole('dialog').getByText('Close your browser tab')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'My jobs' }).click();
  await expect(page).toHaveURL(/\/candidateportal$/);
  for (const path of [recorderPath, '/selfRecordBegin/901/9101', '/practiceRecordList/901/9101']) {
    await page.goto(`${portal.url}${path}`);
    await expect(page).toHaveURL(/\/positionClosed\/fullSubmit$/);
  }
});

test('the tour has a picture of the recorder for phones, tablets and desktops [spec 2 §2.8]', async ({ page }) => {
  await recorderAt(page, portal).arrive(practicing);
  for (const [width, device] of [
    [360, 'phone'],
    [768, 'tablet'],
    [1280, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${portal.url}/selfRecordTour/901/9101/skillFilterSuccess`);
    const picture = page.getByRole('img', { name: 'Picture: Read the question first' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0].join(' ')))
      .toMatch(new RegExp(`/assets/tour-read-${device}-\\w+\\.jpg true$`));
    // The bar hides none of it.
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    const foot = async (what: Locator): Promise<{ top: number; bottom: number }> => {
      const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const bar = await foot(page.locator('[data-bottom-bar]'));
    expect((await foot(picture)).bottom).toBeLessThanOrEqual(bar.top);
  }
});

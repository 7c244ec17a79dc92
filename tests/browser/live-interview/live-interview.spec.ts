import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { liveAt, operatorAt, startLive, type Booked } from '../../support/browser/live-interview';
import { test } from '../../support/browser/test';
import { startDaily } from '../../support/portal/daily-api';

const minutes = (n: number): number => n * 60_000;
const seconds = (n: number): number => n * 1_000;

let booked: Booked | undefined;
test.afterEach(async () => {
  await booked?.portal.close();
  booked = undefined;
});

test('Join Now is enabled by itself at the exact minute; before that, the page says when it will be, in both time zones [spec 2 §4.6, §9, R12, R50]', async ({
  page,
}) => {
  booked = await startLive(minutes(12));
  const me = liveAt(page, booked, minutes(12));
  await me.arrive();
  await page.goto(`${me.url}/join?community_id=901&position_id=9201`);
  await expect(page).toHaveURL(/\/join-screen$/);
  await expect(
    page.getByText(
      'You can join your interview no earlier than 10 minutes prior to its scheduled time. You will be able to join on',
    ),
  ).toContainText('at 11:50 AM CT');
  await expect(page.getByText(/^That is .* at 12:50 PM ET for you\.$/)).toBeVisible();
  await expect(me.button('Join Now')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('You, as your camera sees you')).toBeVisible();
  await expect(page.getByText('Find a quiet place with good light')).toBeVisible();
  await expectAccessible(page);
  await me.pass(minutes(2) + seconds(1));
  await expect(me.button('Join Now')).not.toHaveAttribute('aria-disabled', 'true');
  await me.button('Join Now').click();
  await expect(page.getByText('Please agree first.')).toBeVisible();
  await me.join();
  await expect.poll(me.attendance).toEqual(['there']);
});

test('the interviewer joins, asks, sees the answer and ends the interview: Left is reported once, then /thankyou [spec 2 §4.6, R51, R37]', async ({
  page,
}) => {
  booked = await startLive(minutes(5));
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await me.openLobby();
  await me.join();
  await me.tellEta('delayed', '10 min');
  await me.pass(seconds(10));
  await expect(page.getByText('Interviewer will join in 10 minutes')).toBeVisible();
  await me.tellEta('delayed');
  await me.pass(seconds(10));
  await expect(page.getByText('Yes he will join 2 to 3 min')).toBeVisible();
  await me.tellEta('yes');
  await me.pass(seconds(10));
  await expect(page.getByText('Yes he will join 2 to 3 min')).toBeHidden();
  await me.interviewerComes();
  await me.pass(seconds(3));
  await expect.poll(me.heard).toEqual([
    { type: 'joined', name: expect.any(String) },
    { type: 'asked', questions: [], answers: [] },
  ]);
  await me.says({
    question_id: 7,
    question: 'Can you work nights?',
    interviewer_id: 900,
    sender: 'Dana Reyes',
    options: ['Yes', 'No'],
    additional_response: '',
  });
  await page.getByRole('radio', { name: 'Yes' }).check();
  await me.button('Send answer').click();
  await expect(page.getByText('Sent. Your interviewer sees it.')).toBeVisible();
  await expect.poll(me.heard).toHaveLength(3);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can you work nights?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('Your interviewer has left the room. They may come back.')).toBeVisible();
  await me.interviewerComes();
  await me.says('end');
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect.poll(me.attendance).toEqual(['left', 'left']);
});

test("'no' leads to /interviewCancelled/3 after 6 s, and choosing a new time uses no reschedule [spec 2 §4.6, §2.10, R52]", async ({
  page,
}) => {
  booked = await startLive(minutes(5));
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await me.openLobby();
  await me.join();
  await me.tellEta('no');
  await me.pass(seconds(10));
  await expect(page.getByText('Interviewer unable to join the interview')).toBeVisible();
  await me.pass(seconds(6));
  await expect(page).toHaveURL(/\/interviewCancelled\/3$/);
  await expect(page.getByRole('link', { name: /Re-schedule/ })).toBeVisible();
  await expect.poll(me.attendance).toEqual(['left']);
});

test('if nobody has joined after 15 minutes, /interviewCancelled/0 follows after 6 s [spec 2 §4.6, §9]', async ({
  page,
}) => {
  booked = await startLive(minutes(1));
  const me = liveAt(page, booked, minutes(1));
  await me.arrive();
  await me.openLobby();
  await me.join();
  await me.holdTime();
  await me.pass(minutes(15));
  await expect(page).toHaveURL(/\/join/);
  await me.pass(minutes(1) + seconds(2));
  await expect(page.getByText('Unfortunately the interviewer could not join the meeting')).toBeVisible();
  await me.pass(seconds(6));
  await expect(page).toHaveURL(/\/interviewCancelled\/0$/);
});

test('a missing required resume keeps the room closed, and the page says so, even through a link with an encoded id [spec 2 §4.6, R1, R50]', async ({
  page,
}) => {
  booked = await startLive(minutes(5), {}, { upload_resume: 1 });
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await page.goto(`${me.url}/dailyco?community_id=901&position_id=9201`);
  await expect(page).toHaveURL(/\/join-screen$/);
  await expect(page.getByText('Upload your resume to start the interview.').first()).toBeVisible();
  await expect(me.button('Join Now')).toHaveAttribute('aria-disabled', 'true');
  const advert = JSON.stringify(await operatorAt(booked.portal)('publish', { position_id: 9201, published: true }));
  const code = /apply\/([\w-]{11,})/.exec(advert)?.[1] ?? '';
  await page.goto(`${me.url}/join?community_id=901&position_id=${code}`);
  await expect(page).toHaveURL(/\/join-screen$/);
  await expect(page.getByText('Upload your resume to start the interview.').first()).toBeVisible();
});

test('the lobby learns of a resume that was sent in another tab, when it is returned to or while it waits [spec 2 §4.6, R50]', async ({
  page,
}) => {
  booked = await startLive(minutes(5), {}, { upload_resume: 1 });
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await me.openLobby();
  await expect(me.button('Join Now')).toHaveAttribute('aria-disabled', 'true');
  const other = await page.context().newPage();
  await other.goto(`${me.url}/upload_resume/901/9201`);
  await other.locator('input[type=file]').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(9_000, 'a resume of a test ')),
  });
  await other.getByRole('button', { name: /^Upload and Continue/ }).click();
  await expect(other.getByRole('heading', { name: 'File Uploaded' })).toBeVisible();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('We have your resume.')).toBeVisible();
  await expect(me.button('Join Now')).not.toHaveAttribute('aria-disabled', 'true');
  const asked = Promise.all(
    [/get_jobs_list/, /scheduled-video-interviews\/meeting/].map((call) => page.waitForRequest(call)),
  );
  await me.pass(seconds(31));
  await asked;
});

test('running late is reported to the interviewer; Leave asks first, and closing the page reports Left by itself [spec 2 §4.6, R61, R37]', async ({
  page,
}) => {
  booked = await startLive(minutes(5));
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await me.openLobby();
  await me.button("I'm running late").click();
  await me.button('Go back').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await me.button("I'm running late").click();
  await me.button('10 minutes').click();
  await expect(page.getByText('We told your interviewer that you will be about 10 minutes late.')).toBeVisible();
  await me.join();
  await expect(me.button('Leave')).toBeInViewport({ ratio: 1 });
  await me.button('Leave').click();
  await expect(page.getByRole('dialog', { name: 'Leave the interview?' })).toBeVisible();
  await me.button('Stay').click();
  // A routed request waits for the test, and the test can't release it once its page is closed.
  await page.unrouteAll();
  await page.close();
  await expect.poll(me.attendance).toEqual(['left']);
});

test('a room that fails to load says so, and Try again loads it [spec 2 §4.6]', async ({ page }) => {
  booked = await startLive(minutes(5));
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  me.loads(false);
  await me.openLobby();
  await page.getByRole('checkbox').check();
  await me.button('Join Now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live interview', exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toBeAttached();
  await me.pass(seconds(31));
  await expect(page.getByText('The room did not open')).toBeVisible();
  me.loads(true);
  await me.button('Try again').click();
  await expect(page.getByText('You are in. Waiting for your interviewer.')).toBeVisible();
});

test('if Daily fails to create a room, the page says so calmly; Try again creates it, and the candidate enters it with a token of their own [spec 2 §4.6, R27, R36]', async ({
  page,
}) => {
  const daily = await startDaily();
  try {
    daily.fault = 'hangs up';
    booked = await startLive(minutes(5), {}, {}, { DAILY_API_KEY: daily.key, DAILY_API_URL: daily.url });
    const me = liveAt(page, booked, minutes(5));
    await me.arrive();
    await me.openLobby();
    await page.getByRole('checkbox').check();
    await me.button('Join Now').click();
    await expect(page.getByText('We could not open the room yet. Please try again in a moment.')).toBeVisible();
    expect(daily.rooms.size).toBe(0);
    daily.fault = undefined;
    await me.button('Try again').click();
    await expect(page.getByText('You are in. Waiting for your interviewer.')).toBeVisible();
    expect(daily.rooms.size).toBe(1);
    expect(await me.joinedBy()).toMatch(/^joined by token\.\d+$/);
  } finally {
    await daily.close();
  }
});

test('if the profile fails to load before an audio interview, the page says so; Try again starts the call [spec 2 §7, R49]', async ({
  page,
}) => {
  booked = await startLive(minutes(5), { interview_pref: 'audio', app_sid: 'AP0123', join_code: '4711' });
  const me = liveAt(page, booked, minutes(5));
  await me.arrive();
  await me.openLobby();
  const profile = '**/candidate/get_candidate_profile';
  await page.route(profile, (route) => route.abort());
  await page.getByRole('checkbox').check();
  await me.button('Join Now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your audio interview' })).toBeVisible();
  await expect(me.button('Try again')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(profile);
  await me.button('Try again').click();
  // The call started: this portal has no phone service to reach.
  await expect(page.getByText('We could not reach the phone service', { exact: false })).toBeVisible();
  await expect(me.button('Call again')).toBeVisible();
});

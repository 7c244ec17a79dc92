import { expect } from '@playwright/test';
import { keptChoice, keptToken } from '../../support/browser/kept';
import { candidateAt, maria } from '../../support/browser/candidate';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { withoutDrawing } from '../../support/browser/undrawn';
import { test } from '../../support/browser/test';

let portal: RunningPortal;
test.beforeEach(async () => {
  portal = await startPortal();
});
test.afterEach(async () => {
  await portal.close();
});

const minutes = (n: number): number => n * 60_000;

test('a wrong code says how many tries are left, the fifth locks it, and then even the right one is refused [R3c]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await page.goto(`${portal.url}/candidateslogin`);
  const code = await candidate.askForCode('demo.candidate@example.org');
  const wrong = code === '0000' ? '1111' : '0000';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'last try']) {
    await candidate.typeCode(wrong);
    await expect(page.getByText(new RegExp(`Invalid OTP.*${left}`))).toBeVisible();
  }
  await candidate.typeCode(code);
  await expect(page.getByText(/tried 5 times and is locked/)).toBeVisible();
});

test('a code that is a second older than 10 minutes is refused, and the page offers a new one [R3c]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await page.goto(`${portal.url}/candidateslogin`);
  const code = await candidate.askForCode('demo.candidate@example.org');
  await portal.passTime(minutes(10) + 1_000);
  await candidate.typeCode(code);
  await expect(page.getByText('This code is older than 10 minutes. Ask for a new code.')).toBeVisible();
});

test('the sixth code within an hour is refused, with the time from which another can be sent [R3c]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  for (let nth = 1; nth <= 5; nth += 1) {
    await page.goto(`${portal.url}/candidateslogin`);
    await candidate.askForCode('demo.candidate@example.org');
    // Back at the address step, the page asks for the address again, also after a reload.
    await page.getByRole('button', { name: 'Use another email' }).click();
  }
  await page.goto(`${portal.url}/candidateslogin`);
  await page.getByRole('textbox', { name: 'Email' }).fill('demo.candidate@example.org');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /We can send 5 codes per hour\..*after \d/ })).toBeVisible();
});

test('an unknown, a malformed and an empty address are refused with a message [spec 1 §5, spec 1 §8]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/candidateslogin`);
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await email.fill('maria@');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid user email')).toBeVisible();
  await email.fill('nobody@example.org');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid userEmail' })).toBeVisible();
});

test('a slot that someone took a second ago is refused with the nearest three, and one of them can be booked [R17]', async ({
  page,
}) => {
  const mine = candidateAt(page, portal);
  await mine.signIn('demo.candidate@example.org');
  const job = await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .getAttribute('href');
  await page.goto(`${portal.url}${job ?? ''}`);
  await mine.viewTimes();
  await mine.chooseTime();
  const { position_id, chosen } = await keptChoice(page);
  await portal.fillUp(position_id, chosen.slot);
  await mine.confirm();
  await expect(page.getByText('This time has just been taken')).toBeVisible();
  const nearest = page.getByRole('alert').getByRole('listitem').getByRole('button');
  await expect(nearest).toHaveCount(3);
  await nearest.first().click();
  await mine.confirm();
  await mine.expectBooked();
});

test('the lead time of 90 minutes is refused in the browser without a call, and by the server for a hand-made one [R14]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  // From Friday to Sunday it is Monday here: the next slot would be more than 48 hours ahead, and the session would end before it.
  const ahead = ([1, 0, 0, 0, 0, 3, 2][new Date().getUTCDay()] ?? 0) * minutes(24 * 60);
  await portal.passTime(ahead);
  await page.clock.install({ time: new Date(Date.now() + ahead) });
  await candidate.signIn('demo.candidate@example.org');
  const job = await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .getAttribute('href');
  await page.goto(`${portal.url}${job ?? ''}`);
  await candidate.viewTimes();
  await candidate.chooseTime();
  // An answer that is still on its way would correct the device's clock by the server's.
  await page.reload({ waitUntil: 'networkidle' });
  const { position_id, community_id, timezone, chosen } = await keptChoice(page);
  const start = await portal.startOf(chosen.slot, timezone);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('book_slot')) calls.push(request.url());
  });
  // So would the answer to a new call.
  await page.route('**/api/**', () => undefined);
  // 89 and a half minutes before the start, by the device's clock, which a busy machine must not let run on.
  await page.clock.setFixedTime(start - minutes(89.5));
  await candidate.confirm();
  await expect(page.getByText(/starts in 89 minutes\. Choose one at least 90 minutes ahead\./)).toBeVisible();
  expect(calls).toEqual([]);

  const token = await keptToken(page);
  await portal.passTime(start - minutes(89.5) - (Date.now() + ahead));
  const answer = await fetch(`${portal.url}/api/scheduled-video-interviews/book_slot`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': chosen.key },
    body: JSON.stringify({ position_id, community_id, ...chosen.slot }),
  });
  expect(await answer.json()).toMatchObject({
    statusCode: 406,
    error: 'This time starts in 89 minutes. Choose one at least 90 minutes ahead.',
    refusal: { reason: 'SlotTooSoon', leadMinutes: 90 },
  });
});

test('if the connection drops on Confirm, trying again books once [R17]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.candidate@example.org');
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  await candidate.chooseTime();
  let dropped = 0;
  // The call reaches the portal; its response is lost on every automatic retry.
  await page.route('**/book_slot', async (route) => {
    if (dropped >= 3) return route.continue();
    dropped += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await candidate.confirm();
  // The lost request is resent automatically, with the same key.
  await expect(page.getByRole('heading', { name: "You're booked" })).toBeVisible();
  await candidate.expectBooked();
  expect(dropped).toBe(3);
  const confirmations = () => portal.inbox.mailsTo(maria).filter((mail) => /^Subject: You're booked/m.test(mail));
  await expect.poll(confirmations).toHaveLength(1);
});

test('a response of the wrong shape is reported calmly with its request id, and what was chosen is kept [R4]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.candidate@example.org');
  await withoutDrawing(page, '**/candidateportal');
  await page.route('**/get_jobs_list', (route) =>
    route.fulfill({
      json: { statusCode: 200, name: 'Maria', jobs: [{ position_id: 'one' }] },
      headers: { 'x-request-id': 'TEST-1234' },
    }),
  );
  await page.reload();
  await expect(page.getByText(/an answer we could not read/)).toBeVisible();
  await expect(page.getByText('TEST-1234')).toBeVisible();
});

test('a part of the portal that fails to load offers to reload the page, and keeps the choice [spec 1 §8]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.candidate@example.org');
  await page.route('**/assets/scheduling.area-*.js', (route) => route.abort());
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.unroute('**/assets/scheduling.area-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  await candidate.viewTimes();
  const choice = await candidate.chooseTime();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveText(new RegExp(choice.slice(-8)));
});

test('a part of the portal whose request fails once, as when a phone changes networks, is requested again by itself [spec 1 §8]', async ({
  page,
}) => {
  await candidateAt(page, portal).signIn('demo.candidate@example.org');
  let requests = 0;
  await page.route('**/assets/scheduling.area-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionaborted') : route.continue();
  });
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  expect(requests).toBe(2);
});

test("a session that ended is reported, clears this device's data, and returns to the page after sign-in [spec 1 §8]", async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.candidate@example.org');
  await portal.passTime(48 * 3_600_000);
  await page.reload();
  await expect(page.getByText('Session timeout please login..!').first()).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);
  await candidate.typeCode(await candidate.askForCode('demo.candidate@example.org'));
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
});

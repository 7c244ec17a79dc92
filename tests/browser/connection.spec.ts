import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { firstValueFrom, ReplaySubject } from 'rxjs';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { codeIn } from '../support/portal/inbox';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** Offline: the device knows it, and every open connection is cut. */
const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await portal.cutLines();
};

/** Collects the statuses of all such responses to the page. */
const answersTo = (page: Page, path: RegExp): readonly number[] => {
  const seen: number[] = [];
  page.on('response', (response) => {
    if (path.test(response.url())) seen.push(response.status());
  });
  return seen;
};

test('a Confirm pressed offline is kept, sent once the connection is back, and books only once; the list is refetched automatically [R17, R29]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const candidate = candidateAt(page, portal);
  const booked = answersTo(page, /book_slot/);
  await candidate.signIn(maria);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  const choice = (await candidate.chooseTime()).replace(/^Confirm Book /, '');
  await goOffline(page);
  await expect(page.getByText('You are offline. We will update this page when you are back.')).toBeVisible();
  await candidate.confirm();
  await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
  await expect(
    page.getByText(`Your choice is kept: ${choice}. We will send it when you are back online.`),
  ).toBeVisible();
  await expectAccessible(page);
  expect(booked).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeVisible();
  await candidate.expectBooked();
  expect(booked).toEqual([200]);

  await page.getByRole('link', { name: 'My Jobs' }).last().click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('button', { name: 'Check my connection' }).click();
  await expect(page.getByText('We could not reach the portal. Check your connection, then try again.')).toBeVisible();
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.goBack();
  const listed = page.waitForResponse(/get_jobs_list/);
  await page.context().setOffline(false);
  expect((await listed).status()).toBe(200);
});

test('a code asked for offline, and a page that did not load, come by themselves once the connection is back [R29]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const sent = answersTo(page, /send_otp/);
  const mails = portal.inbox.mailsTo(maria).length;
  await page.goto(`${portal.url}/candidateslogin`);
  await page.getByRole('textbox', { name: 'Email' }).fill(maria);
  await goOffline(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  expect(sent).toEqual([200]);

  await candidate.typeCode(codeIn(await portal.inbox.next(maria, mails)));
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByText('This page did not load', { exact: true })).toBeHidden();
});

/** The connection comes back, and the refetches take a while and then fail. `stays` checks the page before, during and after them. */
const withLineBack = async (page: Page, stays: () => Promise<void>): Promise<void> => {
  const looked = new ReplaySubject<'looked'>();
  await stays();
  await goOffline(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  const answered: Promise<void>[] = [];
  await page.route('**/api/**', (route) => {
    const answer = firstValueFrom(looked).then(() => route.fulfill({ status: 500, body: '' }));
    answered.push(answer);
    return answer;
  });
  await page.context().setOffline(false);
  await expect.poll(() => answered.length).toBeGreaterThan(1);
  await stays();
  const refused = page.waitForResponse((response) => response.status() === 500);
  looked.next('looked');
  await Promise.all([refused, ...answered]);
  // By then, any changes caused by the responses have been rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await stays();
  await page.unroute('**/api/**');
};

test('dates, a chosen file and typed text stay during a refetch, even if it fails [R29]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.nurse@example.org');
  await candidate.openSchedule('Activities assistant');
  const { pathname } = new URL(page.url());
  await withLineBack(page, () => expect(page.getByRole('link', { name: /View Time/ }).first()).toBeVisible());

  await page.goto(`${portal.url}${pathname.replace('schedule', 'upload_resume')}`);
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a resume') };
  await page.getByLabel(/Choose File/).setInputFiles(file);
  await withLineBack(page, () => expect(page.getByText('cv.pdf', { exact: true })).toBeVisible());

  await page.goto(`${portal.url}/skillfilter/success/${pathname.split('/').at(-1) ?? ''}`);
  await page.getByRole('button', { name: 'Change your details' }).click();
  await page.getByLabel('Email').fill('ines.half-typed');
  await withLineBack(page, () => expect(page.getByLabel('Email')).toHaveValue('ines.half-typed'));
});

test('answers that were submitted offline wait on their page and are evaluated when the connection is back; changing an answer withdraws them [R8, R17]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const submitted = answersTo(page, /submit_skill_filter/);
  await candidate.signIn('demo.applicant@example.org');
  await candidate
    .card('Licensed Practical Nurse')
    .getByRole('link', { name: /^Submit Skillfilter/ })
    .click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('Illinois');
  await goOffline(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet. They are kept on this device.')).toBeVisible();
  await page.getByRole('textbox').fill('Illinois and Iowa');
  await expect(page.getByText('Your answers are not submitted yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet.')).toBeVisible();
  expect(submitted).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
  expect(submitted).toEqual([200]);
});

test('two lost calls open Low connection speed; the speed dialog measures only on request, reports less than 5 Mbps, and downloads nothing before that [spec 1 §8, spec 1 §9, R22]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await candidateAt(page, portal).signIn(maria);
  const probes = answersTo(page, /\/speed-test/);
  await page.route('**/api/**', (route) => route.abort());
  // Without the time zone the server can't render the list: the page arrives empty.
  await page.context().clearCookies({ name: 'candidates_zone' });
  await page.reload();
  await expect(page.getByText('We could not reach the portal.')).toBeVisible();
  await expect(page.getByText('Low connection speed')).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Low connection speed')).toBeVisible();
  await expect(page.getByText('Internet is too slow')).toBeVisible();
  await expectAccessible(page);
  expect(probes).toEqual([]);

  const devtools = await page.context().newCDPSession(page);
  const throttle = (downloadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    });
  await throttle(400_000);
  await page.getByRole('button', { name: 'Check my connection' }).click();
  const low = page.getByRole('dialog', { name: 'Low connection speed' });
  await expect(low.getByText(/We measured [23]\.\d Mbps\. Recording an interview needs 5 Mbps\./)).toBeVisible();
  await expectAccessible(page);
  await throttle(-1);
  await low.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('dialog', { name: 'Your connection is good' })).toBeVisible();
  expect(probes).toEqual([200, 200]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Low connection speed')).toBeHidden();

  await page.route('**/speed-test*', (route) => route.abort());
  await page.getByRole('button', { name: /Menu/ }).click();
  await page.getByRole('button', { name: 'Check my connection' }).click();
  await expect(page.getByRole('dialog').getByText('Error loading image')).toBeVisible();
});

test('the built portal logs nothing to the console, and its scripts contain no logging [R5]', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  await candidateAt(page, portal).signIn(maria);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(said).toEqual([]);
  const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  // The call provider's library writes to the console, but it loads only with an audio interview.
  const talking = scripts.filter(
    (name) =>
      !name.startsWith('voice-call.') &&
      /console\.(log|info|debug|warn)\b/.test(readFileSync(`dist/web/assets/${name}`, 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(talking).toEqual([]);
});

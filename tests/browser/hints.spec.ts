import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { foundIn } from '../support/portal/inbox';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* Where a visitor wanted to go before signing in, and whether they get there. */

const nurse = 'demo.nurse@example.org';
const cook = 'demo.cook@example.org';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });
const storages = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);

const signIn = async (page: Page, email: string): Promise<void> => {
  const { typeCode, askForCode } = candidateAt(page, portal);
  await typeCode(await askForCode(email));
};

test('each hint leads where it should, with its query, only once; a link of an unknown kind closes the session [R2, spec 1 §4, spec 1 §8]', async ({
  page,
}) => {
  const hints = [
    'resume_upload_path',
    'redirect_url',
    'email_check_link',
    'cancel_reschedule_link',
    'in_person_link',
    'onboarding_link',
    'login_check',
    'candidate_redirect_url',
  ];
  const people = [maria, nurse, cook];
  const meantFor = (record: Readonly<Record<string, string>>) =>
    page.evaluate((kept) => {
      localStorage.clear();
      sessionStorage.setItem('sign_in_hints', JSON.stringify({ kept_at: Date.now(), value: kept }));
    }, record);
  for (const [nth, name] of hints.entries()) {
    await page.goto(`${portal.url}/candidateslogin`);
    // Underneath is the page that the gate would have remembered.
    const record = { [name]: `/profile/education?hint=${name}`, stored_redirect_url: '/profile' };
    await meantFor({ ...record, ...(name === 'redirect_url' && { pre_login_route: 'techcheck' }) });
    await page.reload();
    await signIn(page, people[nth % people.length] ?? maria);
    await expect(page).toHaveURL(`${portal.url}/profile/education?hint=${name}`);
    expect(await page.evaluate(() => sessionStorage.getItem('sign_in_hints'))).toBeNull();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto(`${portal.url}/candidateslogin`);
  await meantFor({ redirect_url: '/profile', pre_login_route: 'elsewhere' });
  await page.reload();
  await signIn(page, maria);
  await expect(
    page.getByText('You cannot access this page. Your session will be closed now please login...!'),
  ).toBeVisible();
  expect(await storages(page)).toEqual([['session_ended'], [], '']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('the mailed link opens a tab that goes where the first tab was headed; the first tab goes there too, and asks who is here [R2, R3a]', async ({
  page,
  context,
}) => {
  await portal.passTime(60 * 60_000);
  await page.goto(`${portal.url}/profile/education?from=advert`);
  await candidateAt(page, portal).askForCode(cook);
  const mail = portal.inbox.mailsTo(cook).at(-1) ?? '';
  const opened = await context.newPage();
  await opened.goto(`${portal.url}${foundIn(mail, /https?:\/\/[^/]+(\/candidateportal\/[^\s/]+\/[\w-]{43})\s/)}`);
  await opened.getByRole('button', { name: /^Sign in as/ }).click();
  await expect(opened).toHaveURL(`${portal.url}/profile/education?from=advert`);
  await expect(welcome(page)).toContainText(cook);
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(`${portal.url}/profile/education?from=advert`);
});

import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keptToken } from '../../support/browser/kept';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

const nurse = 'demo.nurse@example.org';
const cook = 'demo.cook@example.org';
const halfAnHour = 30 * 60_000;
const hours48 = 172_800_000;

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => heading(page, 'My Job Applications');
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });
const storages = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]);

/** The page becomes visible again, as after using another app on a phone. */
const comesBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const signIn = async (page: Page, email: string): Promise<void> => {
  const { typeCode, askForCode } = candidateAt(page, portal);
  await typeCode(await askForCode(email));
};

/** Two tabs of one browser, signed in: the list, and the profile. */
const twoTabs = async (context: BrowserContext, page: Page, email: string): Promise<Page> => {
  await candidateAt(page, portal).signIn(email);
  const other = await context.newPage();
  const profile = other.waitForResponse('**/api/candidate/get_candidate_profile');
  await other.goto(`${portal.url}/profile`);
  await expect(heading(other, 'My Profile')).toBeVisible();
  await profile;
  return other;
};

test('a candidate who comes back after half an hour is asked first, and sees nothing before that: Yes continues where they were, with what they had typed [spec 1 §2, R3a]', async ({
  page,
}) => {
  await page.clock.install();
  await candidateAt(page, portal).signIn(nurse);
  await page.goto(`${portal.url}/profile/experience/add`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Nurse');
  await page.clock.fastForward(halfAnHour - 120_000);
  await comesBack(page);
  await expect(title).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);

  await page.clock.fastForward(121_000);
  await comesBack(page);
  await expect(welcome(page)).toContainText(`Ines Moreau${nurse}Is that right?`);
  await expect(title).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(welcome(page)).toBeVisible();
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(title).toHaveValue('Nurse');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A freshly loaded page asks in the same way, on every load, and its content is not even rendered.
  await page.clock.fastForward(halfAnHour);
  for (const _ of [1, 2]) {
    await page.reload();
    await expect(welcome(page)).toContainText(nurse);
    await expect(title).toHaveCount(0);
  }
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(title).toBeVisible();
});

test('Start on a posting asks who is here before anybody applies with a session that someone forgot to end [R3a]', async ({
  page,
}) => {
  await page.clock.install();
  const applied: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/apply_job')) applied.push(request.url());
  });
  await candidateAt(page, portal).signIn(cook);
  await page.goto(`${portal.url}/apply/102`);
  await page.clock.fastForward(halfAnHour);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(welcome(page)).toContainText(cook);
  expect(applied).toEqual([]);
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page).not.toHaveURL(/\/apply\//);
  expect(applied).toHaveLength(1);
});

test("two people on one phone: 'No, log out' leaves nothing of the first, and for the second, Back shows nothing of the first and leads nowhere [spec 1 §2, R3a]", async ({
  page,
}) => {
  await page.clock.install();
  await candidateAt(page, portal).signIn(nurse);
  await page.getByRole('button', { name: /Ines Moreau/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(heading(page, 'My Profile')).toBeVisible();
  const token = await keptToken(page);
  await page.clock.fastForward(halfAnHour);
  await comesBack(page);
  await welcome(page).getByRole('button', { name: 'No, log out' }).click();
  // The words last for seconds only, on both pages together.
  await Promise.all([
    expect(page.getByText('Logged out successfully').first()).toBeVisible(),
    expect(heading(page, 'Sign in')).toBeVisible(),
  ]);
  expect(await storages(page)).toEqual([[], [], '']);
  // The page did not wait for the server, but the server is notified anyway.
  const listFor = { headers: { authorization: `Bearer ${token}`, 'api-version': '1.0' } };
  await expect
    .poll(async () => (await page.request.get(`${portal.url}/api/candidate/get_jobs_list`, listFor)).status())
    .toBe(401);

  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByText('Ines', { exact: false })).toHaveCount(0);
  await signIn(page, maria);
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Maria Santos/ })).toBeVisible();
  await expect(page.getByText('Ines', { exact: false })).toHaveCount(0);
});

test('two tabs: signing out in one, over a connection that gets no response, is reported in both, and nothing of the candidate stays visible or on the phone [R3, R3a]', async ({
  page,
  context,
}) => {
  const other = await twoTabs(context, page, cook);
  // The call never gets a response.
  await other.route('**/api/candidate/sign_out', () => undefined);
  await other.getByRole('button', { name: /menu/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Yes' }).click();
  await Promise.all([page, other].map((tab) => expect(tab.getByText('Logged out successfully')).toBeVisible()));
  expect(await keptToken(other)).toBe('');
  expect(await other.evaluate(() => document.cookie)).toBe('');
  await expect(heading(other, 'My Profile')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /menu/ })).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /menu/ })).toHaveCount(0);
  await expectAccessible(page);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(heading(other, 'Sign in')).toBeVisible();
});

test('two tabs: a session ended by the server is over in both, and signing in again leads the tab that noticed back to its page [spec 1 §8, R3b]', async ({
  page,
  context,
}) => {
  // Replaces both pages for the 2.5 s until sign-in: none of their content is visible or can be pressed. The pages record this themselves, because a
  // busy machine may look too late.
  const instead = 'Candidate portalSession timeout please login..!You will be taken to the sign-in page.';
  const saidIn = new Set<Page | null>();
  context.on('console', (message) => message.text() === instead && saidIn.add(message.page()));
  await context.addInitScript((said) => {
    const look = (): void => {
      if (document.querySelector('main')?.textContent === said) console.debug(said);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, instead);
  // The chat, which both tabs ask for once they have time, says nothing here: the page that opens next is the first to notice.
  await context.routeWebSocket(/socket\.io/, () => undefined);
  await context.route('**/api/chat-conversations/**', () => undefined);
  const other = await twoTabs(context, page, maria);
  await page.request.post(`${portal.url}/api/candidate/sign_out`, {
    headers: { authorization: `Bearer ${await keptToken(page)}`, 'api-version': '1.0' },
    data: {},
  });
  await other.goto(`${portal.url}/profile/education?from=mail`);
  for (const tab of [other, page]) await expect.poll(() => saidIn.has(tab)).toBe(true);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(heading(other, 'Sign in')).toBeVisible();
  await signIn(other, maria);
  await expect(other).toHaveURL(`${portal.url}/profile/education?from=mail`);
  // The first tab continues as well; it did not sign in itself, so it asks.
  await page.bringToFront();
  await expect(welcome(page)).toContainText(maria);
});

test('two tabs: if someone else signs in, in one tab, the other asks whether it is them, and meanwhile shows nothing of either [R3, R3a]', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await candidateAt(elsewhere, portal).signIn(cook);
  const token = JSON.stringify(await keptToken(elsewhere));
  await elsewhere.context().close();
  const other = await twoTabs(context, page, nurse);
  const signsIn = () => other.evaluate((kept) => localStorage.setItem('candidates_token', kept), token);

  await signsIn();
  await expect(welcome(page)).toContainText(cook);
  await expect(page.getByText('Ines', { exact: false })).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /Daniel Whitmore/ })).toBeVisible();
  // The other tab reloads for the person it now belongs to, and asks as well.
  await expect(welcome(other)).toContainText(cook);

  // The same if the session ended first, and somebody signed in before this tab reached the sign-in page.
  await other.evaluate(() => localStorage.removeItem('candidates_token'));
  await expect(page.getByText('Session timeout please login..!')).toBeVisible();
  await signsIn();
  await expect(welcome(page)).toContainText(cook);

  // And if somebody else was about to sign up: their press does not act for the other person.
  await other.evaluate(() => localStorage.removeItem('candidates_token'));
  await page.goto(`${portal.url}/signup`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await page.evaluate(() => sessionStorage.removeItem('asks_who_is_here'));
  await signsIn();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(welcome(page)).toContainText(cook);
});

test('48 hours without activity end the session, on the server too, both in a page that is open and in one that was suspended [spec 2 §4.11, R3a]', async ({
  page,
}) => {
  await page.clock.install();
  for (const sleeps of [false, true]) {
    await candidateAt(page, portal).signIn(sleeps ? cook : nurse);
    const token = await keptToken(page);
    if (sleeps) await page.clock.setSystemTime(Date.now() + 4 * hours48);
    else await page.clock.fastForward(hours48);
    if (sleeps) await comesBack(page);
    await expect(page.getByText('Session timeout please login..!').first()).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await expect.poll(() => storages(page)).toEqual([['candidatelogout_msg', 'session_ended'], [], '']);
    await page.clock.runFor(2_500);
    await expect(heading(page, 'Sign in')).toBeVisible();
    // The page does not wait for the server, so the server may still be processing.
    const asked = async (): Promise<number> => {
      const headers = { authorization: `Bearer ${token}`, 'api-version': '1.0' };
      return (await page.request.get(`${portal.url}/api/candidate/get_jobs_list`, { headers })).status();
    };
    await expect.poll(asked).toBe(401);
  }
});

test('a browser that stores nothing says where one signs in that it has to allow it; any other says nothing (ours)', async ({
  page,
}) => {
  const notice = page.getByText('Your browser keeps you from signing in', { exact: true });
  await page.goto(`${portal.url}/candidateslogin`);
  await page.getByRole('textbox').first().fill(nurse);
  await expect(notice).toHaveCount(0);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
});

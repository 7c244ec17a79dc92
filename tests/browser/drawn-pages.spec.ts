import { expect, type Browser, type Page } from '@playwright/test';
import { candidateAt, maria } from '../support/browser/candidate';
import { advertPath, drawnAt, heading, holdScript, isLive, list, listPath, watch } from '../support/browser/drawn';
import { keptToken } from '../support/browser/kept';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* Nobody sees a page that was rendered for someone else. */

const nurse = 'demo.nurse@example.org';
const halfAnHour = 30 * 60_000;

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const { open, untilDrawn, signedIn } = drawnAt(() => portal);

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });

/** The token of another candidate, as this browser would hold it. */
const tokenOfNurse = async (browser: Browser): Promise<string> => {
  const elsewhere = await (await browser.newContext()).newPage();
  await candidateAt(elsewhere, portal).signIn(nurse);
  const token = JSON.stringify(await keptToken(elsewhere));
  await elsewhere.context().close();
  return token;
};

/** What can be seen or read aloud of a candidate's page while its script is missing. */
const nothingShows = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-discarded', '');
  await expect(page.getByText('My Job Applications')).toHaveCount(1);
  await expect(list(page)).toBeHidden();
  expect(await page.locator('#root :is(h1, h2, h3, a, button)').filter({ visible: true }).count()).toBe(0);
};

const stays = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).not.toHaveAttribute('data-discarded');
  await expect(list(page)).toBeVisible();
};

test.describe('until the script arrives', () => {
  const others: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    [
      'that nobody has used for 31 minutes',
      (page) => page.evaluate(() => localStorage.setItem('last_active_at', String(Date.now() - 31 * 60_000))),
    ],
    [
      "that holds another's token",
      (page) => page.evaluate(() => localStorage.setItem('candidates_token', JSON.stringify('x'.repeat(43)))),
    ],
    ['that has signed out', (page) => page.evaluate(() => localStorage.clear())],
  ];
  for (const [which, change] of others)
    test(`a list shows nothing on a device ${which} [R3a]`, async ({ page }) => {
      await signedIn(page);
      await holdScript(page);
      await open(page, listPath);
      await stays(page);
      await change(page);
      await open(page, listPath);
      await nothingShows(page);
    });

  test('a list shows nothing on a device that has moved to another zone, until its times are rendered again', async ({
    page,
    browser,
  }) => {
    await signedIn(page);
    const storageState = await page.context().storageState();
    const inHawaii = await browser.newContext({ storageState, timezoneId: 'Pacific/Honolulu' });
    const there = await inHawaii.newPage();
    const letGo = await holdScript(there);
    await open(there, listPath);
    await nothingShows(there);
    letGo();
    await expect(list(there)).toBeVisible();
    await inHawaii.close();
  });
});

test('a visitor who returns after an hour is first asked who they are; the server-rendered list is never visible [spec 1 §2, R3a]', async ({
  page,
}) => {
  await page.clock.install();
  await signedIn(page);
  await page.clock.fastForward(2 * halfAnHour);
  const letGo = await holdScript(page);
  await open(page, listPath);
  await nothingShows(page);
  letGo();
  await expect(welcome(page)).toContainText(maria);
  await expect(list(page)).toHaveCount(0);
  await welcome(page).getByRole('button', { name: 'Yes' }).click();
  await expect(list(page)).toBeVisible();
});

test('two sessions in one browser: a page rendered for one is discarded if the other is signed in [R3a]', async ({
  page,
  browser,
}) => {
  const token = await tokenOfNurse(browser);
  await signedIn(page);
  // The cookie is still Maria's, but local storage belongs to another candidate: as can happen between two tabs, or if another page wrote the cookie.
  const { complaints } = await watch(page);
  await page.evaluate((kept) => localStorage.setItem('candidates_token', kept), token);
  const letGo = await holdScript(page);
  await open(page, listPath);
  expect(await page.content()).toContain('Maria');
  await nothingShows(page);
  letGo();
  await expect(page.getByRole('button', { name: /Ines/ })).toBeVisible();
  expect(await page.content()).not.toContain('Maria');
  expect(complaints).toEqual([]);
});

test('a page whose script is still loading is discarded if someone else signs in, in another tab [R3a]', async ({
  page,
  browser,
}) => {
  const token = await tokenOfNurse(browser);
  await signedIn(page);
  const { complaints } = await watch(page);
  const other = await page.context().newPage();
  await other.goto(`${portal.url}/how-it-works`);
  const letGo = await holdScript(page);
  await open(page, listPath);
  await stays(page);
  await other.evaluate((kept) => localStorage.setItem('candidates_token', kept), token);
  await nothingShows(page);
  letGo();
  await expect(page.getByRole('button', { name: /Ines/ })).toBeVisible();
  expect(await page.content()).not.toContain('Maria');
  expect(complaints).toEqual([]);
});

test('a candidate who signs out while the last part of the page is loading leaves nothing behind [R3a]', async ({
  page,
}) => {
  await signedIn(page);
  const { complaints } = await watch(page);
  // The main script has loaded and read who is signed in; the shell of a signed-in page has not loaded.
  const letGo = await holdScript(page, 'signed-in.area');
  await open(page, listPath);
  await stays(page);
  // In this same page, which gets no storage event.
  await page.evaluate(() => localStorage.clear());
  letGo();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await page.content()).not.toContain('Maria');
  expect(complaints).toEqual([]);
});

test("after sign-out, going back shows nothing of the candidate, not even from the browser's back/forward cache [R3a]", async ({
  page,
}) => {
  // Its own session, because it ends here: the shared one serves the other tests.
  await candidateAt(page, portal).signIn(maria);
  await untilDrawn(page, listPath);
  await expect(list(page)).toBeVisible();
  await page.goto(`${portal.url}/how-it-works`);
  await page.getByRole('link', { name: 'My Jobs' }).first().click();
  await expect(list(page)).toBeVisible();
  await page.goto(`${portal.url}/apply/101`);
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.goForward();
  // In another tab, as another person at the same phone would find it.
  const other = await page.context().newPage();
  await other.goto(`${portal.url}${listPath}`);
  await other.getByRole('button', { name: /Maria/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(heading(other, 'Sign in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await page.content()).not.toContain('Maria');
});

test("a browser's back/forward cache keeps no list; a posting is restored as it was [R3a]", async ({ page }) => {
  // What such a browser does on going back. Playwright itself loses track of a page that is restored from the back/forward cache.
  const comesBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await signedIn(page);
  await page.goto(`${portal.url}${listPath}`);
  await isLive(page);
  await page.evaluate(() => localStorage.clear());
  await comesBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await page.content()).not.toContain('Maria');
  await page.goto(`${portal.url}${advertPath}`);
  await isLive(page);
  await comesBack();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(heading(page, 'Sign up')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { advertPath, drawnAt, heading, holdScript, isLive, list, listPath, watch } from '../support/browser/drawn';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* The list and the posting are rendered by the server: readable before a script runs, and hydrated without any visible change. */

const widths = [390, 1280] as const;

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const { open, untilDrawn, signedIn } = drawnAt(() => portal);

/** A CPU slowed down four times, like a mid-range phone's, so that a page hydrated in several steps shows it. */
const slowDown = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

for (const width of widths)
  test(`the list hydrates without a layout shift, a console error or a second rendering, and fetches once, in the background, ${width} px wide [R3a]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signedIn(page);
    const second = await page.context().newPage();
    await second.setViewportSize({ width, height: 844 });
    const { complaints, calls, shifts, typeface } = await watch(second);
    const letGo = await holdScript(second);
    const answer = await open(second, listPath);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
    await expect(list(second)).toBeVisible();
    await expect(second.getByRole('listitem').getByRole('heading').first()).toBeVisible();
    const cards = await second.getByRole('heading', { level: 3 }).allTextContents();
    const card = await second.getByRole('heading', { level: 3 }).first().elementHandle();
    await typeface();
    await slowDown(second);
    letGo();
    await isLive(second);
    await expect.poll(() => calls).toContain('/api/candidate/get_jobs_list');
    await second.waitForLoadState('networkidle');
    expect(await second.getByRole('heading', { level: 3 }).allTextContents()).toEqual(cards);
    // Hydrated, not rendered again.
    expect(await card.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await shifts()).toEqual([]);
    expect(calls).toEqual(['/api/candidate/get_jobs_list']);
    expect(complaints).toEqual([]);
    await expectAccessible(second);
    await second.getByRole('button', { name: /Maria/ }).click();
    await expect(second.getByRole('link', { name: 'My Profile' })).toBeVisible();
  });

for (const width of widths)
  test(`a posting hydrates without a layout shift, a console error or a call, ${width} px wide [spec 1 §2]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await untilDrawn(page, advertPath);
    const second = await page.context().newPage();
    await second.setViewportSize({ width, height: 844 });
    const { complaints, calls, shifts, typeface } = await watch(second);
    const letGo = await holdScript(second);
    await open(second, advertPath);
    await expect(heading(second, /^Certified Nursing/)).toBeVisible();
    await expect(second.getByRole('button', { name: /^Start/ })).toBeVisible();
    await typeface();
    letGo();
    await isLive(second);
    await second.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
    await expectAccessible(second);
    await second.getByRole('tab', { name: 'More Details' }).click();
    await expect(second.getByRole('heading', { name: /^About/ })).toBeVisible();
  });

test('both can be read with scripts disabled, and their links work', async ({ page, browser }) => {
  await signedIn(page);
  const silent = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  });
  const reader = await silent.newPage();
  await reader.goto(`${portal.url}${listPath}`);
  await expect(list(reader)).toBeVisible();
  await expect(reader).toHaveTitle('My Job Applications · Candidate portal');
  await reader
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await expect(reader).toHaveURL(/\/schedule\/\d+\/\d+/);
  await reader.goto(`${portal.url}${advertPath}`);
  await expect(heading(reader, /^Certified Nursing/)).toBeVisible();
  await expect(reader.getByText('86 Heronfield Road', { exact: false }).first()).toBeVisible();
  await reader
    .getByRole('region', { name: /^Other open jobs/ })
    .getByRole('link')
    .first()
    .click();
  await expect(reader).not.toHaveURL(`${portal.url}${advertPath}`);
  await expect(reader).toHaveURL(/\/apply\/\d+/);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await silent.close();
});

test("the employer's color is on the posting before a script runs, under the page's own policy [spec 1 §1, R5]", async ({
  page,
}) => {
  await untilDrawn(page, advertPath);
  const { complaints } = await watch(page);
  await holdScript(page);
  await open(page, advertPath);
  const hero = heading(page, /^Certified Nursing/).locator('xpath=../..');
  await expect(hero).toBeVisible();
  const [band, own] = await Promise.all([
    hero.evaluate((element) => getComputedStyle(element).getPropertyValue('--primary').trim()),
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()),
  ]);
  expect(band).toMatch(/^#[0-9a-f]{6}$/);
  expect(band).not.toBe(own);
  expect(complaints).toEqual([]);
});

test('pressing Start before its script has loaded is held, and then carried out by the page [spec 1 §2, R29]', async ({
  page,
}) => {
  await untilDrawn(page, advertPath);
  const { complaints } = await watch(page);
  const letGo = await holdScript(page);
  await open(page, advertPath);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText(/^One moment: this page is still loading\./)).toBeVisible();
  letGo();
  await expect(heading(page, 'Sign up')).toBeVisible();
  await expect(page.getByText(/^One moment:/)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a page with a hydration mismatch is hydrated anyway, and reported', async ({ page }) => {
  await untilDrawn(page, advertPath);
  const { complaints } = await watch(page);
  await page.route(`**${advertPath}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Another job');
    await route.fulfill({ response: answer, body });
  });
  await open(page, advertPath);
  await expect(heading(page, /^Certified Nursing/)).toBeVisible();
  await expect.poll(() => complaints.filter((one) => one.includes('finished-page-differs'))).toHaveLength(1);
});

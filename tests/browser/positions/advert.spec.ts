import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { watch } from '../../support/browser/drawn';
import { keyboardOf } from '../../support/browser/keyboard';
import { withoutDrawing } from '../../support/browser/undrawn';
import { startPortalWithTiles, type TileServer } from '../../support/browser/tiles';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* An advert as seen by a visitor who has not applied: on a phone, by keyboard, as a search engine. Applying is in apply.spec.ts. */

let tiles: TileServer;
let portal: RunningPortal;
let close: () => Promise<void>;
test.beforeAll(async () => {
  ({ portal, tiles, close } = await startPortalWithTiles());
});
test.afterAll(() => close());
test.beforeEach(async ({ page }) => {
  // Colors are checked once they have settled, not while they fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const advert = (page: Page, position: number, rest = '') => page.goto(`${portal.url}/apply/${position}${rest}`);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const start = (page: Page) => page.getByRole('button', { name: /^Start/ });

test('the map is fetched only once it is visible; without tiles the address is shown [spec 1 §2, spec 1 §9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  const loaded = () => scripts.some((url) => /\/map\.area-/.test(url));
  const before = tiles.asked.length;
  await advert(page, 102);
  await expect(heading(page, /^Certified Nursing/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([loaded(), tiles.asked.length]).toEqual([false, before]);
  const map = page.getByRole('application', { name: 'Map of 86 Heronfield Road, Rochester, NY 14618' });
  await map.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.poll(() => tiles.asked.filter((url) => url.startsWith('/11/')).length).toBeGreaterThan(0);
  expect(loaded()).toBe(true);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => tiles.asked.some((url) => url.startsWith('/12/'))).toBe(true);
  await expectAccessible(page);

  tiles.fail();
  await advert(page, 108);
  await page.getByRole('application').scrollIntoViewIfNeeded();
  await expect(page.getByText('The map can’t be loaded right now. The address is above.')).toBeVisible();
  await expect(page.getByRole('group').or(page.locator('address'))).toContainText('86 Heronfield Road');
});

test('a job posting can be used by keyboard alone, and says how to find it again [spec 1 §2]', async ({ page }) => {
  await advert(page, 102);
  await expect(heading(page, /^Certified Nursing/)).toBeVisible();
  const { tabTo } = keyboardOf(page);
  await tabTo(/^Job Details$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'More Details' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'About Quillwater Trust' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Job Details' })).toBeFocused();
  await tabTo(/^See this job/);
  await tabTo(/^Bookmark this page/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Press Ctrl + D to bookmark current page' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sign up')).toBeVisible();
});

test('on a phone no Ctrl key is mentioned [spec 1 §2]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await advert(page, 102);
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bookmark this page' })).toBeHidden();
});

for (const [width, count] of [
  [1280, 3],
  [800, 2],
  [390, 1],
] as const)
  test(`${count} of the other open jobs at the location are side by side, ${width} px wide [spec 1 §2]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutDrawing(page, '**/apply/102');
    await page.route('**/api/candidate/get_position/102', async (route) => {
      const answer = await route.fetch();
      const body: object = await answer.json();
      const other_jobs = [1, 2, 3, 4, 5].map((n) => ({ position_id: 100 + n, position_name: `Job ${n}` }));
      await route.fulfill({ json: { ...body, other_jobs } });
    });
    await advert(page, 102);
    const others = page.getByRole('region', { name: 'Other open jobs at Quillwater Commons' });
    await others.scrollIntoViewIfNeeded();
    const wholeInView = async () => {
      const track = await others.getByRole('list').boundingBox();
      const items = await Promise.all((await others.getByRole('listitem').all()).map((item) => item.boundingBox()));
      return items.filter(
        (box) =>
          box !== null && track !== null && box.x >= track.x - 1 && box.x + box.width <= track.x + track.width + 1,
      ).length;
    };
    expect(await wholeInView()).toBe(count);
    await expect(others.getByRole('button', { name: 'Previous jobs' })).toHaveAttribute('aria-disabled', 'true');
    await others.getByRole('button', { name: 'Next jobs' }).click();
    await expect(others.getByRole('link', { name: /Job 1$/ })).not.toBeInViewport();
    await expect(others.getByRole('button', { name: 'Previous jobs' })).toHaveAttribute('aria-disabled', 'false');
    await others.getByRole('link', { name: new RegExp(`Job ${count + 1}$`) }).click();
    await expect(page).toHaveURL(`${portal.url}/apply/${101 + count}`);
  });

test('of hundreds of jobs at a location the first 24 are shown; pressing a button shows the rest and moves the focus to them [spec 1 §2]', async ({
  page,
}) => {
  await withoutDrawing(page, '**/apply/102');
  await page.route('**/api/candidate/get_position/102', async (route) => {
    const answer = await route.fetch();
    const body: object = await answer.json();
    const other_jobs = Array.from({ length: 600 }, (_, n) => ({
      position_id: 1000 + n,
      position_name: `Job ${n + 1}`,
    }));
    await route.fulfill({ json: { ...body, other_jobs } });
  });
  await advert(page, 102);
  const others = page.getByRole('region', { name: 'Other open jobs at Quillwater Commons' });
  await expect(others.getByRole('link')).toHaveCount(24);
  await expect(others.getByText('And 576 more jobs')).toHaveCount(1);
  await others.getByRole('button', { name: 'Show them all' }).press('Enter');
  await expect(others.getByRole('link')).toHaveCount(600);
  await expect(others.getByRole('link', { name: /Job 25$/ })).toBeFocused();
  await expect(others.getByRole('link', { name: /Job 25$/ })).toBeInViewport();
  await expect(others.getByRole('button', { name: 'Show them all' })).toHaveCount(0);
});

test("the document head describes the job to search engines under the page's own policy, nothing shifts, and the tracking pixel learns nothing [R5]", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  let pixel: Readonly<Record<string, string>> | undefined;
  await page.route('https://pixel.example/**', (route) => {
    pixel = route.request().headers();
    return route.fulfill({ status: 204 });
  });
  await withoutDrawing(page, '**/apply/101');
  const { shifts, typeface } = await watch(page);
  await page.route('**/api/candidate/get_position/101', async (route) => {
    const answer = await route.fetch();
    const body: object = await answer.json();
    await typeface();
    await route.fulfill({ json: { ...body, pixel_url: 'https://pixel.example/seen.gif' } });
  });
  await advert(page, 101);
  await expect(heading(page, 'Caregiver')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const told: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
  expect(told).toMatchObject({
    '@type': 'JobPosting',
    title: 'Caregiver',
    url: expect.stringMatching(/\/apply\/101$/),
    hiringOrganization: { name: 'Hearthlark Senior Living' },
    employmentType: ['FULL_TIME', 'PART_TIME'],
    baseSalary: { currency: 'USD', value: { minValue: 18.25, maxValue: 21, unitText: 'HOUR' } },
    directApply: true,
  });
  await expect(page).toHaveTitle('Caregiver · Candidate portal');
  expect(violations).toEqual([]);
  expect(await shifts()).toEqual([]);
  expect(pixel).toBeDefined();
  expect(pixel).not.toHaveProperty('referer');
  expect(pixel).not.toHaveProperty('cookie');
});

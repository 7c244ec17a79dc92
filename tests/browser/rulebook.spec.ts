import { expect, test, type Locator, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectAccessible } from '../support/browser/accessible';

/* The rule book as an expert gets it: a file, opened without a portal and without a network. `npm run check` and `npm run test:browser` build it. */

const file = resolve('dist/rulebook/index.html');
const book = pathToFileURL(file).href;

/** What a page must not do: log an error, or make a request. */
const watched = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) faults.push(request.url());
  });
  return faults;
};

const chapter = (page: Page, name: string): Locator => page.locator(`#${name}`);
/** A chapter with an interactive form: the page renders it when a reader comes near. */
const askable = async (page: Page, name: string): Promise<Locator> => {
  const form = chapter(page, name).locator('.ask');
  await form.scrollIntoViewIfNeeded();
  await expect(form).not.toHaveAttribute('inert');
  return chapter(page, name);
};
const decided = (page: Page, name: string): Locator => chapter(page, name).locator('tr[aria-current="true"]');

const fitsThePage = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
};

/** All chapters have the same structure: a few are enough, and checking all of them takes minutes. */
const leaveOnly = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((kept) => {
    for (const one of document.querySelectorAll('.chapter, .area')) if (!kept.includes(one.id)) one.remove();
    for (const link of document.querySelectorAll('.contents li a'))
      if (!kept.includes(link.getAttribute('href')?.slice(1) ?? '')) link.parentElement?.remove();
    for (const emptied of document.querySelectorAll('.contents ol:empty')) emptied.parentElement?.remove();
  }, names);

for (const width of [390, 1280])
  test.describe(`The rule book at ${width} px`, () => {
    let faults: readonly string[] = [];

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      faults = watched(page);
      await page.goto(book);
      await expect(page.getByLabel('Find a rule')).toBeVisible();
    });

    test.afterEach(() => {
      expect(faults).toEqual([]);
    });

    test('answers on both sides of the 10 minutes, and marks the row that decides [R12]', async ({ page }) => {
      const join = await askable(page, 'join');
      const answer = join.locator('.answer');
      const marks = join.getByRole('group', { name: /Around the boundary/ });
      await marks.getByRole('button', { name: '600' }).click();
      await expect(answer).toContainText('joinable yes');
      await expect(answer).toContainText('Row 5 decides');
      await expect(decided(page, 'join')).toContainText('This row decides your case');
      await join.getByRole('slider').press('ArrowRight');
      await expect(join.getByText('601 seconds before the interview')).toBeVisible();
      await expect(answer).toContainText('joinable no');
      await expect(answer).toContainText('10:20 AM ET');
      await expect(decided(page, 'join').locator('.row-id')).toHaveText('4');
      await join.getByLabel('The candidate looks at').fill('2026-12-04T10:20:00');
      await expect(answer).toContainText('joinable yes');
      await join.getByText('The answer as JSON').click();
      await expect(join.locator('pre')).toContainText('"joinable": true');
    });

    test('keeps a case in its link, for somebody else', async ({ page, context }) => {
      const join = await askable(page, 'join');
      await join.getByRole('link', { name: 'Ask this rule yourself' }).click();
      await join.getByLabel('Status of the interview').fill('16');
      await expect(page).toHaveURL(/case=/);
      await expect(join.locator('.answer')).toContainText('Row 1 decides');
      const other = await context.newPage();
      const theirs = watched(other);
      await other.goto(page.url());
      await expect(chapter(other, 'join').getByLabel('Status of the interview')).toHaveValue('16');
      await expect(decided(other, 'join').locator('.row-id')).toHaveText('1');
      await expect(chapter(other, 'join').getByRole('heading', { level: 3 })).toBeInViewport();
      expect(theirs).toEqual([]);
    });

    test('says calmly that a link is damaged, or that a field can’t be read', async ({ page }) => {
      await page.goto(`${book}#join?case=%7B%22now`);
      await page.reload();
      const join = chapter(page, 'join');
      await expect(join.getByText('The case in this link can’t be read.')).toBeVisible();
      await page.goto(`${book}#join?case=${encodeURIComponent('{"now":"soon","status":0}')}`);
      await expect(join.locator('.field', { hasText: 'The candidate looks at' }).locator('.fault')).toContainText(
        'This can’t be read',
      );
      await expect(join.locator('.answer')).toContainText('as soon as every field can be read');
    });

    test('makes an issue of a case that is wrong', async ({ page }) => {
      const join = await askable(page, 'join');
      await join.getByRole('button', { name: 'This is wrong' }).click();
      await join.getByLabel('What should the portal answer, and why?').fill('Eleven minutes are enough.');
      const issue = join.getByLabel('Ready to paste into an issue');
      await expect(issue).toHaveValue(/Eleven minutes are enough\./);
      await expect(issue).toHaveValue(/expect\(answered\('join', question\)\)/);
    });

    for (const [words, name, found] of [
      ['41', 'status', '41 means'],
      ['17', 'guard', 'status 17'],
      ['third reschedule', 'card-actions', 'third reschedule'],
    ] as const)
      test(`finds '${words}'`, async ({ page }) => {
        await page.getByLabel('Find a rule').fill(words);
        const place = page
          .locator('.found a', { hasText: found })
          .and(page.locator(`[href^="#${name}"]`))
          .first();
        await place.click();
        await expect(chapter(page, name)).toBeInViewport();
      });

    test('unfolds what a link leads to', async ({ page }) => {
      await page.getByLabel('Find a rule').fill('joinOpensBefore');
      await page.locator('.found a').first().click();
      await expect(page.locator('[id="domain.interviews.join-window.joinOpensBefore"]')).toBeInViewport();
    });

    for (const colorScheme of ['light', 'dark'] as const)
      test(`can be used by everyone in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await (await askable(page, 'join')).getByRole('button', { name: 'This is wrong' }).click();
        await fitsThePage(page);
        await leaveOnly(page, ['join', 'phone', 'a-live-interview']);
        await expectAccessible(page);
      });
  });

test('The rule book fits a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(book);
  await expect(page.getByLabel('Find a rule')).toBeVisible();
  await fitsThePage(page);
});

test('The rule book is whole without a script, and on paper', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(book);
  await expect(page.locator('#join table').first()).toContainText('more than 10 minutes are left');
  await expect(page.getByText('What would the portal do?').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#join .boundary')).toBeVisible();
  await page.close();
});

import { expect, type Page } from '@playwright/test';
import { axeFaults, expectAccessible } from '../support/browser/accessible';
import { askable, asking, book, chapter, decided, fitsThePage, openBook, watched } from '../support/browser/rulebook';
import { test } from '../support/browser/test';
import { phoneFirst } from '../support/browser/widths';

/* The rule book is read, searched and asked. */

/** All chapters have the same structure: a few are enough, and checking all of them would take minutes. */
const leaveOnly = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((kept) => {
    for (const one of document.querySelectorAll('.chapter, .area')) if (!kept.includes(one.id)) one.remove();
    for (const link of document.querySelectorAll('.contents li a'))
      if (!kept.includes(link.getAttribute('href')?.slice(1) ?? '')) link.parentElement?.remove();
    for (const emptied of document.querySelectorAll('.contents ol:empty')) emptied.parentElement?.remove();
  }, names);

for (const width of phoneFirst)
  test.describe(`The rule book at ${width} px`, () => {
    /* One page for all of these: opening the book takes longer than most of them. */
    test.describe(() => {
      let page: Page;
      let faults: readonly string[] = [];
      test.beforeAll(async ({ browser }) => {
        page = await browser.newPage();
        faults = await openBook(page, width);
      });
      test.beforeEach(async () => {
        await asking(page).fill('');
        await page.evaluate(() => window.scrollTo(0, 0));
      });
      test.afterEach(() => {
        expect(faults).toEqual([]);
      });
      test.afterAll(() => page.close());

      test('has one field that everything is asked in', async () => {
        await expect(page.getByLabel('Ask the rules')).toHaveId('search-field');
      });

      test('answers on both sides of the 10-minute limit, and marks the row that decides [R12]', async () => {
        const join = await askable(page, 'join');
        const answer = join.locator('.answer');
        const marks = join.getByRole('group', { name: /Around the boundary/ });
        await marks.getByRole('button', { name: '600' }).click();
        await expect(answer).toContainText('The candidate can join now.');
        await expect(answer).toContainText('Row 5 decides');
        await expect(decided(page, 'join')).toContainText('This row decides your case');
        await join.getByRole('slider').press('ArrowRight');
        await expect(join.locator('.slider-value')).toHaveText('601 seconds before the interview');
        await expect(answer).toContainText("The candidate can't join.");
        await expect(answer).toContainText('10:20 AM ET');
        await expect(decided(page, 'join').locator('.row-id')).toHaveText('4');
        await join.getByRole('group', { name: 'The candidate looks at' }).getByLabel('Time').fill('10:20:00');
        await expect(answer).toContainText('The candidate can join now.');
        await join.getByText('The answer as JSON').click();
        await expect(join.locator('pre')).toContainText('"joinable": true');
        await fitsThePage(page);
      });

      for (const [words, answer, name, row] of [
        ['89 minutes', 'It is not offered. This time starts in 89 minutes.', 'slots', '3'],
        ['no show', "3 means 'Candidate no show'", 'status', '3'],
        ['which buttons has status 41', 'The card offers Reschedule onsite', 'card-actions', '4b'],
        ['third reschedule', 'The card offers Reschedule', 'card-actions', '19'],
      ] as const)
        test(`shows the answer to '${words}' without scrolling, and opens at the row that decides`, async () => {
          await asking(page).fill(words);
          const first = page.locator('.found a').first();
          await expect(first).toContainText(answer);
          await expect(first).toBeInViewport();
          await first.click();
          await expect(decided(page, name).locator('.row-id')).toHaveText(row);
          await expect(decided(page, name).locator('.headline')).toContainText(answer);
          await expect(decided(page, name).locator('.headline')).toBeInViewport();
        });

      test('asks one question at a time until a row decides, and shows the case in the form [R18]', async () => {
        const cancel = await askable(page, 'cancel');
        await cancel.getByText('One question at a time').click();
        await expect(cancel.getByRole('group', { name: 'Status of the application' })).toBeVisible();
        await cancel.getByRole('button', { name: /^35 / }).click();
        await expect(cancel.locator('.guide .verdict')).toContainText('Row 1');
        await fitsThePage(page);
        await cancel.getByRole('button', { name: 'Show this case in the form' }).click();
        await expect(decided(page, 'cancel').locator('.row-id')).toHaveText('1');
        await cancel.getByRole('button', { name: 'Change' }).click();
        await expect(cancel.getByRole('button', { name: /^35 / })).toBeVisible();
      });

      test("asks about times in terms of the rule's limits, and fits the page [R14]", async () => {
        const slots = await askable(page, 'slots');
        await slots.getByText('One question at a time').click();
        const answered = async (question: string, answer: string): Promise<void> =>
          slots.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }).click();
        await answered('Times that are free', 'given');
        await answered('Does a clock change skip the time?', 'no');
        await expect(slots.getByRole('button', { name: 'less than 90 minutes, or it has begun' })).toBeInViewport();
        await fitsThePage(page);
        await answered('How long until the time begins?', '90 minutes or more');
        await answered('How many days from today is it?', 'today');
        await answered('The position takes interviews on the same day', 'no');
        await expect(slots.locator('.guide .verdict')).toContainText('Row 4');
        await slots.getByRole('button', { name: 'Show this case in the form' }).click();
        await expect(decided(page, 'slots').locator('.row-id')).toHaveText('4');
      });

      test('shows the conditions as columns, computed by the rule', async () => {
        const conditions = chapter(page, 'card-actions').locator('.conditions');
        await conditions.locator('summary').click();
        await expect(conditions.getByRole('columnheader', { name: 'The candidate is blocked' })).toBeVisible();
        await expect(conditions.locator('tbody tr').first()).toContainText('yes');
        await fitsThePage(page);
      });

      test('scrolls to a rule that has no form, and shows the wording of its source [R3c]', async () => {
        await asking(page).fill('how long is a code valid');
        await page.locator('.found a').first().click();
        const rule = page.locator('[id="sign-in-codes.lifetime"]');
        await expect(rule).toBeInViewport();
        await rule.getByRole('button', { name: 'R3c' }).click();
        await expect(page.locator('#wording-R3c')).toContainText('A code lives 10 minutes and 5 tries');
      });

      test('expands the section that a link leads to', async () => {
        await asking(page).fill('joinOpensBefore');
        await page.locator('.found a').first().click();
        await expect(page.locator('[id="domain.applications.join-window.joinOpensBefore"]')).toBeInViewport();
      });
    });

    test.describe(() => {
      let faults: readonly string[] = [];
      test.beforeEach(async ({ page }) => {
        faults = await openBook(page, width);
      });
      test.afterEach(() => {
        expect(faults).toEqual([]);
      });

      test('keeps a case in its link, for someone else to open', async ({ page, context }) => {
        const join = await askable(page, 'join');
        await join.getByRole('link', { name: 'Ask this rule yourself' }).click();
        await join.getByLabel('Status of the interview').selectOption('16');
        await expect(page).toHaveURL(/case=/);
        await expect(join.locator('.answer')).toContainText('Row 1 decides');
        const other = await context.newPage();
        const theirs = watched(other);
        await other.goto(page.url());
        await expect(chapter(other, 'join').getByLabel('Status of the interview')).toHaveValue('16');
        await expect(decided(other, 'join').locator('.row-id')).toHaveText('1');
        await expect(decided(other, 'join')).toBeInViewport();
        expect(theirs).toEqual([]);
      });

      test('calmly says that a link is damaged, or that a field can’t be read', async ({ page }) => {
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

      test('can be used by everyone, in light and in dark', async ({ page }) => {
        await (await askable(page, 'join')).getByRole('button', { name: 'This is wrong' }).click();
        await fitsThePage(page);
        await leaveOnly(page, ['join', 'phone', 'a-live-interview']);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      });
    });
  });

test('The rule book fits a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(book);
  await expect(asking(page)).toBeVisible();
  await fitsThePage(page);
});

import { expect, type Page } from '@playwright/test';
import { askable, decided, fitsThePage, openBook } from '../support/browser/rulebook';
import { startPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* What an expert does with the rule book besides reading: reports a case, keeps one, tries another number. */

test.describe('An expert with the rule book at 390 px', () => {
  let page: Page;
  let faults: readonly string[] = [];
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    faults = await openBook(page, 390);
  });
  test.afterEach(() => {
    expect(faults).toEqual([]);
  });
  test.afterAll(() => page.close());

  test('turns a case that is wrong into an issue', async () => {
    const join = await askable(page, 'join');
    await join.getByRole('button', { name: 'This is wrong' }).click();
    await join.getByLabel('What should the portal answer, and why?').fill('Eleven minutes are enough.');
    const issue = join.getByLabel('Ready to paste into an issue');
    await expect(issue).toHaveValue(/Eleven minutes are enough\./);
    await expect(issue).toHaveValue(/expect\(answered\('join', question\)\)/);
  });
  test('puts a moment as a date and a time, on the clocks of a zone from the list', async () => {
    const join = await askable(page, 'join');
    await join
      .getByRole('group', { name: /Around the boundary/ })
      .getByRole('button', { name: '600' })
      .click();
    const looks = join.getByRole('group', { name: 'The candidate looks at' });
    await expect(looks.getByLabel('Date')).toHaveValue('2026-12-04');
    await expect(looks.getByLabel('Time')).toHaveValue('10:20:00');
    await join.getByLabel('Times are shown in').selectOption({ label: 'Pacific Time (Los Angeles)' });
    await expect(looks.getByLabel('Time')).toHaveValue('07:20:00');
    await expect(looks).toContainText('Pacific Time (Los Angeles)');
    await looks.getByLabel('Time').fill('07:19:59');
    await expect(join.locator('.answer')).toContainText("The candidate can't join.");
    await looks.getByLabel('Date').fill('');
    await expect(join.locator('.field', { hasText: 'The candidate looks at' }).locator('.fault')).toHaveText(
      'Please write the whole date and time.',
    );
    await looks.getByLabel('Date').fill('2026-12-05');
    await expect(join.locator('.answer')).toContainText('The candidate can join now.');
    await join.getByLabel('Times are shown in').selectOption('America/New_York');
    await fitsThePage(page);
  });
  test('adds a case: its line, unless one like it is there', async () => {
    const join = await askable(page, 'join');
    const marks = join.getByRole('group', { name: /Around the boundary/ });
    await marks.getByRole('button', { name: '600' }).click();
    await join.getByRole('group', { name: 'The candidate looks at' }).getByLabel('Time').fill('10:23:45');
    await join.getByRole('button', { name: 'Add a case' }).click();
    await expect(join.locator('.like-it')).toHaveText('No case like it is there yet.');
    await expect(join.getByText('The portal answers: The candidate can join now. Row 5 decides')).toBeVisible();
    await expect(join.getByLabel('Where does it come from?')).toHaveValue('R12, spec 1 §9, spec 2 §4.6');
    const line = join.getByLabel('The line for the end of domain/applications/cases/book-join.csv');
    const why = join.getByLabel('Why? What does the case show?');
    await why.fill('');
    await expect(line).toHaveCount(0);
    await why.fill('Odd seconds, too');
    await expect(line).toHaveValue(/^2026-12-04T15:30:00Z,2026-12-04T15:23:45[^,]*Z,.*,5,.*,"Odd seconds, too","R12, /);
    await expect(join.getByRole('link', { name: 'Send it by mail' })).toHaveAttribute('href', /Odd%20seconds/);
    await fitsThePage(page);
    await marks.getByRole('button', { name: '600' }).click();
    await expect(join.getByText(/A case like it is there already: line \d+ of/)).toBeVisible();
    await expect(join.locator('.like-it code').last()).toContainText('600 seconds before the interview');
    await expect(line).toHaveCount(0);
    await fitsThePage(page);
    await join.getByRole('button', { name: 'I expect something else' }).click();
    await expect(join.getByRole('button', { name: 'This is wrong' })).toBeFocused();
    await expect(join.getByLabel('What should the portal answer, and why?')).toHaveValue('Odd seconds, too');
  });
  test('reads how many cases test a row, opens one of them, and agrees to one row alone', async () => {
    const cancel = await askable(page, 'cancel');
    const decisions = cancel.getByRole('table', { name: /^What decides/ });
    await expect(decisions.getByRole('row', { name: /^2 the status is between 21 and 30/ })).toContainText('2 cases');
    await expect(cancel.getByText(/^Each row is agreed to by .*, unless it says otherwise\.$/)).toBeVisible();
    await cancel.getByText(/^The cases that are kept: \d+$/).click();
    const kept = cancel.getByRole('row', { name: /A recorded interview with onboarding/ });
    await expect(kept).toContainText('recorded by the candidate');
    await fitsThePage(page);
    await kept.getByRole('link', { name: 'Open it in the form' }).click();
    await expect(cancel.getByLabel('Kind of interview')).toHaveValue('self_record_interview');
    await expect(decided(page, 'cancel').locator('.row-id')).toHaveText('2');
    await cancel.getByText(/^Agree to it/).click();
    await cancel.getByText('Each by itself').click();
    await expect(cancel.getByRole('link', { name: 'Agree by mail: Row 2' })).toHaveAttribute(
      'href',
      /--read%20[0-9a-f]{12}%20cancel\.2$/,
    );
    await fitsThePage(page);
  });
  test('tries another value of a number: the answers and sentences that change, and the tests that would fail by name [R14]', async () => {
    const slots = await askable(page, 'slots');
    await slots.getByRole('link', { name: /^Try another value: A time can be booked until 90 minutes/ }).click();
    const numbers = page.getByRole('region', { name: 'Try another value' });
    await expect(numbers.getByLabel('Which number?')).toHaveValue('lead_time');
    await numbers.getByRole('textbox').fill('2000');
    await expect(numbers).toContainText('Type a number from 0 to 1440.');
    await numbers.getByRole('textbox').fill('60');
    const changed = numbers.getByRole('table', { name: /Which times may a candidate choose/ });
    await expect(changed.getByRole('row', { name: /^61 minutes before/ })).toContainText(
      'Row 3: It is not offered. This time starts in 61 minutes.',
    );
    await expect(changed.getByRole('row', { name: /^61 minutes before/ })).toContainText(
      'it starts in 61 minutes, and 60 are enough',
    );
    await expect(changed.getByRole('row', { name: /^59 minutes before/ })).toContainText('at least 60 minutes ahead');
    await numbers.getByRole('button', { name: 'Which tests would fail?' }).click();
    await expect(numbers).toContainText(/\d\d tests would fail\./, { timeout: 120_000 });
    await expect(numbers).toContainText('offers no slot that starts 89 minutes from now [R14]');
    await fitsThePage(page);
    await numbers.getByRole('button', { name: 'As it is: 90 minutes' }).click();
    await expect(changed).toBeHidden();
  });
});

test('The portal serves the rule book, which works under its own policy', async ({ page }) => {
  const portal = await startPortal({ env: { RULEBOOK: '1' } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${portal.url}/rulebook#number-code_length`);
  await page.getByLabel(/^Or type it/).fill('6');
  await expect(page.getByRole('region', { name: 'Try another value' })).toContainText('decided otherwise');
  expect(faults).toEqual([]);
  await portal.close();
});

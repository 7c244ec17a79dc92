import { expect, type Locator, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { questionsOfExperts, unanswered } from '../adapters/rules/questions-of-experts';
import { expectAccessible } from '../support/browser/accessible';
import { test } from '../support/browser/test';

/* The rule book as an expert gets it: a file, opened without a portal and without a network. `npm run check` and `npm run test:browser` build it. */

const file = resolve('dist/rulebook/index.html');
const book = pathToFileURL(file).href;

/** Collects what a page must not do: log an error, or make a request. */
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

/** The field 'Ask the rules', by its id: a search by label looks at every element of the book, and takes longer than the answer. */
const asking = (page: Page): Locator => page.locator('#search-field');

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

/** All chapters have the same structure: a few are enough, and checking all of them would take minutes. */
const leaveOnly = (page: Page, names: readonly string[]): Promise<void> =>
  page.evaluate((kept) => {
    for (const one of document.querySelectorAll('.chapter, .area')) if (!kept.includes(one.id)) one.remove();
    for (const link of document.querySelectorAll('.contents li a'))
      if (!kept.includes(link.getAttribute('href')?.slice(1) ?? '')) link.parentElement?.remove();
    for (const emptied of document.querySelectorAll('.contents ol:empty')) emptied.parentElement?.remove();
  }, names);

for (const width of [390, 1280])
  test.describe(`The rule book at ${width} px`, () => {
    const openBook = async (page: Page): Promise<readonly string[]> => {
      await page.setViewportSize({ width, height: 844 });
      const faults = watched(page);
      await page.goto(book);
      await expect(asking(page)).toBeVisible();
      return faults;
    };

    /* One page for all of these: opening the book takes longer than most of them. */
    test.describe(() => {
      let page: Page;
      let faults: readonly string[] = [];
      test.beforeAll(async ({ browser }) => {
        page = await browser.newPage();
        faults = await openBook(page);
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
        await expect(join.getByText('601 seconds before the interview')).toBeVisible();
        await expect(answer).toContainText("The candidate can't join.");
        await expect(answer).toContainText('10:20 AM ET');
        await expect(decided(page, 'join').locator('.row-id')).toHaveText('4');
        await join.getByLabel('The candidate looks at').fill('2026-12-04T10:20:00');
        await expect(answer).toContainText('The candidate can join now.');
        await join.getByText('The answer as JSON').click();
        await expect(join.locator('pre')).toContainText('"joinable": true');
        await fitsThePage(page);
      });

      test('turns a case that is wrong into an issue', async () => {
        const join = await askable(page, 'join');
        await join.getByRole('button', { name: 'This is wrong' }).click();
        await join.getByLabel('What should the portal answer, and why?').fill('Eleven minutes are enough.');
        const issue = join.getByLabel('Ready to paste into an issue');
        await expect(issue).toHaveValue(/Eleven minutes are enough\./);
        await expect(issue).toHaveValue(/expect\(answered\('join', question\)\)/);
      });

      test('adds a case: its line, unless one like it is there', async () => {
        const join = await askable(page, 'join');
        const marks = join.getByRole('group', { name: /Around the boundary/ });
        await marks.getByRole('button', { name: '600' }).click();
        await join.getByLabel('The candidate looks at').fill('2026-12-04T10:23:45');
        await join.getByRole('button', { name: 'Add a case' }).click();
        await expect(join.locator('.like-it')).toHaveText('No case like it is there yet.');
        await expect(join.getByText('The portal answers: The candidate can join now. Row 5 decides')).toBeVisible();
        await expect(join.getByLabel('Where does it come from?')).toHaveValue('R12, spec 1 §9, spec 2 §4.6');
        const line = join.getByLabel('The line for the end of domain/applications/cases/book-join.csv');
        const why = join.getByLabel('Why? What does the case show?');
        await why.fill('');
        await expect(line).toHaveCount(0);
        await why.fill('Odd seconds, too');
        await expect(line).toHaveValue(
          /^2026-12-04T15:30:00Z,2026-12-04T15:23:45[^,]*Z,.*,5,.*,"Odd seconds, too","R12, /,
        );
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

      test("answers the experts' questions with one query and no scrolling", async () => {
        // About 130 round trips to a browser, while other suites run.
        const field = asking(page);
        const times: number[] = [];
        const missed: string[] = [];
        /** The first answer shown: its link, its words, and whether its sentence is in view. */
        const answerTo = async (question: string) => {
          const begun = performance.now();
          await field.fill(question);
          const answer = await page.evaluate(() => {
            const first = document.querySelector('.found a');
            const box = first?.querySelector('b')?.getBoundingClientRect();
            return {
              href: first?.getAttribute('href') ?? '',
              words: first?.textContent ?? '',
              inSight: box !== undefined && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
            };
          });
          times.push(performance.now() - begun);
          return answer;
        };
        for (const [question, name, row] of questionsOfExperts) {
          const { href, words, inSight } = await answerTo(question);
          const isRight = row === undefined || href === `#${name}.${row}` || words.includes(`Row ${row}`);
          if (!href.startsWith(`#${name}`) || !isRight || !inSight) missed.push(question);
        }
        for (const question of unanswered) if ((await answerTo(question)).href !== '') missed.push(question);
        const asked = questionsOfExperts.length + unanswered.length;
        const slowest = Math.round(Math.max(...times));
        const median = Math.round([...times].sort((one, other) => one - other)[times.length >> 1] ?? 0);
        process.stdout.write(
          `${asked - missed.length} of ${asked} questions answered in sight at ${width} px: 1 query, 0 clicks, 0 scrolls; median ${median} ms, slowest ${slowest} ms\n`,
        );
        expect(missed).toEqual([]);
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
        await expect(changed.getByRole('row', { name: /^59 minutes before/ })).toContainText(
          'at least 60 minutes ahead',
        );
        await numbers.getByRole('button', { name: 'Which tests would fail?' }).click();
        await expect(numbers).toContainText(/\d\d tests would fail\./, { timeout: 120_000 });
        await expect(numbers).toContainText('offers no slot that starts 89 minutes from now [R14]');
        await fitsThePage(page);
        await numbers.getByRole('button', { name: 'As it is: 90 minutes' }).click();
        await expect(changed).toBeHidden();
      });

      test('says when no rule answers the question', async () => {
        await asking(page).fill('may a minor apply?');
        await expect(page.getByText('No rule says this.')).toBeVisible();
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
        faults = await openBook(page);
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

      for (const colorScheme of ['light', 'dark'] as const)
        test(`can be used by everyone in ${colorScheme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme });
          await (await askable(page, 'join')).getByRole('button', { name: 'This is wrong' }).click();
          await fitsThePage(page);
          await leaveOnly(page, ['join', 'phone', 'a-live-interview']);
          await expectAccessible(page);
        });
    });
  });

test('The rule book fits a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(book);
  await expect(asking(page)).toBeVisible();
  await fitsThePage(page);
});

for (const name of ['join', 'cancel', 'slots', 'sessions'])
  test(`The chapter ${name} prints whole, on two sheets at most`, async ({ page }) => {
    await page.goto(book);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await chapter(page, name).getByRole('button', { name: 'Print this sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(chapter(page, name)).toBeVisible();
    await expect(chapter(page, 'experience')).toBeHidden();
    for (const folded of await chapter(page, name).locator('.usual, .proofs').all())
      await expect(folded.locator(':scope > :last-child')).toBeVisible();
    await expect(chapter(page, name).locator('.made')).toHaveText(
      /^Candidate portal \d+\.\d+\.\d+\. .* \w+ \d+, \d{4}\.$/,
    );
    const pdf = (
      await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
    ).toString('latin1');
    expect([1, 2]).toContain(pdf.match(/\/Type\s*\/Page\b/g)?.length);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(chapter(page, 'experience')).toBeVisible();
    await expect(chapter(page, name).locator('details[open]')).toHaveCount(0);
  });

test('The rule book is complete without a script, and on paper', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(book);
  await expect(page.locator('#join table').first()).toContainText('more than 10 minutes are left');
  await expect(page.getByText('What would the portal do?').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#join .boundary')).toBeVisible();
  await page.close();
});

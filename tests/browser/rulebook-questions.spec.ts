import { expect, type Page } from '@playwright/test';
import { askedByReader } from '../adapters/rules/asked-by-readers';
import { questionsOfExperts, unanswered } from '../adapters/rules/questions-of-experts';
import { asking, openBook } from '../support/browser/rulebook';
import { test } from '../support/browser/test';
import { phoneFirst } from '../support/browser/widths';

/* Questions are asked in the rule book, and answered in sight. */

const readers = askedByReader(6);

for (const width of phoneFirst)
  test.describe(`The rule book at ${width} px`, () => {
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

    test('shows the answer in sight to readers who know no code, wherever it stands among the first', async () => {
      const field = asking(page);
      const missed: string[] = [];
      for (const [question, ...right] of readers) {
        await field.fill(question);
        const inSight = await page.evaluate(() =>
          [...document.querySelectorAll('.found a')]
            .filter((answer) => (answer.querySelector('b')?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight)
            .map((answer) => ({ href: answer.getAttribute('href') ?? '', words: answer.textContent })),
        );
        const leadsTo = (place: string): boolean => {
          const [name = '', row] = place.split('/');
          return inSight.some(
            ({ href, words }) =>
              href === `#${name}.${row ?? ''}` ||
              (new RegExp(`^#${name}(?![\\w-])`).test(href) && (row === undefined || words.includes(`Row ${row} `))),
          );
        };
        if (right.length > 0 && !right.some(leadsTo)) missed.push(question);
      }
      process.stdout.write(
        `${readers.length - missed.length} of ${readers.length} readers' questions answered in sight at ${width} px\n`,
      );
      // Never tuned on. Goal: 37 of 40.
      expect(missed.length).toBeLessThanOrEqual(3);
    });

    test('says when no rule answers the question', async () => {
      await asking(page).fill('may a minor apply?');
      await expect(page.getByText('The documents do not say.')).toBeVisible();
    });
  });

import { expect } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { fitsThePage, openBook } from '../support/browser/rulebook';
import { test } from '../support/browser/test';

/* An expert looks up what became of a sentence of the documents. */

test('At 320 px the gaps come first, and a sentence leads by keyboard to the chapter that holds it', async ({
  page,
}) => {
  const faults = await openBook(page, 320);
  await page.getByRole('banner').getByRole('link', { name: 'The documents, sentence by sentence' }).press('Enter');
  const documents = page.locator('#the-documents');
  await expect(documents.getByRole('heading', { name: 'The documents, sentence by sentence' })).toBeInViewport();
  await expect(documents.getByRole('table', { name: 'Sentences by mark' })).toContainText('The rulings');
  await expect(documents.getByRole('region', { name: 'Gaps' })).toContainText(/R63.*No texts are sent/s);
  const first = documents.locator('details').first();
  await first.locator('summary').press('Enter');
  await fitsThePage(page);
  const joinable = first.getByRole('listitem').filter({ hasText: 'Joinable window 10 minutes (600000 ms)' });
  await expect(joinable).toContainText('Constant join opens before: 10 minutes');
  await joinable.getByRole('link', { name: /^Chapter \d+, join$/ }).press('Enter');
  await expect(page.locator('#join').getByRole('heading').first()).toBeInViewport();
  expect(faults).toEqual([]);
});

test('The documents, sentence by sentence, can be used by everyone, and without a script', async ({
  page,
  browser,
}) => {
  await openBook(page, 320);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.chapter:not(.gaps), .area:not(.documents .area), .contents'))
      one.remove();
    for (const one of document.querySelectorAll('.documents details')) one.toggleAttribute('open', true);
    // Sentences all have the same structure: some of each list are enough, and checking all of them takes minutes.
    for (const list of document.querySelectorAll('.documents :is(ul, ol, tbody)'))
      for (const one of [...list.children].slice(4)) one.remove();
  });
  await expectAccessible(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await plain.locator('#the-documents summary').first().click();
  await expect(plain.getByText('The only user is the candidate.').first()).toBeVisible();
  await plain.close();
});

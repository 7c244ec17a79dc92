import { expect } from '@playwright/test';
import { book, chapter } from '../support/browser/rulebook';
import { test } from '../support/browser/test';
import { inFull } from '../support/in-full';

/* The rule book is printed, and read without a script. */

/** One with a table, one without; more at full length. */
const printed = inFull ? ['join', 'cancel', 'slots', 'sessions'] : ['cancel', 'sessions'];

for (const name of printed)
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

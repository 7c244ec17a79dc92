import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt } from '../../support/browser/candidate';
import { codeIn } from '../../support/portal/inbox';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

let portal: RunningPortal;
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const address = 'demo.nurse@example.org';
const asked = (page: Page) => page.getByRole('dialog', { name: 'Is this your email?' });

/**
 * The first response to Confirm is the portal's response to a session that has only signed up. The code, and what follows it, are the portal's own.
 */
const asNewcomer = async (page: Page): Promise<void> => {
  let proven = false;
  await page.route('**/prove_email', async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    proven = JSON.stringify(body).includes('"statusCode":200');
    await route.fulfill({ response: answer });
  });
  await page.route('**/book_slot*', async (route) =>
    proven
      ? route.continue()
      : route.fulfill({
          json: {
            statusCode: 406,
            error: 'Please Enter OTP!',
            refusal: { reason: 'ProofNeeded', email: address },
            request_id: 'TEST-0000-0000',
          },
        }),
  );
};

test('Confirm asks for the code once, in the same dialog; after closing and reopening it, entering the code completes the booking [R41]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const candidate = candidateAt(page, portal);
  await candidate.signIn(address);
  await asNewcomer(page);
  await candidate.openSchedule('Activities assistant');
  await candidate.viewTimes();
  const choice = await candidate.chooseTime();
  const seen = portal.inbox.mailsTo(address).length;
  await candidate.confirm();
  await expect(asked(page).getByText(address)).toBeVisible();
  await expect(asked(page).getByRole('link', { name: /Change it on My Profile$/ })).toBeVisible();
  const code = codeIn(await portal.inbox.next(address, seen));
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
  await expectAccessible(page);

  // Dismissed: the choice is kept, and asking again sends no second email.
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText('Please Enter OTP!')).toBeVisible();
  await candidate.confirm();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
  expect(portal.inbox.mailsTo(address)).toHaveLength(seen + 1);

  await candidate.typeCode(code);
  await candidate.expectBooked();
  await expect(page.getByText(choice.slice(-8).replace(/^0/, '')).first()).toBeVisible();
});

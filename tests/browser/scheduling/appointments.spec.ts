import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt } from '../../support/browser/candidate';
import { keptChoice } from '../../support/browser/kept';
import { keyboardOf } from '../../support/browser/keyboard';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { expectInSight } from '../../support/browser/in-sight';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

/* The whole course of an appointment: booked, moved, postponed, booked again, withdrawn; by video and in person. */

/* The whole course of an appointment takes longer than a single act. */

let portal: RunningPortal;
test.beforeEach(async ({ page }) => {
  portal = await startPortal();
  // Colors are checked once they have settled, not while they fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterEach(async () => {
  await portal.close();
});

const cook = 'demo.cook@example.org';
const driver = 'demo.driver@example.org';

const cancellationsTo = (email: string): readonly string[] =>
  portal.inbox.mailsTo(email).filter((mail) => /^Subject: Canceled:/m.test(mail));

const list = (page: Page) => page.getByRole('heading', { name: 'My Job Applications' });

/** Cancels from a card, choosing the option in `answer`. */
const cancel = async (page: Page, answer: () => Promise<void>, submit: string): Promise<void> => {
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await answer();
  await page.getByRole('button', { name: submit }).click();
};

for (const width of phoneFirst)
  test(`a video interview is booked, moved, postponed, booked again and withdrawn, ${width} px wide [spec 1 §4, spec 2 §4.7, R10, R17, R18, R27]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await candidate.arrive(cook);
    await page
      .getByRole('link', { name: /^Schedule/ })
      .last()
      .click();
    await candidate.viewTimes();
    await expect(page.getByText('Interview Preference')).toBeVisible();
    await candidate.chooseTime();
    await candidate.confirm();
    await candidate.expectBooked();
    await expect(page.getByText('2 of 2 reschedules left')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    const path = await (await download).path();
    expect((await readFile(path, 'utf8')).match(/^DTSTART:.*$/m)?.[0].trim()).toBe(
      `DTSTART:${new URL((await page.getByRole('link', { name: /Google Calendar/ }).getAttribute('href')) ?? '').searchParams.get('dates')?.split('/')[0] ?? ''}`,
    );

    await page
      .getByRole('link', { name: /^Reschedule/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/schedule\/\d+\/\d+\/reschedule$/);
    await expect(page.getByText(/^Your time now: /)).toBeVisible();
    await candidate.viewTimes(1);
    await expectAccessible(page);
    const move = await candidate.chooseTime(1);
    expect(move).toMatch(/^Confirm Move to \w+day \d\d:\d\d [AP]M$/);
    await candidate.confirm();
    await expect(page.getByText(/You have successfully rescheduled your video interview\./)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your interview is moved' })).toBeVisible();

    await page.getByRole('link', { name: 'My Jobs' }).last().click();
    const reschedule = page.getByRole('link', { name: /^Reschedule/ }).last();
    await expect(reschedule).toHaveAccessibleDescription('1 reschedule left');
    await expectAccessible(page);
    await cancel(
      page,
      async () => {
        await expect(page.getByText('Your video interview may be rescheduled up to 1 more time(s).')).toBeVisible();
        await page.getByRole('button', { name: 'Yes, Cancel' }).click();
        await expect(page.getByText('Please choose option for cancel interview')).toBeVisible();
        await page.getByRole('radio', { name: /Reschedule later/ }).check();
      },
      'Yes, Cancel',
    );
    await expect(page.getByText('Interview rescheduled successfully')).toBeVisible();
    await expect(page.getByText(/You gave up your time, and no new one is booked yet\./)).toBeVisible();
    await expect(page.getByText('Your interview needs a new time.').last()).toBeVisible();
    await expect(page.getByText('Choose a new time when it suits you.').last()).toBeVisible();
    await expectAccessible(page);

    await reschedule.click();
    await candidate.viewTimes();
    await candidate.chooseTime();
    await candidate.confirm();
    await candidate.expectBooked();
    const barred = page.getByRole('button', { name: /^Reschedule/ });
    await expect(barred).toHaveAccessibleDescription(
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    );
    await page.getByRole('link', { name: 'My Jobs' }).last().click();
    await expect(list(page)).toBeVisible();
    await cancel(
      page,
      async () => {
        await expect(page.getByText(/will be canceled and cannot be rescheduled\./)).toBeVisible();
        await page.setViewportSize({ width: 360, height: 640 });
        await page.getByRole('button', { name: 'Yes, Cancel' }).click();
        await expectInSight(page.getByText('Required', { exact: true }));
        await page.setViewportSize({ width, height: 844 });
        await page.getByPlaceholder('Add your reason here...').fill('I found another job.');
      },
      'Yes, Cancel',
    );
    await expect(page.getByText('Interview cancelled successfully')).toBeVisible();
    await expect(page.getByText('You withdrew from this job.')).toBeVisible();
    await expect(page.getByRole('link', { name: /chedule/ })).toHaveCount(0);
    // The withdrawal is acknowledged once its mail is queued.
    await expect.poll(() => cancellationsTo(cook)).toHaveLength(2);
  });

for (const width of phoneFirst)
  test(`an in-person interview is booked, viewed, moved and withdrawn on its own page, ${width} px wide [spec 1 §2, spec 2 §2.11, R18]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await candidate.arrive(driver);
    const housekeeper = candidate.card('Housekeeper');
    await expect(housekeeper.getByText('Quillwater Commons would like to meet you in person.')).toBeVisible();
    await candidate.openSchedule('Housekeeper');
    await candidate.viewTimes();
    await expect(page.getByText('Interview Preference')).toHaveCount(0);
    await candidate.chooseTime();
    await candidate.confirm();
    await expect(page.getByText(/You have successfully scheduled your in-person interview\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^View Details/ }).click();

    await expect(page.getByRole('heading', { name: 'In person interview details' })).toBeVisible();
    await expect(page.getByText(/\d\d:\d\d [AP]M - \d\d:\d\d [AP]M ET/)).toBeVisible();
    await expect(page.getByRole('application', { name: /86 Heronfield Road/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy Address' }).click();
    await expect(page.getByText('Link copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('86 Heronfield Road, Rochester, NY 14618');

    await page
      .getByRole('link', { name: /^Reschedule/ })
      .last()
      .click();
    await candidate.viewTimes(1);
    await candidate.chooseTime();
    await candidate.confirm();
    await expect(page.getByText(/You have successfully rescheduled your in-person interview\./)).toBeVisible();
    await page.getByRole('link', { name: /^View Details/ }).click();

    await page.getByRole('button', { name: /^Cancel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Do you want to Re-schedule?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /^No/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The way is too long.');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Interview cancelled successfully').first()).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
    await expect(candidate.card('Housekeeper').getByText('You withdrew from this job.')).toBeVisible();
    await expect(candidate.card('Driver').getByRole('link', { name: /^View Details/ })).toBeVisible();
  });

test('if someone else takes the new time, the old one is kept [R17]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(cook);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .last()
    .click();
  await candidate.viewTimes();
  await candidate.chooseTime();
  await candidate.confirm();
  await candidate.expectBooked();
  const when = await page
    .getByText(/^\w+day, \d\d \w+, \d{4} at \d\d:\d\d [AP]M/)
    .first()
    .innerText();
  await page
    .getByRole('link', { name: /^Reschedule/ })
    .last()
    .click();
  await candidate.viewTimes(1);
  await candidate.chooseTime();
  const { position_id, chosen } = await keptChoice(page);
  await portal.fillUp(position_id, chosen.slot);
  await candidate.confirm();
  await expect(page.getByText('This time has just been taken')).toBeVisible();
  await page.getByText(/^Your time now: /).click();
  await expect(page.getByText('It stays yours until another one is confirmed.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${portal.url}/candidateportal`);
  await expect(page.getByRole('link', { name: /^Reschedule/ }).last()).toHaveAccessibleDescription(
    '2 reschedules left',
  );
  await page.goto(page.url().replace('candidateportal', `success/13/${position_id}`));
  await expect(page.getByText(when).first()).toBeVisible();
});

test('moving and canceling work by keyboard alone, and Escape keeps the appointment [spec 1 §4, R18]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn(driver);
  const { tabTo, tabToField } = keyboardOf(page);
  await expect(list(page)).toBeFocused();
  await tabTo(/^Cancel of Driver/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Cancel of Driver/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Reschedule later/ })).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(/^Yes, Cancel Inperson/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Interview rescheduled successfully')).toBeVisible();
  await tabTo(/^Reschedule of Driver/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeFocused();
  await tabTo(/View Time/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose time slot' })).toBeFocused();
  await tabToField('radio');
  await page.keyboard.press('Space');
  await tabTo(/^Confirm/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/your in-person interview\./)).toBeVisible();
});

test('a cancellation whose response is lost is sent again without canceling twice [R18, R29]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(driver);
  const keys: (string | undefined)[] = [];
  let lose = true;
  await page.route('**/inPerson_cancelInterview*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    if (lose) await route.abort('connectionreset');
    else await route.fulfill({ response: await route.fetch() });
  });
  await page.getByRole('button', { name: /^Cancel of Driver/ }).click();
  await page.getByRole('radio', { name: /Reschedule later/ }).check();
  await page.getByRole('button', { name: 'Yes, Cancel Inperson' }).click();
  await expect(page.getByText(/Trying again is safe: it won’t cancel twice\./)).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  lose = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Interview rescheduled successfully')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => cancellationsTo(driver)).toHaveLength(1);
});

test('after an interview, the page says thank you and names the employer; without one it leads back [spec 1 §2, spec 2 §2.10]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(driver);
  await page.goto(`${portal.url}/thankyou`);
  await expect(list(page)).toBeVisible();
  await portal.passTime(5 * 24 * 3_600_000);
  await candidate.arrive(driver);
  await page.goto(`${portal.url}/thankyou`);
  await expect(page.getByRole('heading', { name: 'Thank You for interviewing with Quillwater Trust.' })).toBeVisible();
  await expectAccessible(page);
});

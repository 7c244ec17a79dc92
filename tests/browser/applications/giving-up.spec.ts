import { expect, type Page } from '@playwright/test';
import {
  aCandidateRecord,
  anApplicationRecord,
  aFile,
  aPositionRecord,
  aSlotRecord,
} from '../../adapters/server/import/a-file';
import { expectAccessible } from '../../support/browser/accessible';
import { employerAt, operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

/* Saying no to an offer or an invitation, and what a mailed link to /scheduleOrCancel can change. */

const ines = 'ines.ortega@example.org';
const driver = 'demo.driver@example.org';
/** `YYYY-MM-DD`, this many days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const offered = { communityId: 13, positionId: 106 };
const invited = { communityId: 12, positionId: 108 };

let portal: RunningPortal;
test.beforeEach(async ({ page }) => {
  portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const done = { applied_status: 2, sf_status: 8 };
  const applications = [
    anApplicationRecord({ ...done, position_id: offered.positionId, status: 1, onboarding_status: 1 }),
    anApplicationRecord({ ...done, position_id: invited.positionId, status: 32 }),
  ];
  const content = aFile({ positions: [], slots: [], candidates: [aCandidateRecord({ email: ines, applications })] });
  expect(await employerAt(portal).ask('import', { files: [{ name: 'ines.json', content }] })).toMatchObject({
    statusCode: 200,
    applications: 2,
  });
});
test.afterEach(async () => {
  await portal.close();
});

/** Opens a page about this job as its link would: the job is passed along with the address (R3). */
const openWith = async (page: Page, path: string, job: typeof offered): Promise<void> => {
  await page.evaluate(([to, told]) => history.pushState({ usr: { job: told }, key: 'a-test', idx: 1 }, '', to), [
    path,
    job,
  ] as const);
  await page.reload();
};

/** Presses what a candidate would press: the card's link to the stage, then the way out. */
const walkTo = async (page: Page, card: RegExp, wayOut: string): Promise<void> => {
  for (const name of [card, wayOut]) await page.getByRole('link', { name }).filter({ visible: true }).first().click();
};
const declineOffer = (page: Page) => walkTo(page, /^Schedule Onboarding/, 'Decline offer');
const declineInvitation = (page: Page) => walkTo(page, /^Schedule Onsite/, 'Decline Invitation');

for (const width of phoneFirst)
  test(`an offer is declined with a reason, ${width} px wide [spec 2 §2.13, spec 2 §4.8, spec 2 §5, R27]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await candidate.arrive(ines);
    await expect(page.getByRole('list').getByText('You have an offer.')).toBeVisible();
    await declineOffer(page);
    await expect(page).toHaveURL(`${portal.url}/declineOffer`);
    await expect(page.getByRole('heading', { name: 'Decline this offer?' })).toBeVisible();
    await expect(page.getByText('You can’t undo this.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    const reason = page.getByRole('textbox', { name: 'Why are you saying no?' });
    await expect(reason).toHaveAccessibleDescription('Required');
    await expect(reason).toBeFocused();
    await reason.fill('The way is too long for me.');
    await expect(page.getByText('Required', { exact: true })).toHaveCount(0);
    let calls = 0;
    await page.route('**/onboard-interviews/decline_offer*', async (route) => {
      calls += 1;
      await (calls === 1 ? route.fulfill({ status: 500, json: { statusCode: 500 } }) : route.continue());
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(reason).toHaveValue('The way is too long for me.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page.getByText('Thanks for letting us know, Your response has been recorded')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your answer is recorded' })).toBeFocused();
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
    await expect(page.getByRole('list').getByText('You declined this offer.')).toBeVisible();
    expect(calls).toBe(2);
    // It can't be declined again, from a bookmark or the browser's Back.
    await openWith(page, '/declineOffer', offered);
    await expect(
      page.getByText('There is nothing to decline for this job right now. Here is its current status.'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
  });

test('an invitation is declined by keyboard alone, and the safe way back comes first [spec 2 §2.14, spec 2 §4.8]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(ines);
  await declineInvitation(page);
  await expect(page).toHaveURL(`${portal.url}/declineOnsiteOffer`);
  await expect(page.getByRole('heading', { name: 'Decline this invitation?' })).toBeVisible();
  const { tabTo } = keyboardOf(page);
  await tabTo(/^No, keep my invitation/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Why are you saying no?' })).toBeFocused();
  // Enter in the field starts a new line, so nothing is sent by accident.
  await page.keyboard.type('I found a job.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await tabTo(/^Submit/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for letting us know, Your response has been recorded')).toBeVisible();
  await expect(page.getByText('You declined this invitation.')).toBeVisible();
});

test('declined offline, an offer is declined once when the connection is back [spec 2 §4.8, R17, R29]', async ({
  page,
  context,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(ines);
  await declineOffer(page);
  const reason = page.getByRole('textbox', { name: 'Why are you saying no?' });
  await reason.fill('Too far.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Nothing is declined yet.')).toBeVisible();
  await expectAccessible(page);
  await expect(reason).toHaveValue('Too far.');
  await context.setOffline(false);
  await expect(page.getByText('Thanks for letting us know, Your response has been recorded')).toBeVisible();
});

const mailedLink = '/scheduleOrCancel/114';

for (const width of phoneFirst)
  test(`a mailed link leads through sign-in to Reschedule, which releases the time slot and shows the dates, ${width} px wide [spec 2 §2.10, spec 2 §4.7, R18, R55, R2]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await page.goto(`${portal.url}${mailedLink}`);
    await candidate.typeCode(await candidate.askForCode(driver));
    await expect(page).toHaveURL(`${portal.url}${mailedLink}`);
    await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
    await expect(page.getByText('Job types')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Reschedule/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose another time?' });
    await expect(dialog.getByText(/You give up this time now/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'No, Go Back' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: /^Reschedule/ }).click();
    const asked = page.waitForRequest('**/client-community/cancelInterview*');
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ position_id: 114, reschedule_flag: true });
    await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
    await expect(page).toHaveURL(/\/schedule\/\d+\/114\/reschedule$/);
    await candidate.viewTimes();
    await candidate.chooseTime();
    await candidate.confirm();
    await expect(page.getByText(/your in-person interview\./)).toBeVisible();
  });

for (const width of phoneFirst)
  test(`and to Cancel, with the same dialog as on every page, ${width} px wide [spec 2 §2.10, spec 2 §4.7, R18]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await candidate.arrive(driver);
    await page.goto(`${portal.url}${mailedLink}`);
    await page.getByRole('button', { name: /^Cancel/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Withdraw from consideration/ }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The way is too long.');
    await dialog.getByRole('button', { name: 'Yes, Cancel Inperson' }).click();
    await expect(page.getByText('Interview cancelled successfully').first()).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/candidateportal`);
    // Withdrawn: the link in the same email has nothing left to change (R16: 14).
    await page.goto(`${portal.url}${mailedLink}`);
    await expect(
      page.getByText('There is nothing to change for this job right now. Here is its current status.'),
    ).toBeVisible();
  });

test('a blocked candidate is led to noPosts, and a link to a job that is not theirs to the list [spec 2 §4.7, R10b]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(driver);
  await page.goto(`${portal.url}/scheduleOrCancel/106`);
  await expect(page).toHaveURL(`${portal.url}/candidateportal`);
  await employerAt(portal).ask('act', { email: driver, position_id: 114, act: 'block' });
  await page.goto(`${portal.url}${mailedLink}`);
  await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
});

test('a closed position’s page shows what is known, and the footer names the version [R7, spec 2 §2.16]', async ({
  page,
}) => {
  const says = [
    ['1', 'Seems like you have already applied for the job.'],
    ['2', 'Seems like you have already applied for the job.'],
    ['4', 'We are sorry to inform you that, currently this position is closed.'],
    ['partialSubmit', 'Your interview is already recorded.'],
    ['fullSubmit', 'Your interview is already recorded and submitted.'],
    ['anything', 'We are sorry to inform you that, currently this position is closed.'],
  ] as const;
  for (const [value, words] of says) {
    await page.goto(`${portal.url}/positionClosed/${value}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/Version \d+\.\d+\.\d+/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/candidateportal');
  }
});

test('a self-recorded interview that cannot be recorded is held face to face: the notice, a search of its own, the in-person booking [spec 2 §4.7, R17]', async ({
  page,
}) => {
  const recorder = 'otto.brandt@example.org';
  const slot = { position_id: 905, kind: 'in_person', slot_date: inDays(3) };
  const content = aFile({
    positions: [aPositionRecord({ position_id: 905, interview_type: 'self_record_interview' })],
    slots: [aSlotRecord({ ...slot, slot_from: '10:00', slot_to: '10:30' })],
    candidates: [
      aCandidateRecord({
        email: recorder,
        applications: [anApplicationRecord({ position_id: 905, applied_status: 2, sf_status: 8, status: 12 })],
      }),
    ],
  });
  expect(await employerAt(portal).ask('import', { files: [{ name: 'otto.json', content }] })).toMatchObject({
    statusCode: 200,
  });
  const candidate = candidateAt(page, portal);
  await candidate.arrive(recorder);
  await expect(page.getByText(/This doesn’t use up a reschedule\./).last()).toBeVisible();
  const asked = page.waitForRequest('**/self_record_interviews/get_self_record_slots*');
  await page
    .getByRole('link', { name: /^Reschedule/ })
    .last()
    .click();
  await asked;
  await expect(
    page.getByText('Unfortunately the self recorded video functionality is unavailable at this time'),
  ).toBeVisible();
  await expectAccessible(page);
  await candidate.viewTimes();
  await candidate.chooseTime();
  const booked = page.waitForRequest(/inperson-interviews\/inperson_(book|reschedule)_slot/);
  await candidate.confirm();
  await booked;
  await expect(page.getByText(/your in-person interview\./)).toBeVisible();
});

test('if nobody came, the page of the current job leads to another time [spec 2 §2.10, R52]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive(driver);
  for (const value of ['0', '3']) {
    await openWith(page, `/interviewCancelled/${value}`, { ...invited, positionId: 114 });
    await expect(page.getByText('Unfortunately the interviewer could not join the meeting')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Re-schedule' }).click();
  await expect(page).toHaveURL(/\/schedule\/\d+\/114$/);
});

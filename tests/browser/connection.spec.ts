import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** No line: the device knows it, and every connection that was open is cut. */
const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await portal.cutLines();
};

/** Every request of that kind that left the page, as it was answered. */
const answersTo = (page: Page, path: RegExp): readonly number[] => {
  const seen: number[] = [];
  page.on('response', (response) => {
    if (path.test(response.url())) seen.push(response.status());
  });
  return seen;
};

test('a Confirm that was pressed offline is kept, sent once when the line is back, and books once; the list is fetched again by itself [R17, R29]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const candidate = candidateAt(page, portal);
  const booked = answersTo(page, /book_slot/);
  await candidate.signIn(maria);
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  const choice = (await candidate.chooseTime()).replace(/^Confirm Book /, '');
  await goOffline(page);
  await expect(page.getByText('You are offline. This page stays as it is.')).toBeVisible();
  await candidate.confirm();
  await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
  await expect(page.getByText(`Your choice is kept: ${choice}. We send it when the line is back.`)).toBeVisible();
  await expectAccessible(page);
  expect(booked).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await candidate.expectBooked();
  expect(booked).toEqual([200]);

  await page.getByRole('link', { name: 'My Jobs' }).last().click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(
    page.getByText('You are offline', { exact: true }).or(page.getByText('This page did not load')),
  ).toBeVisible();
  await page.goBack();
  const listed = page.waitForResponse(/get_jobs_list/);
  await page.context().setOffline(false);
  expect((await listed).status()).toBe(200);
});

test('answers that were submitted offline wait on their page and are evaluated when the line is back; another answer takes them back [R8, R17]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const submitted = answersTo(page, /submit_skill_filter/);
  await candidate.signIn('demo.applicant@example.org');
  await candidate
    .card('Licensed Practical Nurse')
    .getByRole('link', { name: /^Submit Skillfilter/ })
    .click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('Illinois');
  await goOffline(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet. They are kept on this device.')).toBeVisible();
  await page.getByRole('textbox').fill('Illinois and Iowa');
  await expect(page.getByText('Your answers are not submitted yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your answers are not submitted yet.')).toBeVisible();
  expect(submitted).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
  expect(submitted).toEqual([200]);
});

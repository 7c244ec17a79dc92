import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { recorderAt, startInterviews } from '../support/browser/interview';
import { keptToken } from '../support/browser/kept';
import type { RunningPortal } from '../support/portal/running-portal';

let portal: RunningPortal;
const [recording, waiting] = ['ways-one@example.org', 'ways-two@example.org'] as const;

test.describe.configure({ timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await startInterviews([recording, waiting]);
});
test.afterAll(async () => {
  await portal.close();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The tech check was done on this device before. */
const checked = async (page: Page): Promise<void> => {
  const answer = await fetch(`${portal.url}/api/candidate/tech_check_mandatory`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await keptToken(page)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ community_id: 901, position_id: 9101, tech_check_mandatory: 1 }),
  });
  expect(await answer.text()).toContain('"statusCode":200');
};

test('from the card to the first question: consent, a measured line, the best practices, Start [spec 2 §2.6, spec 2 §2.2, R10a, R22, R42, R62]', async ({
  page,
}) => {
  const me = recorderAt(page, portal);
  await me.signIn(recording);
  await checked(page);
  await page.reload();
  await page.getByRole('link', { name: /^Record Interview/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Record your interview' })).toBeVisible();
  await expect(me.button('Record now')).toBeInViewport();
  await expect(page.getByText('3 questions.')).toBeVisible();
  await expectAccessible(page);

  await me.button('Record now').click();
  await expect(page.getByText('Please agree first.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await me.button('Record now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Recording Best Practices' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  await me.button('Start').click();
  await expect(me.question(1)).toBeVisible();
});

test('without a tech check it comes first [spec 2 §4.4]', async ({ page }) => {
  await recorderAt(page, portal).signIn(waiting);
  await page.goto(`${portal.url}/selfRecordBegin/901/9101`);
  await expect(page).toHaveURL(/\/tech-check\/901\/9101\/selfRecordNow$/);
});

test('later, the mailed link of somebody else, and the tour [spec 2 §2.8, R31, R32]', async ({ page }) => {
  const me = recorderAt(page, portal);
  await me.signIn(waiting);
  await checked(page);
  await page.goto(`${portal.url}/selfRecordBegin/901/9101`);
  await me.button('Record Later').click();
  await expect(page.getByRole('heading', { level: 1, name: 'You can record later' })).toBeVisible();
  await expect(page.getByText(/We emailed you the link|We are emailing you the link/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${portal.url}/emailStatusCheck/901/9101/999999`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link was sent to somebody else' })).toBeVisible();

  await page.goto(`${portal.url}/selfRecordTour/901/9101/skillFilterSuccess`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to your video recording tour.' })).toBeVisible();
  for (const name of ['Next', 'Next', 'Next', 'End Tour']) await me.button(name).click();
  await expect(page.getByRole('heading', { level: 1, name: "You're ready to get started!" })).toBeVisible();
});

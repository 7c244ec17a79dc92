import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { advertIn, employerAt, operatorToken } from '../../support/browser/advert';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keptToken } from '../../support/browser/kept';
import { startPortalWithTiles } from '../../support/browser/tiles';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* Jobs that take no application, or not this one, and the pages shown instead. */

let portal: RunningPortal;
let close: () => Promise<void>;
test.beforeAll(async () => {
  ({ portal, close } = await startPortalWithTiles({ OPERATOR_TOKEN: operatorToken }));
});
test.afterAll(() => close());
test.beforeEach(async ({ page }) => {
  // Colors are checked once they have settled, not while they fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const publish = (position: number, published: boolean) => employerAt(portal).publish(position, published);
const advert = (page: Page, position: number, rest = '') => advertIn(page, portal).open(position, rest);
const heading = (page: Page, name: string | RegExp) => advertIn(page, portal).heading(name);
const start = (page: Page) => advertIn(page, portal).start;

for (const [width, blocked, whoFindsItClosed] of [
  [390, 'demo.cook@example.org', 'demo.applicant@example.org'],
  [1280, 'demo.nurse@example.org', 'demo.nurse@example.org'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });
    test('a closed job is shown as closed, and a signed-in candidate goes where R6 leads [spec 2 §5, R6]', async ({
      page,
    }) => {
      await publish(112, false);
      await advert(page, 112);
      await expect(heading(page, 'This job is closed')).toBeVisible();
      await expect(page.getByText('We are sorry to inform you that, currently this position is closed.')).toBeVisible();
      await expectAccessible(page);
      await candidateAt(page, portal).arrive(whoFindsItClosed);
      await advert(page, 112);
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
      await expect(page.getByText("We currently don't have a position that matches your profile.")).toBeVisible();
      await publish(112, true);
    });

    test('a job that closes while its posting is open accepts no application [R6]', async ({ page }) => {
      await candidateAt(page, portal).arrive(whoFindsItClosed);
      await advert(page, 113);
      await expect(heading(page, 'Caregiver, weekends')).toBeVisible();
      await publish(113, false);
      await start(page).click();
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
      await publish(113, true);
    });

    test('a blocked candidate is led to the page without positions [R6, spec 2 §6]', async ({ page }) => {
      await employerAt(portal).ask('act', { email: blocked, position_id: 106, act: 'block' });
      await candidateAt(page, portal).arrive(blocked);
      await advert(page, 106);
      await start(page).click();
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
    });
  });
}

test('a job that is no longer published says so on its card, and every page of it leads to the page without positions [R71]', async ({
  page,
}) => {
  await candidateAt(page, portal).arrive(maria);
  const schedule = page.getByRole('link', { name: /^Schedule/ }).first();
  const href = (await schedule.getAttribute('href')) ?? '';
  const [, community, position] = /^\/schedule\/(\d+)\/(\d+)$/.exec(href) ?? [];
  await publish(Number(position), false);
  await page.reload();
  const closed = page.getByRole('listitem').filter({ hasText: 'This job is closed.' });
  await expect(closed).toBeVisible();
  await expect(closed.getByRole('link', { name: /^(Schedule|Submit|Record|Upload)/ })).toHaveCount(0);
  await expectAccessible(page);
  for (const path of [href, `/upload_resume/${community}/${position}`]) {
    await page.goto(`${portal.url}${path}`);
    await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
  }
  await publish(Number(position), true);
});

test('a candidate who has already applied is told so, with Reschedule if it is available; an ended application is shown as closed; an ended session is reported, and sign-in leads back [R3b, R6, R7]', async ({
  page,
  context,
}) => {
  await candidateAt(page, portal).arrive(maria);
  const other = await context.newPage();
  await other.goto(`${portal.url}/how-it-works`);
  const token = JSON.stringify(await keptToken(page));
  const keep = (kept: string) => other.evaluate((value) => localStorage.setItem('candidates_token', value), kept);
  await advert(page, 102);
  await start(page).click();
  await expect(page).toHaveURL(`${portal.url}/positionClosed/1`);
  await expect(page.getByText('Seems like you have already applied for the job.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveAttribute('href', '/schedule/12/102');
  await expectAccessible(page);
  // Signed out in another tab: the page stays, without any of her data.
  await other.evaluate(() => localStorage.removeItem('candidates_token'));
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0);
  await expect(page.getByText('Seems like you have already applied for the job.')).toBeVisible();
  await keep(token);

  await advert(page, 105);
  await expect(page.getByText('You applied for this job before')).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await expectAccessible(page);
  // While her application can't be read, Start answers.
  await page.route('**/get_candidate_position/**', (route) => route.abort());
  await advert(page, 105);
  await expect(start(page)).toBeVisible();
  // Somebody else signed in, in another tab: whoever presses Start here is first asked who they are.
  await keep(JSON.stringify('x'.repeat(43)));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('asks_who_is_here'))).toBe('true');
  await keep(token);
  await start(page).click();
  await page.unroute('**/get_candidate_position/**');
  await page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(`${portal.url}/positionClosed/4`);
  await expect(page.getByText('We are sorry to inform you that, currently this position is closed.')).toBeVisible();

  // The session ends while no page of hers is open, so that none of them is told before this one comes back.
  const session = await keptToken(page);
  await other.close();
  await page.goto('about:blank');
  await page.request.post(`${portal.url}/api/candidate/sign_out`, {
    headers: { authorization: `Bearer ${session}`, 'api-version': '1.0' },
    data: {},
  });
  await page.goto(`${portal.url}/positionClosed/4`);
  await expect(page.getByText('Session timeout please login..!')).toBeVisible();
  expect(await keptToken(page)).toBe('');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const candidate = candidateAt(page, portal);
  await candidate.typeCode(await candidate.askForCode(maria));
  await expect(page).toHaveURL(`${portal.url}/positionClosed/4`);
  await page.getByRole('link', { name: 'click here' }).click();
  await expect(heading(page, 'My Job Applications')).toBeVisible();
});

for (const [value, words] of [
  ['1', 'Seems like you have already applied for the job.'],
  ['2', 'Seems like you have already applied for the job.'],
  ['4', 'We are sorry to inform you that, currently this position is closed.'],
  ['9', 'We are sorry to inform you that, currently this position is closed.'],
  ['partialSubmit', 'Your interview is already recorded.'],
  ['fullSubmit', 'Your interview is already recorded and submitted.'],
] as const)
  test(`/positionClosed/${value} shows its message without a session, with the version in the footer [R3b, R7, spec 2 §2.16]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${portal.url}/positionClosed/${value}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/Version \d+\.\d+\.\d+/);
    await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0);
    await expectAccessible(page);
  });

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { advertIn, employerAt, operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { startPortalWithTiles } from '../../support/browser/tiles';
import type { RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

const newcomer = 'demo.newcomer@example.org';

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

for (const width of phoneFirst)
  test(`a visitor reads a posting, presses Start, signs in, and the application continues by itself, ${width} px wide [spec 1 §2, spec 1 §4, R2, R6, R6a]`, async ({
    page,
  }) => {
    const position = width === 390 ? 101 : 110;
    const name = width === 390 ? 'Caregiver' : 'Memory-care aide';
    await page.setViewportSize({ width, height: 844 });
    const candidate = candidateAt(page, portal);
    await advert(page, position);
    await expect(heading(page, name)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'More Details' }).click();
    await expect(page.getByRole('heading', { name: /^About (Hearthlark|Westering)/ })).toBeVisible();
    await expectAccessible(page);
    await expect(start(page)).toBeInViewport();
    await start(page).click();
    await expect(heading(page, 'Sign up')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await candidate.typeCode(await candidate.askForCode(newcomer));
    await expect(heading(page, 'Questions')).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/skillfilter`);
    // After going back, the posting shows Start idle.
    await page.goBack();
    await expect(page).toHaveURL(`${portal.url}/apply/${position}`);
    await expect(start(page)).toBeEnabled();
    await page.goto(`${portal.url}/candidateportal`);
    await expect(candidate.card(name)).toBeVisible();
  });

test('Apply on the card of a job that the candidate has not applied for applies, and leads to its questions; going back shows the posting with Start idle [R10 row 15, R6]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive('demo.starter@example.org');
  await candidate
    .card('Memory-care aide')
    .getByRole('link', { name: /^Apply/ })
    .click();
  await expect(heading(page, 'Questions')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Memory-care aide')).toBeVisible();
  await expect(start(page)).toBeEnabled();
  await expect(page).toHaveURL(`${portal.url}/apply/110`);
});

for (const [width, whoApplies] of [
  [390, 'demo.cook@example.org'],
  [1280, 'demo.nurse@example.org'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });
    test('a job with applications elsewhere opens there, and confirming continues; No changes nothing [R6a, R10 row 13, spec 1 §2]', async ({
      page,
      context,
    }) => {
      const candidate = candidateAt(page, portal);
      await page.clock.install();
      await context.route('https://careers.quillwater.example/**', (route) =>
        route.fulfill({ body: 'the other site' }),
      );
      await candidate.arrive(whoApplies);
      await advert(page, 114);
      await expect(start(page)).toContainText('On the site of Quillwater Trust');
      const opened = page.waitForEvent('popup');
      await start(page).click();
      expect((await opened).url()).toBe('https://careers.quillwater.example/jobs/driver');
      const dialog = page.getByRole('dialog', { name: 'Application Confirmation' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expect(dialog.getByRole('link', { name: 'Click Here' })).toHaveAttribute(
        'href',
        'https://careers.quillwater.example/jobs/driver',
      );
      await dialog.getByRole('button', { name: 'Not yet' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${portal.url}/apply/114`);
      await start(page).click();
      await expect(dialog).toBeVisible();
      // The candidate spent half an hour on the other site, so 'Welcome Back' is asked first, above the confirmation.
      await page.clock.fastForward(30 * 60_000);
      await dialog.getByRole('button', { name: 'Yes, I have applied' }).click();
      const whoIsHere = page.getByRole('dialog', { name: 'Welcome Back' });
      await expect(whoIsHere).toContainText(whoApplies);
      await expectAccessible(page);
      await whoIsHere.getByRole('button', { name: 'Yes' }).click();
      await expect(heading(page, 'Choose interview date')).toBeVisible();
      await expect(page).toHaveURL(`${portal.url}/schedule/12/114`);
    });
  });
}

test("a card's Apply opens the employer's own site at once and asks in a dialog over the list; an expanded card stays expanded after Back; the logo leads home [R10 row 13, spec 1 §3]", async ({
  page,
  context,
}) => {
  const candidate = candidateAt(page, portal);
  await context.route('https://careers.quillwater.example/**', (route) => route.fulfill({ body: 'the other site' }));
  await candidate.arrive(newcomer);
  await advert(page, 114);
  await start(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not yet' }).click();
  await page.goto(`${portal.url}/candidateportal`);
  const driver = candidate.card('Driver');
  const opened = page.waitForEvent('popup');
  await driver.getByRole('link', { name: /^Apply/ }).click();
  expect((await opened).url()).toBe('https://careers.quillwater.example/jobs/driver');
  const dialog = page.getByRole('dialog', { name: 'Application Confirmation' });
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await driver.getByRole('button', { name: /^Show details/ }).click();
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL(`${portal.url}/how-it-works`);
  await page.goBack();
  await expect(driver.getByRole('button', { name: /^Hide details/ })).toBeVisible();
  await page.goForward();
  await page.getByRole('banner').getByRole('link', { name: 'Candidate portal' }).click();
  await expect(page).toHaveURL(`${portal.url}/candidateportal`);
  await driver.getByRole('link', { name: /^Apply/ }).click();
  await dialog.getByRole('button', { name: 'Yes, I have applied' }).click();
  await expect(page).toHaveURL(`${portal.url}/schedule/12/114`);
});

test('an encoded link is resolved in place, its query kept; a broken one says so and leads to My Jobs [R1]', async ({
  page,
}) => {
  const answer = await publish(109, true);
  const url = typeof answer === 'object' && answer !== null && 'advert_url' in answer ? String(answer.advert_url) : '';
  const path = new URL(url).pathname;
  expect(path).toMatch(/^\/apply\/[\w-]{23}$/);
  await page.goto(`${portal.url}/candidateslogin`);
  await page.goto(`${portal.url}${path}/more?source=poster`);
  await expect(heading(page, 'Activities assistant')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/apply/109/more?source=poster`);
  await expect(page.getByRole('tab', { name: 'More Details' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);

  await page.goto(`${portal.url}${path.slice(0, -1)}${path.endsWith('A') ? 'Q' : 'A'}`);
  await expect(page.getByText(/This link can't be read\./)).toBeVisible();
  await expectAccessible(page);
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('an ended session is reported on Start, and sign-in leads back to the posting [spec 1 §8, R3a]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/candidateslogin`);
  await page.evaluate(() => localStorage.setItem('candidates_token', JSON.stringify('x'.repeat(43))));
  await advert(page, 101);
  await start(page).click();
  await expect(page.getByText('Session timeout please login..!')).toBeVisible();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const candidate = candidateAt(page, portal);
  await candidate.typeCode(await candidate.askForCode(newcomer));
  await expect(heading(page, 'Caregiver')).toBeVisible();
});

test('a candidate who leaves the posting before an ended session redirects to sign-in stays where they went', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${portal.url}/candidateslogin`);
  await page.evaluate(() => localStorage.setItem('candidates_token', JSON.stringify('x'.repeat(43))));
  await advert(page, 101);
  await expect(start(page)).toBeVisible();
  await expect(page.locator('html[data-live]')).toBeAttached();
  // From here on the page's clock moves only when the test moves it: sign-in follows after 2.5 s.
  await page.clock.pauseAt(Date.now() + 60_000);
  await start(page).click();
  await expect(async () => {
    // Small steps: on a busy machine the message may show some of them late.
    await page.clock.runFor(20);
    expect(await page.getByText('Session timeout please login..!').isVisible()).toBe(true);
  }).toPass();
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await page.clock.fastForward(10_000);
  await page.clock.resume();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page).toHaveURL(/\/how-it-works$/);
});

test('a connection that drops on Start is reported, and trying again applies only once [R29]', async ({ page }) => {
  await candidateAt(page, portal).arrive('demo.starter@example.org');
  await advert(page, 107);
  let dropped = false;
  await page.route('**/apply_job', async (route) => {
    if (dropped) return route.continue();
    dropped = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await start(page).click();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/skillfilter/);
});

test('a candidate who passed for a job whose kind of interview is unknown goes to the list, which tells them to schedule [R6]', async ({
  page,
}) => {
  await page.route('**/apply_job', (route) => route.fulfill({ json: { statusCode: 200, status: 2 } }));
  await page.route('**/get_candidate_position/**', async (route) => {
    const response = await route.fetch();
    const {
      candidate: [{ interview_type: _, ...mine }],
      ...body
    } = await response.json();
    await route.fulfill({ json: { ...body, candidate: [{ ...mine, upload_resume: 0 }] } });
  });
  await candidateAt(page, portal).arrive('demo.starter@example.org');
  await advert(page, 107);
  await start(page).click();
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  await expect(page.getByText('Schedule your interview')).toBeVisible();
  await expectAccessible(page);
});

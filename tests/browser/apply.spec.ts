import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { startPortalWithTiles } from '../support/browser/tiles';
import type { RunningPortal } from '../support/portal/running-portal';

const operatorToken = 'operator-of-the-adverts';
const newcomer = 'demo.newcomer@example.org';
const cook = 'demo.cook@example.org';

let portal: RunningPortal;
let close: () => Promise<void>;
test.beforeAll(async () => {
  ({ portal, close } = await startPortalWithTiles({ OPERATOR_TOKEN: operatorToken }));
});
test.afterAll(() => close());
test.beforeEach(async ({ page }) => {
  // Colours are judged when they have arrived, not while they fade in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const operator = async (call: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${portal.url}/api/operator/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const publish = (position_id: number, published: boolean) => operator('publish', { position_id, published });

const advert = (page: Page, position: number, rest = '') => page.goto(`${portal.url}/apply/${position}${rest}`);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const start = (page: Page) => page.getByRole('button', { name: /^Start/ });

for (const width of [390, 1280])
  test(`a visitor reads an advert, signs in, comes back and applies, ${width} px wide [spec 1 §2, spec 1 §4, R2, R6, R6a]`, async ({
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
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/apply/${position}`);
    await start(page).click();
    await expect(heading(page, 'Questions')).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/skillfilter`);
    await page.goto(`${portal.url}/candidateportal`);
    await expect(candidate.card(name)).toBeVisible();
  });

test('Schedule on the card of a job that was not applied for applies, and leads to its questions; going back finds the advert at rest [R10 row 15, R6]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn('demo.starter@example.org');
  await candidate
    .card('Memory-care aide')
    .getByRole('link', { name: /^Schedule/ })
    .click();
  await expect(heading(page, 'Questions')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Memory-care aide')).toBeVisible();
  await expect(start(page)).toBeEnabled();
  await expect(page).toHaveURL(`${portal.url}/apply/110`);
});

for (const [width, whoApplies, whoFindsItClosed] of [
  [390, cook, 'demo.applicant@example.org'],
  [1280, 'demo.nurse@example.org', 'demo.nurse@example.org'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });
    test('a job that is applied for elsewhere opens there, and the confirmation leads on; No changes nothing [R6a, R10 row 13, spec 1 §2]', async ({
      page,
      context,
    }) => {
      const candidate = candidateAt(page, portal);
      await context.route('https://careers.quillwater.example/**', (route) =>
        route.fulfill({ body: 'the other site' }),
      );
      await candidate.signIn(whoApplies);
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
      await dialog.getByRole('button', { name: 'Yes, I have applied' }).click();
      await expect(heading(page, 'Choose interview date')).toBeVisible();
      await expect(page).toHaveURL(`${portal.url}/schedule/12/114`);
    });

    test('a closed job is said to be closed, and who is signed in goes where R6 leads [spec 2 §5, R6]', async ({
      page,
    }) => {
      await publish(112, false);
      await advert(page, 112);
      await expect(heading(page, 'This job is closed')).toBeVisible();
      await expect(page.getByText('We are sorry to inform you that, currently this position is closed.')).toBeVisible();
      await expectAccessible(page);
      await candidateAt(page, portal).signIn(whoFindsItClosed);
      await advert(page, 112);
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
      await expect(page.getByText("We currently don't have a position that matches your profile.")).toBeVisible();
      await publish(112, true);
    });

    test('a job that closes while its advert is open takes no application [R6]', async ({ page }) => {
      await candidateAt(page, portal).signIn(whoFindsItClosed);
      await advert(page, 113);
      await expect(heading(page, 'Caregiver, weekends')).toBeVisible();
      await publish(113, false);
      await start(page).click();
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
      await publish(113, true);
    });

    test('a blocked candidate is led to the page without positions [R6, spec 2 §6]', async ({ page }) => {
      await operator('act', { email: whoApplies, position_id: 106, act: 'block' });
      await candidateAt(page, portal).signIn(whoApplies);
      await advert(page, 106);
      await start(page).click();
      await expect(page).toHaveURL(`${portal.url}/skillfilter/noPosts`);
    });
  });
}

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

test('who has applied already is told so, with Reschedule where there is one; an ended application is closed [R6, R7]', async ({
  page,
}) => {
  await candidateAt(page, portal).signIn(maria);
  await advert(page, 102);
  await start(page).click();
  await expect(page).toHaveURL(`${portal.url}/positionClosed/1`);
  await expect(page.getByText('Seems like you have already applied for the job.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveAttribute('href', '/schedule/12/102');
  await expectAccessible(page);
  await advert(page, 105);
  await start(page).click();
  await expect(page).toHaveURL(`${portal.url}/positionClosed/4`);
  await expect(page.getByText('We are sorry to inform you that, currently this position is closed.')).toBeVisible();
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
  test(`/positionClosed/${value} needs no session and says it, with the version at the foot [R3b, R7, spec 2 §2.16]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${portal.url}/positionClosed/${value}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(/Version \d+\.\d+\.\d+/);
    await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0);
    await expectAccessible(page);
  });

test('a session that ended is said on Start, and sign-in leads back to the advert [spec 1 §8, R3a]', async ({
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

test('a line that drops on Start is said, and trying again applies once [R29]', async ({ page }) => {
  await candidateAt(page, portal).signIn('demo.starter@example.org');
  await advert(page, 107);
  let dropped = false;
  await page.route('**/apply_job', async (route) => {
    if (dropped) return route.continue();
    dropped = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await start(page).click();
  await expect(page.getByText('We lost the line')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/skillfilter/);
});

test('who passed for a job whose interview kind is not known is led to the list, which says to schedule [R6]', async ({
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
  await candidateAt(page, portal).signIn('demo.starter@example.org');
  await advert(page, 107);
  await start(page).click();
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  await expect(page.getByText('Schedule your interview')).toBeVisible();
  await expectAccessible(page);
});

import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { candidateAt, maria } from '../support/browser/candidate';
import { withoutDrawing } from '../support/browser/undrawn';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* A tab opened before a deployment, and a response in another version's shape. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

/** The tab's page from before a deployment: its entry script has a different name. */
const oldStart = async (page: Page, stillServed: () => boolean): Promise<void> => {
  await page.route(
    (url) => !/^\/(assets|api)\//.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest() || !stillServed()) return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replace(/\/main-\w+\.js/, '/main-OLD.js') });
    },
  );
  await page.route('**/assets/main-OLD.js', async (route) => {
    const name = readdirSync('dist/web/assets').find((file) => /^main-\w+\.js$/.test(file)) ?? '';
    await route.fulfill({ path: `dist/web/assets/${name}`, contentType: 'text/javascript' });
  });
};

const reloadsOf = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
};

const openQuestions = (page: Page) =>
  candidateAt(page, portal)
    .card('Dining room server')
    .getByRole('link', { name: /^Send Application/ })
    .click();

test('a tab running an older version says so, reloads once and opens the page it was going to [R29]', async ({
  page,
}) => {
  let deployed = false;
  await oldStart(page, () => !deployed);
  await candidateAt(page, portal).signIn('demo.starter@example.org');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes('The portal has been updated')) sessionStorage.setItem('said', 'yes');
    }).observe(document, { subtree: true, childList: true });
  });
  let gone = true;
  await page.route(/\/assets\/screening\.area-\w+\.js/, (route) =>
    gone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('**/skillfilter', async (route) => {
    gone = false;
    await route.fallback();
  });
  const reloads = reloadsOf(page);
  deployed = true;
  await openQuestions(page);
  await expect(page.getByRole('heading', { name: 'Your profile matches' })).toBeVisible();
  expect(reloads).toEqual(['/skillfilter']);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('yes');
});

test('a tab that keeps getting the old version reloads only once and then leaves the candidate alone [R29]', async ({
  page,
}) => {
  await oldStart(page, () => true);
  await candidateAt(page, portal).signIn('demo.applicant@example.org');
  await page.route(/\/assets\/screening\.area-\w+\.js/, (route) => route.fulfill({ status: 404 }));
  const reloads = reloadsOf(page);
  await openQuestions(page);
  await expect.poll(() => reloads).toEqual(['/skillfilter']);
  await page.waitForLoadState();
  await expect(page.getByText('This page did not load', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText(/^We can’t reach the portal right now, so this page stays as it is\./)).toBeVisible();
  expect(reloads).toEqual(['/skillfilter']);
});

test("a response in another version's shape is reported calmly, and the button reloads the page [R4, R29]", async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.signIn(maria);
  await withoutDrawing(page, '**/candidateportal');
  await page.route('**/get_jobs_list', (route) => route.fulfill({ json: { statusCode: 200, jobs: 'none' } }));
  await page.reload();
  await expect(page.getByText('The portal sent an answer we could not read.')).toBeVisible();
  await page.unroute('**/get_jobs_list');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('link', { name: /^(Reschedule|Schedule)/ }).first()).toBeVisible();
});

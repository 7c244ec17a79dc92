import { expect } from '@playwright/test';
import { bytesOf, fetchedBy, javaScriptBudgets } from '../benchmarks/fetched';
import { candidateAt } from '../support/browser/candidate';
import { keptToken } from '../support/browser/kept';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* The sizes that matter to a phone on a bad connection. They are counted, not timed, so they hold on every machine. */

test.describe('the JavaScript of a first visit', () => {
  let portal: RunningPortal;
  let token: string;
  test.beforeAll(async ({ browser }) => {
    portal = await startPortal();
    const page = await browser.newPage();
    await candidateAt(page, portal).signIn();
    token = await keptToken(page);
    await page.close();
  });
  test.afterAll(async () => {
    await portal.close();
  });

  for (const [visit, budget] of javaScriptBudgets)
    test(`is less than ${budget} kB, gzipped, and all of it is named by the page: ${visit.name}`, async ({
      browser,
      request,
    }) => {
      const fetched = await fetchedBy(browser, portal.url, visit, token);
      const scripts = fetched.filter(({ kind }) => kind === 'JavaScript');
      expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'gzip'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(bytesOf(fetched, 'JavaScript') / 1_000).toBeLessThan(budget);
      const html = await (await request.get(`${portal.url}${visit.path}`)).text();
      expect(scripts.filter(({ path }) => !html.includes(path))).toEqual([]);
    });
});

import { createServer } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { advertPath } from '../support/browser/drawn';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

/* What a real visit tells the figures. */

const unusedPort = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address();
      probe.close(() => resolve(String(typeof at === 'object' ? at?.port : undefined)));
    });
  });

/** A visitor reads an advert, presses something and leaves. Answers which scripts the page asked for, and what the browser complained of. */
const visitAdvert = async (page: Page, { url }: RunningPortal) => {
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${url}${advertPath}?from=ann@example.org`);
  await page.getByRole('heading').first().click();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  return { measuring: scripts.filter((path) => path.includes('visit-vitals')), complaints };
};

test('a visit to an advert is in the figures by the pattern of its page, without its id', async ({ page }) => {
  const port = await unusedPort();
  const portal = await startPortal({ env: { METRICS_PORT: port } });
  const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  try {
    const { measuring, complaints } = await visitAdvert(page, portal);
    expect(measuring).toHaveLength(1);
    expect(complaints).toEqual([]);
    await expect.poll(figures).toContain('portal_visit_lcp_seconds_count{page="/apply/:positionId/:more?"} 1');
    const ofVisits = (await figures()).split('\n').filter((line) => line.startsWith('portal_visit_'));
    expect(ofVisits).toContain('portal_visit_cls_count{page="/apply/:positionId/:more?"} 1');
    expect(ofVisits.filter((line) => /page="[^"]*(?:\d|@|from)/.test(line))).toEqual([]);
  } finally {
    await portal.close();
  }
});

test('without METRICS_PORT a page neither measures nor sends anything', async ({ page }) => {
  const portal = await startPortal();
  try {
    expect((await visitAdvert(page, portal)).measuring).toEqual([]);
  } finally {
    await portal.close();
  }
});

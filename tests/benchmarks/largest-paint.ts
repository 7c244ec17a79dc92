import type { Browser, Page } from '@playwright/test';
import type { SessionToken } from '../../application/ports/secrets';
import { chromiumMissing, withChromium } from './chromium';
import { withDemoPortal, type DemoPortal } from './demo-portal';
import { newVisitor } from './fetched';
import { inTurn, subject } from './measured';
import { kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { openStaticTwin } from './static-twin';
import { landingPage, listPage, signInPage, type Visit } from './visits';

/** Lighthouse's mid-range phone on slow 4G: latency in milliseconds, bytes per second, CPU slowdown. */
const viewport = { width: 412, height: 823 };
const line = { offline: false, latency: 562.5, downloadThroughput: 180 * 1_024, uploadThroughput: 84_375 };
const slower = 4;

interface Paint {
  readonly milliseconds: number;
  /** The painted element: both pages should name the same one. */
  readonly what: string;
}

const largestPaint = (page: Page): Promise<Paint> =>
  page.evaluate(
    () =>
      new Promise<{ milliseconds: number; what: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last instanceof LargestContentfulPaint ? last.element : null;
          const text = (element?.textContent ?? '').slice(0, 40);
          resolve({ milliseconds: last?.startTime ?? Number.NaN, what: `${element?.localName ?? 'nothing'}: ${text}` });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const visitSlowly = async (
  browser: Browser,
  url: string,
  { path, heading }: Visit,
  token: SessionToken | undefined,
): Promise<Paint> => {
  const context = await newVisitor(browser, url, token, { viewport });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const paint = await largestPaint(page);
  await context.close();
  return paint;
};

const measure = async (browser: Browser, portal: DemoPortal): Promise<Findings> => {
  const twin = await openStaticTwin(browser, portal, {
    SignIn: signInPage,
    Landing: landingPage,
    MyJobs: listPage,
  });
  const compared = [signInPage, landingPage, listPage].map((visit) => {
    const token = visit.signedIn ? portal.token : undefined;
    let seen = { portal: '', page: '' };
    return {
      visit,
      seen: () => seen,
      portal: subject(async () => {
        const { milliseconds, what } = await visitSlowly(browser, portal.url, visit, token);
        seen = { ...seen, portal: what };
        return milliseconds;
      }),
      page: subject(async () => {
        const { milliseconds, what } = await visitSlowly(browser, twin.url, visit, token);
        seen = { ...seen, page: what };
        return milliseconds;
      }),
    };
  });
  await inTurn(compared.flatMap((one) => [one.portal, one.page]));
  await twin.close();
  const found = compared.map(({ visit, seen, portal: ours, page }) => {
    const [a, b] = [ours.measured(), page.measured()];
    return { visit, seen: seen(), ours: a, page: b, ratio: a.median / b.median };
  });
  return {
    lines: [
      'Largest contentful paint in ms at 412×823, line with 562.5 ms and 180 kB/s, processor 4 times slower; beside a page of the',
      'same content that runs nothing, from a server of the same kind.',
      '',
      ...table(
        ['first visit', 'ratio', 'portal', 'static page'],
        found.map(({ visit, ratio, ours, page }) => [visit.path, times(ratio), spread(ours), spread(page)]),
      ),
    ],
    figures: Object.fromEntries(
      found.map(({ visit, seen, ours, page, ratio }) => [
        visit.path,
        { ratio: keptRatio(ratio), portalMs: kept(ours), staticPageMs: kept(page), painted: seen },
      ]),
    ),
  };
};

export const largestPaints: Part = {
  name: 'lcp',
  title: 'When the largest thing is painted, on a slow phone',
  leftOut: chromiumMissing,
  run: () => withDemoPortal((portal) => withChromium((browser) => measure(browser, portal))),
};

import type { Browser, Page } from '@playwright/test';
import type { SessionToken } from '../../application/identity/secrets.port';
import { chromiumMissing, withChromium } from './chromium';
import { withDemoPortal, type DemoPortal } from './demo-portal';
import { newVisitor } from './fetched';
import { inTurn, subject } from './measured';
import { kept, keptRatio, spread, table, times, type Findings, type Part } from './report';
import { openStaticTwin } from './static-twin';
import { advertPage, landingPage, listPage, signInPage, type Visit } from './visits';

/** Lighthouse's mid-range phone on slow 4G: latency in milliseconds, bytes per second, CPU slowdown. */
const viewport = { width: 412, height: 823 };
const line = { offline: false, latency: 562.5, downloadThroughput: 180 * 1_024, uploadThroughput: 84_375 };
const slower = 4;

interface Paint {
  readonly milliseconds: number;
  /** The painted element: both pages should name the same one. */
  readonly what: string;
}

/** When the largest thing of a loaded page was painted. */
export const largestPaint = (page: Page): Promise<Paint> =>
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

/** A button of a page that comes drawn, and how it answers a press. */
interface Press {
  readonly button: string;
  readonly answered: string;
}

const presses: ReadonlyMap<Visit, Press> = new Map([
  [listPage, { button: 'header button', answered: 'header button[aria-expanded=true]' }],
  [advertPage, { button: '[role=tab]:last-of-type', answered: '[role=tab]:last-of-type[aria-selected=true]' }],
]);

/** Presses the button again and again from the start, as an impatient person does; returns when it answered, in milliseconds. */
const firstAnswer = (page: Page, press: Press): Promise<unknown> =>
  page.addInitScript(({ button, answered }) => {
    const again = setInterval(() => {
      document.querySelector<HTMLElement>(button)?.click();
      if (document.querySelector(answered) === null) return;
      clearInterval(again);
      Object.assign(window, { answeredAt: performance.now() });
    }, 25);
  }, press);

const answeredAt = (page: Page): Promise<number> =>
  page.evaluate(() => ('answeredAt' in window ? Number(window.answeredAt) : Number.NaN));

/** What is found on a page after it was loaded on a slow phone with a slow line. */
export const slowly = async <A>(
  browser: Browser,
  url: string,
  { path, heading }: Visit,
  token: SessionToken | undefined,
  { before, after }: { readonly before?: (page: Page) => Promise<unknown>; readonly after: (page: Page) => Promise<A> },
): Promise<A> => {
  const context = await newVisitor(browser, url, token, { viewport });
  const page = await context.newPage();
  await before?.(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  const found = await after(page);
  await context.close();
  return found;
};

const measure = async (browser: Browser, portal: DemoPortal): Promise<Findings> => {
  const twin = await openStaticTwin(browser, portal, {
    SignIn: signInPage,
    Landing: landingPage,
    MyJobs: listPage,
    Apply: advertPage,
  });
  const compared = [signInPage, landingPage, listPage, advertPage].map((visit) => {
    const token = visit.signedIn ? portal.token : undefined;
    let seen = { portal: '', page: '' };
    return {
      visit,
      seen: () => seen,
      portal: subject(async () => {
        const { milliseconds, what } = await slowly(browser, portal.url, visit, token, { after: largestPaint });
        seen = { ...seen, portal: what };
        return milliseconds;
      }),
      page: subject(async () => {
        const { milliseconds, what } = await slowly(browser, twin.url, visit, token, { after: largestPaint });
        seen = { ...seen, page: what };
        return milliseconds;
      }),
    };
  });
  const pressed = [...presses].map(([visit, press]) => ({
    visit,
    answer: subject(() =>
      slowly(browser, portal.url, visit, visit.signedIn ? portal.token : undefined, {
        before: (page) => firstAnswer(page, press),
        after: answeredAt,
      }),
    ),
  }));
  await inTurn([...compared.flatMap((one) => [one.portal, one.page]), ...pressed.map(({ answer }) => answer)]);
  await twin.close();
  const found = compared.map(({ visit, seen, portal: ours, page }) => {
    const [a, b] = [ours.measured(), page.measured()];
    return { visit, seen: seen(), ours: a, page: b, ratio: a.median / b.median };
  });
  return {
    lines: [
      'Largest contentful paint in ms at 412×823, line with 562.5 ms and 180 kB/s, processor 4 times slower; beside a page of the',
      'same content that runs nothing and has its style inside, from a server of the same kind. Of the pages that come drawn with',
      'their data also when the first press on a button is answered.',
      '',
      ...table(
        ['first visit', 'ratio', 'portal', 'static page'],
        found.map(({ visit, ratio, ours, page }) => [visit.path, times(ratio), spread(ours), spread(page)]),
      ),
      '',
      ...table(
        ['first visit', 'first press answered'],
        pressed.map(({ visit, answer }) => [visit.path, spread(answer.measured())]),
      ),
    ],
    figures: {
      ...Object.fromEntries(
        found.map(({ visit, seen, ours, page, ratio }) => [
          visit.path,
          { ratio: keptRatio(ratio), portalMs: kept(ours), staticPageMs: kept(page), painted: seen },
        ]),
      ),
      firstPressAnsweredMs: Object.fromEntries(
        pressed.map(({ visit, answer }) => [visit.path, kept(answer.measured())]),
      ),
    },
  };
};

export const largestPaints: Part = {
  name: 'lcp',
  title: 'When the largest thing is painted, on a slow phone',
  leftOut: chromiumMissing,
  run: () => withDemoPortal((portal) => withChromium((browser) => measure(browser, portal))),
};

import { expect, type Page } from '@playwright/test';
import type { RunningPortal } from '../portal/running-portal';
import { candidateAt, maria } from './candidate';

/* Pages that come drawn by the server, in a browser that may be kept from taking them over. */

export const listPath = '/candidateportal';
export const advertPath = '/apply/102';
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const list = (page: Page) => heading(page, 'My Job Applications');
export const isLive = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached();

/** As browsers tell of what moved; TypeScript's library has no name for it. */
interface LayoutShiftAttribution {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface Watched {
  readonly complaints: readonly string[];
  readonly calls: readonly string[];
  /** What moved, and by how much. A centered line that only gets wider when the typeface arrives (less than 0.001) counts as standing still. */
  readonly shifts: () => Promise<readonly string[]>;
  /**
   * Waits until the typeface has loaded. Without Arial, Liberation Sans or Roboto, as on a bare build server, there is no fallback font scaled to it
   * (`ui/kit/base.css`): what moved when it arrived says nothing about the page, and is dropped.
   */
  readonly typeface: () => Promise<void>;
}

export const watch = async (page: Page): Promise<Watched> => {
  const complaints: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const value = Number('value' in entry ? entry.value : Number.NaN);
        const sources: readonly LayoutShiftAttribution[] =
          'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const isSideways = sources.every(({ previousRect: a, currentRect: b }) => a.y === b.y && a.height === b.height);
        if (value < 0.001 && isSideways) continue;
        const names = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${(node?.textContent ?? 'gone').slice(0, 30)} ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
        );
        moved.push(`${value} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve('moved' in window && Array.isArray(window.moved) ? window.moved.map(String) : ['unwatched']),
            ),
          );
        }),
    );
  return {
    complaints,
    calls,
    shifts,
    typeface: async () => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await shifts();
      await page.evaluate(() => {
        const fallbacks = [...document.fonts].filter(({ family }) => family.includes('stand-in'));
        const hasFallback = fallbacks.length === 0 || fallbacks.some(({ status }) => status !== 'error');
        if (!hasFallback && 'moved' in window && Array.isArray(window.moved)) window.moved.length = 0;
      });
    },
  };
};

/** Keeps a script of the portal away until it is released. */
export const holdScript = async (page: Page, script = 'main'): Promise<() => void> => {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
};

export const drawnAt = (portal: () => RunningPortal) => {
  const open = (page: Page, path: string) => page.goto(`${portal().url}${path}`, { waitUntil: 'commit' });
  /** The thread starts with the portal: only until then the first page is a shell. */
  const untilDrawn = async (page: Page, path: string): Promise<void> => {
    await expect
      .poll(async () => (await (await page.goto(`${portal().url}${path}`))?.text())?.includes('<div id="root"></div>'))
      .toBe(false);
  };
  return {
    open,
    untilDrawn,
    signedIn: async (page: Page, email = maria): Promise<void> => {
      await candidateAt(page, portal()).arrive(email);
      await untilDrawn(page, listPath);
      await expect(list(page)).toBeVisible();
    },
  };
};

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { advertPage, landingPage, listPage, signInPage, type Visit } from './visits';

/*
 * Read by Playwright too, whose module loader does not take fp-ts: so nothing of the portal's own is imported here.
 */

export type FetchedKind = 'JavaScript' | 'style' | 'font' | 'page' | 'call' | 'other';

/** One answer as it came over the line. */
export interface Fetched {
  readonly kind: FetchedKind;
  readonly path: string;
  /** `gzip`; empty where nothing was compressed. */
  readonly encoding: string;
  /** Bytes of the body as it was sent, compressed or not. */
  readonly body: number;
  /** The same with the head of the answer. */
  readonly onTheWire: number;
}

const kindOf = (path: string, mimeType: string): FetchedKind => {
  if (path.startsWith('/api/')) return 'call';
  if (mimeType.includes('javascript')) return 'JavaScript';
  if (mimeType === 'text/css') return 'style';
  if (mimeType.includes('font')) return 'font';
  return mimeType === 'text/html' ? 'page' : 'other';
};

interface Begun extends Omit<Fetched, 'body' | 'onTheWire'> {
  readonly head: number;
}

/** Writes down everything that the page fetches from now on, as Chromium itself counts it. */
const record = async (page: Page): Promise<() => readonly Fetched[]> => {
  const fetched: Fetched[] = [];
  const begun = new Map<string, Begun>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Network.responseReceived', ({ requestId, response: { url, mimeType, headers, encodedDataLength } }) => {
    const { protocol, pathname } = new URL(url);
    if (!protocol.startsWith('http')) return;
    const encoding = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1] ?? '';
    begun.set(requestId, { kind: kindOf(pathname, mimeType), path: pathname, encoding, head: encodedDataLength });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { head, ...what } = begun.get(requestId) ?? { head: undefined };
    if (head === undefined || !('kind' in what)) return;
    fetched.push({ ...what, body: encodedDataLength - head, onTheWire: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return () => fetched;
};

/** A browser that was never here; with a token it is signed in. `changes` go to Playwright. */
export const newVisitor = (
  browser: Browser,
  url: string,
  token: string | undefined,
  changes: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...(token === undefined
      ? {}
      : {
          storageState: {
            cookies: [],
            origins: [
              {
                origin: url,
                localStorage: [
                  { name: 'candidates_token', value: JSON.stringify(token) },
                  // They were here a moment ago: nobody is asked who they are.
                  { name: 'last_active_at', value: String(Date.now()) },
                ],
              },
            ],
          },
        }),
    ...changes,
  });

/** Everything that a first visit fetches until the network is idle, by a browser that takes gzip and nothing better. */
export const fetchedBy = async (
  browser: Browser,
  url: string,
  { path, heading, signedIn }: Visit,
  token: string,
): Promise<readonly Fetched[]> => {
  const context = await newVisitor(browser, url, signedIn ? token : undefined, {
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const fetched = await record(page);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return fetched();
};

export const bytesOf = (fetched: readonly Fetched[], kind: FetchedKind): number =>
  fetched.reduce((sum, one) => sum + (one.kind === kind ? one.body : 0), 0);

/** What the JavaScript of a first visit may weigh, gzip, in kB of 1,000 bytes. */
export const javaScriptBudgets: readonly (readonly [Visit, number])[] = [
  [signInPage, 165],
  [landingPage, 165],
  [listPage, 205],
  [advertPage, 190],
];

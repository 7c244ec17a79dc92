import type { Browser, BrowserContext, Page } from '@playwright/test';
import { advertPage, landingPage, listPage, signInPage, type Visit } from './visits';

/* Also loaded by Playwright, whose module loader can't handle fp-ts: so none of the portal's own modules are imported here. */

export type FetchedKind = 'JavaScript' | 'style' | 'font' | 'page' | 'call' | 'other';

/** One response as received. */
export interface Fetched {
  readonly kind: FetchedKind;
  readonly path: string;
  /** `gzip`; empty if not compressed. */
  readonly encoding: string;
  /** Size of the body as sent, in bytes, compressed or not. */
  readonly body: number;
  /** The same, headers included. */
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

/** Records everything that the page fetches from now on, with Chromium's own sizes. */
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

/** What Playwright says of a cookie besides its name and value. */
const cookieOf = (url: string) => ({
  domain: new URL(url).hostname,
  path: '/',
  expires: Math.floor(Date.now() / 1_000) + 3_600,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** A fresh browser; with a token it is signed in. `changes` are passed to Playwright. */
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
            // As the portal writes them: with the token and the zone the server draws the list.
            cookies: [
              { name: 'candidates_token', value: token },
              { name: 'candidates_zone', value: 'America%2FNew_York' },
            ].map((cookie) => ({ ...cookie, ...cookieOf(url) })),
            origins: [
              {
                origin: url,
                localStorage: [
                  { name: 'candidates_token', value: JSON.stringify(token) },
                  // The candidate was here a moment ago, so the question who is there does not appear.
                  { name: 'last_active_at', value: String(Date.now()) },
                ],
              },
            ],
          },
        }),
    ...changes,
  });

/** Everything that a first visit fetches until the network is idle, by a browser that accepts gzip and nothing better. */
export const fetchedBy = async (
  browser: Browser,
  url: string,
  { path, heading, signedIn }: Visit,
  token: string,
): Promise<readonly Fetched[]> => {
  const context = await newVisitor(browser, url, signedIn ? token : undefined, {
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    // The budgets are a phone's: on a wide screen the list also loads what stands beside it.
    viewport: { width: 390, height: 844 },
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

/** The JavaScript budget of a first visit, gzipped, in kB of 1,000 bytes. */
export const javaScriptBudgets: readonly (readonly [Visit, number])[] = [
  [signInPage, 165],
  [landingPage, 165],
  [listPage, 205],
  [advertPage, 190],
];

import { test as base, type BrowserContext } from '@playwright/test';
import { translateAsABrowserDoes } from './translated';

interface Around {
  /** Whether the browser translates every page of the journey. `test.use({ translated: false })` says why in a comment. */
  readonly translated: boolean;
  readonly translates: undefined;
  readonly closesContexts: undefined;
  readonly tellsWhy: undefined;
}

/** Playwright's `test`, with three additions. */
export const test = base.extend<Around>({
  translated: [true, { option: true }],
  /** In every context that the test opens: it stands before what opens the test's own. */
  translates: [
    async ({ browser, translated }, use) => {
      const translate = (context: BrowserContext): void => {
        void context.addInitScript(translateAsABrowserDoes);
      };
      if (translated) browser.on('context', translate);
      await use(undefined);
      browser.off('context', translate);
    },
    { auto: true },
  ],
  /** Closes the browser contexts a test leaves open: a call in one goes on sending pictures until the end of the run. */
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  /** A test that fails says what its pages reported and which requests failed: on the build server nobody can look. */
  tellsWhy: [
    async ({ context }, use, test) => {
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()}`);
      });
      context.on('weberror', (thrown) => heard.push(`thrown: ${String(thrown.error().stack)}`));
      context.on('requestfailed', (request) =>
        heard.push(`${String(request.failure()?.errorText)}: ${request.method()} ${request.url()}`),
      );
      await use(undefined);
      if (test.status !== test.expectedStatus && heard.length > 0)
        await test.attach('what the pages reported', { body: heard.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

import { test as base } from '@playwright/test';

/** Playwright's `test`, which closes the browser contexts a test leaves open: a call in one goes on sending pictures until the end of the run. */
export const test = base.extend<{ readonly closesContexts: undefined }>({
  closesContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
});

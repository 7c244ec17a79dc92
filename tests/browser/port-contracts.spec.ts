import { build } from 'esbuild';
import { expect, type Browser } from '@playwright/test';
import { startContractsHost, type ContractsHost } from '../support/browser/contracts-host';
import { test } from '../support/browser/test';

/* The contracts that the fakes fulfill (tests/contracts/*.suite.ts), run against the browser's adapters in a real Chromium with a fake camera. */

let host: ContractsHost;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/browser/contracts-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  });
  host = await startContractsHost(outputFiles[0]?.text ?? '');
});
test.afterAll(async () => {
  await host.close();
});

/** The cases, read from the page: core modules can't be loaded here. */
const namesOf = async (browser: Browser, port: string): Promise<readonly string[]> => {
  const page = await browser.newPage();
  await page.goto(host.url);
  const names: unknown = await page.evaluate(`contractNames[${JSON.stringify(port)}]`);
  await page.close();
  return Array.isArray(names) ? names.map(String) : [];
};

for (const [port, source] of [
  ['camera', 'spec 2 §2.3, spec 2 §2.9'],
  ['network-probe', 'R22, R46'],
  ['recorder', 'R24, R44'],
  ['one-tab', 'spec 2 §2.3'],
  ['answer-uploads', 'R24, R34'],
  ['exchange', 'R4'],
  ['kept-recordings', 'R24, R3a, R33, R34'],
] as const)
  test(`the browser's ${port} fulfills the same contract as the fake [${source}]`, async ({ browser }) => {
    const names = await namesOf(browser, port);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names)
      await test.step(name, async () => {
        // An empty device for each case.
        const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const { targetInfo } = await session.send('Target.getTargetInfo');
        host.reset(async (kind) => {
          await session.send('Browser.setPermission', {
            permission: { name: kind },
            setting: 'denied',
            origin: new URL(host.url).origin,
            ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
          });
        });
        await page.goto(host.url);
        const failed = await page.evaluate(
          `runContract(${JSON.stringify(port)}, ${JSON.stringify(name)}).then(() => '', String)`,
        );
        expect(failed).toBe('');
        await context.close();
      });
  });

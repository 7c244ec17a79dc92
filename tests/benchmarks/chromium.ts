import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path));

/** Why browser benchmarks are skipped here; undefined: they run. */
export const chromiumMissing: string | undefined =
  process.env['SKIP_BROWSER'] === undefined ? undefined : 'no Chromium was found';

export const withChromium = async <A>(
  work: (browser: Browser) => Promise<A>,
  ...flags: readonly string[]
): Promise<A> => {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

import { existsSync } from 'node:fs';
import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine';

const executablePath =
  process.env['FIREFOX_PATH'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Why Firefox is skipped here; undefined: it runs. */
export const firefoxMissing: string | undefined =
  process.env['SKIP_FIREFOX'] !== undefined
    ? 'SKIP_FIREFOX is set'
    : executablePath === undefined
      ? 'no Firefox was found (FIREFOX_PATH, /usr/bin/firefox-esr)'
      : undefined;

/** Firefox with a fake camera and microphone, which it gives without asking. Driven by WebDriver BiDi: Playwright can't drive Debian's. */
export const openFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true },
  });
  const page = await browser.newPage();
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    find: async (look, ...words) => {
      const handle = await page.evaluateHandle(look, ...words);
      if (!(handle instanceof ElementHandle)) return undefined;
      return {
        click: () => handle.click(),
        type: (text) => handle.type(text),
        property: async (name) => (await handle.getProperty(name)).jsonValue(),
      };
    },
    close: () => browser.close(),
  };
};

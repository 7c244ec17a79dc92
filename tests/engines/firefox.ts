import { existsSync } from 'node:fs';
import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Abroad, Engine } from './engine';

const executablePath =
  process.env['FIREFOX_PATH'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Why Firefox is skipped here; undefined: it runs. */
export const firefoxMissing: string | undefined =
  process.env['SKIP_FIREFOX'] !== undefined
    ? 'SKIP_FIREFOX is set'
    : executablePath === undefined
      ? 'no Firefox was found (FIREFOX_PATH, /usr/bin/firefox-esr)'
      : undefined;

/** A page of Firefox, and its engine's ways of finding things. */
export interface Firefox extends Engine {
  /** Runs a script in the page. */
  readonly evaluate: (script: string) => Promise<unknown>;
}

/** Firefox with a fake camera and microphone, which it allows without asking. Driven by WebDriver BiDi: Playwright can't drive Debian's. */
export const openFirefox = async (abroad?: Abroad): Promise<Firefox> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: true,
    env: { ...process.env, ...(abroad && { TZ: abroad.zone, LC_ALL: `${abroad.language}.UTF-8` }) },
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
      // The other browser is on the same machine.
      'media.peerconnection.ice.loopback': true,
      ...(abroad && { 'intl.regional_prefs.use_os_locales': true }),
    },
  });
  const page = await browser.newPage();
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    evaluate: (script) => page.evaluate(script),
    find: async (look, ...words) => {
      const handle = await page.evaluateHandle(look, ...words);
      if (!(handle instanceof ElementHandle)) return undefined;
      return {
        click: () => handle.click(),
        type: (text) => handle.type(text),
        // The handle's own `getProperty` runs in an isolated world, which doesn't see what the page's scripts have added.
        property: (name) => page.evaluate((element, key): unknown => Reflect.get(element, key), handle, name),
      };
    },
    close: () => browser.close(),
  };
};

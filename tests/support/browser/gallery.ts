import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';

const folder = resolve('dist/gallery');
const address = 'http://gallery.test';

/** As strict as the portal's own policy; styled-components needs the hash of the empty string. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "object-src 'none'",
].join('; ');

/** The built gallery in this page, served from its folder without a port. */
export const galleryIn = async (page: Page) => {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      path: resolve(folder, pathname === '/' ? 'index.html' : `.${pathname}`),
      headers: { 'content-security-policy': policy },
    });
  });
  let loaded = false;
  /**
   * Opens one state; the page is loaded for the first one only, because loading costs more than looking. The returned array collects the console's
   * complaints from then on.
   */
  const open = async (state: string): Promise<readonly string[]> => {
    complaints = [];
    if (loaded) await page.evaluate((name) => window.showState(name), state);
    else await page.goto(`${address}/?state=${state}`);
    loaded = true;
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    return complaints;
  };
  return { open };
};

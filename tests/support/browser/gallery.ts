import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { StateName } from '../../../ui/gallery/state-names';

const folder = resolve('dist/gallery');
const address = 'http://gallery.test';

/** As strict as the portal's own: the empty string's hash is what styled-components needs. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "object-src 'none'",
].join('; ');

/** Opens one state of the built gallery, served from the folder without a port. Answers with what the console complains of, as it comes. */
export const openState = async (page: Page, state: StateName): Promise<readonly string[]> => {
  const complaints: string[] = [];
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
  await page.goto(`${address}/?state=${state}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  return complaints;
};

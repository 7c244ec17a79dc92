import { expect, type Locator, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/* The rule book as an expert gets it: a file, opened without a portal and without a network. `npm run check` and `npm run test:browser` build it. */

const file = resolve('dist/rulebook/index.html');
export const book = pathToFileURL(file).href;

/** Collects what a page must not do: log an error, or make a request. */
export const watched = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) faults.push(request.url());
  });
  return faults;
};

/** The field 'Ask the rules', by its id: a search by label looks at every element of the book, and takes longer than the answer. */
export const asking = (page: Page): Locator => page.locator('#search-field');

export const chapter = (page: Page, name: string): Locator => page.locator(`#${name}`);
/** A chapter with an interactive form: the page renders it when a reader comes near. */
export const askable = async (page: Page, name: string): Promise<Locator> => {
  const form = chapter(page, name).locator('.ask');
  await form.scrollIntoViewIfNeeded();
  await expect(form).not.toHaveAttribute('inert');
  return chapter(page, name);
};
export const decided = (page: Page, name: string): Locator => chapter(page, name).locator('tr[aria-current="true"]');

export const fitsThePage = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
};

/** The whole book, wide or narrow. Answers the faults that its page tells. */
export const openBook = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 844 });
  const faults = watched(page);
  await page.goto(book);
  await expect(asking(page)).toBeVisible();
  return faults;
};

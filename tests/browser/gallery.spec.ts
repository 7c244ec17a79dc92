import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../support/browser/accessible';
import { firstChoiceFaults } from '../support/browser/first-choice';
import { forcedColorsFaults } from '../support/browser/forced-colors';
import { galleryIn } from '../support/browser/gallery';
import { galleryStates } from '../support/gallery-states';
import { structureFaults, wideLettersFaults } from '../support/browser/structure';
import { test } from '../support/browser/test';

/* Every screen and dialog in every state, from plain view data: no back end, no clock, no network. */

/** 320 px equals a wide screen at 400 % zoom. */
const narrow = { width: 320, height: 720 };
/** The smallest phone in common use, on which text may be twice as large. */
const smallPhone = { width: 360, height: 640 };

let page: Page;
let gallery: Awaited<ReturnType<typeof galleryIn>>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: narrow });
  gallery = await galleryIn(page);
});
test.afterAll(() => page.close());

for (const state of galleryStates)
  test(`${state} can be used by everyone, at 320 px, with text twice as large, in light mode, in dark mode and in forced colors`, async () => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    const complaints = await gallery.open(state);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await structureFaults(page)).toEqual([]);
    await page.setViewportSize(smallPhone);
    expect(await firstChoiceFaults(page, state)).toEqual([]);
    expect(await wideLettersFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await forcedColorsFaults(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(complaints).toEqual([]);
  });

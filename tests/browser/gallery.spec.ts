import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { stateNames } from '../../ui/gallery/state-names';
import { firstChoiceFaults } from '../support/browser/first-choice';
import { forcedColorsFaults } from '../support/browser/forced-colors';
import { galleryIn } from '../support/browser/gallery';
import { structureFaults, wideLettersFaults } from '../support/browser/structure';

declare global {
  interface Window {
    /** What axe leaves behind in a page it has checked. */
    readonly axe: {
      readonly run: (
        within: Document,
        options: { readonly runOnly: readonly string[] },
      ) => Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly target: readonly unknown[] }[];
        }[];
      }>;
    };
  }
}

/* Every screen and dialog in every state, from plain view data: no back end, no clock, no network. */

const found = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** In one run within the page: the gallery has no frames, for which axe would open a second page each time. */
const faults = (page: Page): Promise<readonly string[]> => found(new AxeBuilder({ page }).setLegacyMode());

/** Runs axe again, which is in the page since the first run: half a megabyte less to send and parse for each state. */
const contrastFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['color-contrast'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });

/** 320 px equals a wide screen at 400 % zoom; double text size is for a phone in portrait. */
const narrow = { width: 320, height: 720 };
const phone = { width: 390, height: 844 };
/** The smallest phone in common use. */
const smallPhone = { width: 360, height: 640 };

let page: Page;
let gallery: Awaited<ReturnType<typeof galleryIn>>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: narrow });
  gallery = await galleryIn(page);
});
test.afterAll(() => page.close());

for (const state of stateNames)
  test(`${state} can be used by everyone, at 320 px, with letters twice as large, in the light, in the dark and in colors of one's own`, async () => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    const complaints = await gallery.open(state);
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await structureFaults(page)).toEqual([]);
    await page.setViewportSize(smallPhone);
    expect(await firstChoiceFaults(page, state)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await wideLettersFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await forcedColorsFaults(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(complaints).toEqual([]);
  });

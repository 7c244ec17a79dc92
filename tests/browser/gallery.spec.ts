import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { stateNames } from '../../ui/gallery/state-names';
import { openState } from '../support/browser/gallery';

/* Every screen and dialog in every state, from plain view data: no backend, no clock, no network. */

const found = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 720 } });

for (const state of stateNames)
  test(`${state} can be used by everyone, at 320 px without sideways scrolling, in the light and in the dark`, async ({
    page,
  }) => {
    const complaints = await openState(page, state);
    expect(await found(new AxeBuilder({ page }))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await found(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

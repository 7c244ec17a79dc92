import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The current page is accessible, as far as a machine can check. No page of ours has frames, for which axe would open a second page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
};

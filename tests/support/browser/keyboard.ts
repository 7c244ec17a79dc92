import { expect, type Page } from '@playwright/test';

/** A candidate with only a keyboard, who waits until an element is there before tabbing to it. */
export const keyboardOf = (page: Page) => {
  const pressTabUntil = async (there: () => Promise<boolean>, what: string): Promise<void> => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      if (await there()) return;
    }
    throw new Error(`Tab never reaches ${what}.`);
  };
  /** The focused element's name; none if the focus is on the page as a whole. */
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? '' : (activeElement?.textContent ?? '');
    });
  const tabTo = async (text: RegExp): Promise<void> => {
    await expect(page.locator('a, button, label').filter({ hasText: text }).first()).toBeAttached();
    await pressTabUntil(async () => text.test(await focused()), String(text));
  };
  /** Tabs to the first field of this type: `radio`, `email` … */
  const tabToField = async (type: string): Promise<void> => {
    await expect(page.locator(`input[type=${type}]`).first()).toBeAttached();
    await pressTabUntil(
      () => page.evaluate((wanted) => document.activeElement?.getAttribute('type') === wanted, type),
      `a field for ${type}`,
    );
  };
  return { tabTo, tabToField };
};

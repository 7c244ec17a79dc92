import { expect, type Page } from '@playwright/test';

/** A candidate who has only a keyboard. They wait until a thing is there before they look for it with Tab. */
export const keyboardOf = (page: Page) => {
  const pressTabUntil = async (there: () => Promise<boolean>, what: string): Promise<void> => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      if (await there()) return;
    }
    throw new Error(`Tab never reaches ${what}.`);
  };
  /** What the focused element says; nothing where the focus is on the page as a whole. */
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? '' : (activeElement?.textContent ?? '');
    });
  const tabTo = async (text: RegExp): Promise<void> => {
    await expect(page.locator('a, button, label').filter({ hasText: text }).first()).toBeAttached();
    await pressTabUntil(async () => text.test(await focused()), String(text));
  };
  /** Tab to the first field that takes this: `radio`, `email` … */
  const tabToField = async (type: string): Promise<void> => {
    await expect(page.locator(`input[type=${type}]`).first()).toBeAttached();
    await pressTabUntil(
      () => page.evaluate((wanted) => document.activeElement?.getAttribute('type') === wanted, type),
      `a field for ${type}`,
    );
  };
  return { tabTo, tabToField };
};

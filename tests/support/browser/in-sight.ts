import { expect, type Locator } from '@playwright/test';

/** Whole, in the window, and under nothing else: a bar that stays at the bottom covers what a viewport's bounds call visible. */
export const expectInSight = (one: Locator): Promise<void> =>
  expect
    .poll(() =>
      one.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => {
          const there = document.elementFromPoint((left + right) / 2, y);
          return there !== null && (element.contains(there) || there.contains(element));
        });
      }),
    )
    .toBe(true);

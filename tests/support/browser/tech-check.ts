import { expect, type Locator, type Page } from '@playwright/test';

/* What the tests of the tech check share. */

export const failed = 'Sorry, please check your Camera, Microphone and/or internet connection speed';
export const passed =
  'Well done! We are able to access your Camera, Microphone and check your internet connection speed.';

export const both = ['camera', 'microphone'] as const;

/** The verdict about one part of the device. */
export const verdict = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens the check that belongs to no application. */
export const openCheck = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/techCheckTest`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tech check' })).toBeVisible();
};

/** Nothing is still being checked. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.getByText('Checking your device')).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeHidden();
};

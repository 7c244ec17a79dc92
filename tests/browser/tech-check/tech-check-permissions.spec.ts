import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { both, expectSettled, failed, openCheck, passed, verdict } from '../../support/browser/tech-check';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* The tech check with a camera or microphone that the candidate has not allowed. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const deny = async (page: Page, name: 'camera' | 'microphone', setting: 'denied' | 'granted' | 'prompt') => {
  const session = await page.context().newCDPSession(page);
  await session.send('Browser.setPermission', { permission: { name }, setting, origin: new URL(portal.url).origin });
};

/*
 * Headless Chromium denies permission prompts that nobody answers. Closing the prompt is injected: Chromium then says 'Permission dismissed' and
 * would ask again.
 */
test('a permission prompt that is closed without an answer: the page says what to do, and shows no spinner (injected) [spec 2 §2.3, §8]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      if ((await navigator.permissions.query({ name: 'camera' })).state === 'granted') return open(wish);
      throw new DOMException('Permission dismissed', 'NotAllowedError');
    };
  });
  await openCheck(page, portal.url);
  await expectSettled(page);
  await expect(
    verdict(page, 'Camera').getByText('The question about the camera was closed without an answer.'),
  ).toBeVisible();
  await expect(verdict(page, 'Microphone').getByText('Press Check again.', { exact: false })).toBeVisible();
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  await expectAccessible(page);
  await page.context().grantPermissions([...both]);
  // Allowed in the browser's own settings, which takes effect after a reload.
  await page.getByRole('dialog').getByRole('button', { name: 'Re-check' }).click();
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
});

test('a denied camera and microphone: Oops, the address to copy, and the steps for this browser and system [spec 2 §2.3]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/how-it-works`);
  await deny(page, 'camera', 'denied');
  await deny(page, 'microphone', 'denied');
  await openCheck(page, portal.url);
  await expectSettled(page);
  await expect(verdict(page, 'Camera').getByText('Your browser does not let us use the camera.')).toBeVisible();
  const help = page.getByRole('region', { name: 'Oops' });
  await expect(help.getByRole('tab', { name: 'Chrome', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(help.getByRole('tab', { name: 'Windows' })).toHaveAttribute('aria-selected', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await deny(page, 'camera', 'denied');
  await help.getByRole('button', { name: 'Copy URL' }).click();
  await expect(help.getByText('Link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.url}/techCheckTest`);
  await help.getByRole('tab', { name: 'Chrome', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(help.getByRole('tab', { name: 'Safari' })).toBeFocused();
  await help.getByRole('tabpanel', { name: 'Safari' }).getByRole('tab', { name: 'iOS' }).click();
  await expect(help.getByText(/Website Settings/)).toBeVisible();
  await expectAccessible(page);
});

for (const [allowed, other] of [
  ['microphone', 'camera'],
  ['camera', 'microphone'],
] as const)
  test(`only the ${allowed} is allowed: each gets its own verdict [spec 2 §4.4]`, async ({ page }) => {
    await page.context().grantPermissions([allowed]);
    await openCheck(page, portal.url);
    await expectSettled(page);
    const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    await expect(verdict(page, title(allowed)).getByText('Works')).toBeVisible();
    await expect(
      verdict(page, title(other))
        .getByText(new RegExp(`the ${other}`, 'i'))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  });

test('a permission revoked while the check runs: a verdict, and Re-check reloads the page [spec 2 §2.9]', async ({
  page,
}) => {
  await page.context().grantPermissions([...both]);
  await openCheck(page, portal.url);
  await expect(page.getByRole('status').getByText(passed)).toBeVisible();
  await page.context().clearPermissions();
  const dialog = page.getByRole('dialog', { name: 'A permission has changed' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(verdict(page, 'Camera').getByText(/revoked|does not let us/)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Re-check' }).click();
  await loaded;
  await expect(verdict(page, 'Camera').getByText('Your browser does not let us use the camera.')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keptToken } from '../../support/browser/kept';
import { keyboardOf } from '../../support/browser/keyboard';
import { codeIn } from '../../support/portal/inbox';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

const moved = 'maria.lopez@example.org';
const details = (page: Page) => page.getByRole('region', { name: 'Your details' });

/** Replaces the content of the focused field. */
const retype = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

test.describe('email and phone', () => {
  test.describe.configure({ timeout: 120_000 });
  let portal: RunningPortal;
  test.beforeAll(async () => {
    portal = await startPortal();
  });
  test.afterAll(async () => {
    await portal.close();
  });
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('are changed next to a job, by keyboard, with the code mailed to the new address; tabs follow, other devices do not [spec 1 §2, spec 1 §8, spec 1 §9, R28]', async ({
    page,
    context,
    browser,
  }) => {
    const { tabTo } = keyboardOf(page);
    const tablet = await (await browser.newContext()).newPage();
    await candidateAt(tablet, portal).signIn();
    await candidateAt(page, portal).signIn();
    const secondTab = await context.newPage();
    await secondTab.goto(`${portal.url}/candidateportal`);
    const old = await keptToken(page);

    await page.goto(`${portal.url}/skillfilter/success/101`);
    await expect(details(page).getByText(maria)).toBeVisible();
    await tabTo(/^Change your details$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email')).toBeFocused();
    await retype(page, 'maria.lopez');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Country')).toBeFocused();
    await page.keyboard.press('Tab');
    await retype(page, '3125550');
    await expect(page.getByLabel('Phone')).toHaveValue('+1 (312) 555-0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Invalid phone number')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await retype(page, moved);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('199');
    await expect(page.getByLabel('Phone')).toHaveValue('+1 (312) 555-0199');
    const told = portal.inbox.mailsTo(maria).length;
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const code = codeIn(await portal.inbox.next(moved, 0));
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused();
    await expect(page.getByText(/^You can ask again in \d+ seconds?\.$/)).toBeVisible();
    await expectAccessible(page);
    // After reading their mail, candidates may find the page reloaded.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused();
    await page.keyboard.type(code === '9999' ? '9998' : '9999');
    await expect(page.getByText('Invalid OTP. 4 tries left.')).toBeVisible();
    await page.keyboard.type(code);
    await expect(page.getByText('Your details are saved')).toBeVisible();
    await expect(details(page).getByText(moved)).toBeVisible();
    await expect(details(page).getByText('+1 (312) 555-0199')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    expect(await portal.inbox.next(maria, told)).toContain('Your email address was changed');
    expect(await keptToken(page)).toBe(old);

    await tablet.reload();
    await expect(tablet.getByText('Please login again!!').first()).toBeVisible();
    await expect(tablet.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tablet.context().close();

    // The 5 s pass on the portal's own clock: every reload fetches the list with the current token.
    await expect
      .poll(
        async () => {
          await secondTab.reload();
          await expect(secondTab.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
          return keptToken(secondTab);
        },
        { timeout: 20_000 },
      )
      .not.toBe(old);
    await secondTab.getByRole('button', { name: /Maria Santos/ }).click();
    await secondTab.getByRole('link', { name: 'My Profile' }).click();
    await expect(secondTab.getByText(moved)).toBeVisible();
  });

  test('on the profile, the email is read-only there and changed next to it, and choosing another country clears the phone [spec 1 §5, R28]', async ({
    page,
  }) => {
    await candidateAt(page, portal).signIn('demo.newcomer@example.org');
    await page.goto(`${portal.url}/profile`);
    await page.getByRole('button', { name: 'Edit your details' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    await page.getByLabel('Country').selectOption('+91');
    await expect(page.getByLabel('Phone Number')).toHaveValue('');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expect(page.getByText('Required')).toBeVisible();
    await page.getByLabel('Country').selectOption('+1');
    await page.getByLabel('Phone Number').fill('9115550142');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText(/^Invalid phone number\. /)).toBeVisible();
    await page.getByLabel('Phone Number').fill('9125550118');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByText('+1 (912) 555-0118')).toBeVisible();

    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  });
});

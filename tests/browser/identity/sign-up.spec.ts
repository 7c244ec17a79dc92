import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { keptToken } from '../../support/browser/kept';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

// Texts are replaced under every page, as a browser's translation does.

let portal: RunningPortal;
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' });
const phone = (page: Page) => page.getByLabel('Phone Number');
const yay = (page: Page) => page.getByRole('dialog', { name: 'Yay!! Congratulations' });
const passing = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First Name').fill('Nora');
  await page.getByLabel('Last Name').fill('Quinn');
  await page.getByLabel('Email').fill(email);
  await phone(page).fill('312 555 0142');
  await page.getByLabel('Zip Code').fill('60601');
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check();
};

test("from a posting through sign-up to the job's questions, by keyboard alone [spec 1 §2, spec 1 §5, R2, R6]", async ({
  page,
}) => {
  const { tabTo } = keyboardOf(page);
  await page.goto(`${portal.url}/apply/101`);
  await page.getByRole('button', { name: /^Start/ }).press('Enter');
  await expect(heading(page, 'Sign up')).toBeFocused();
  await expect(page.getByText(/^For Caregiver at /)).toBeVisible();
  await expectAccessible(page);
  await tabTo(/^Sign Up$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Required')).toHaveCount(6);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);
  for (const text of ['Nora', 'Quinn', 'nora.keys@example.org']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('3125550142');
  await expect(phone(page)).toHaveValue('+1 (312) 555-0142');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60601');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(/^Read the Terms/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('What this portal is for')).toBeVisible();
  await expect(page.getByText('Required')).toHaveCount(0);
  await tabTo(/^Sign Up$/);
  await page.keyboard.press('Enter');
  await expect(yay(page).getByText('nora.keys@example.org')).toBeVisible();
  await expect(yay(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await expectAccessible(page);
  // The hints are kept until 'Yay!!' has been read: they still work after a reload.
  await page.reload();
  // Start was pressed earlier: the application continues by itself.
  await expect(heading(page, 'Questions')).toBeVisible();
  await page.goto(`${portal.url}/signup`);
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  await expect(page.getByRole('button', { name: /Nora Quinn/ })).toBeVisible();
});

test("errors are shown at their fields, the server's too; what was typed survives a reload and a lost connection [spec 1 §5, spec 1 §8, R3a, R29]", async ({
  page,
  context,
}) => {
  await page.goto(`${portal.url}/signup`);
  await fillIn(page, 'nora@');
  await phone(page).fill('312555');
  await page.getByLabel('Zip Code').fill('6060');
  await signUp(page).click();
  for (const text of ['Invalid email address', 'Invalid phone number', 'Invalid pincode'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  // The caret stays at its digit, and the focus in the field that is being corrected.
  await phone(page).fill('3125550142');
  await phone(page).press('End');
  for (let press = 0; press < 4; press += 1) await phone(page).press('ArrowLeft');
  await phone(page).press('Backspace');
  await phone(page).press('Backspace');
  await phone(page).pressSequentially('9');
  await expect(phone(page)).toHaveValue('+1 (312) 559-0142');
  await page.getByLabel('Country').selectOption('+91');
  await expect(phone(page)).toHaveValue('');
  await page.getByLabel('Country').selectOption('+1');

  await fillIn(page, 'nora@example.org');
  await phone(page).fill('(123) 555-0142');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  await expect(phone(page)).toHaveValue('+1 (123) 555-0142');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  await signUp(page).click();
  const refusal = 'Invalid phone number. Check the area code, the first 3 digits.';
  await expect(passing(page, refusal)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(phone(page)).toBeFocused();
  await expect(passing(page, refusal)).toHaveCount(0, { timeout: 8_000 });
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();

  await phone(page).fill('3125550142');
  await context.setOffline(true);
  await signUp(page).click();
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(yay(page)).toBeVisible();
  await yay(page).getByRole('button', { name: 'OK' }).click();
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  expect((await keptToken(page)).length).toBeGreaterThan(40);
  expect(await page.evaluate(() => sessionStorage.getItem('sign_up_draft'))).toBeNull();
});

test('an unknown address leads from sign-in to sign-up, and one that has an account leads back, without a token [spec 1 §2, spec 1 §7]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/candidateslogin`);
  await page.getByRole('textbox', { name: 'Email' }).fill('new.here@example.org');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^Invalid userEmail.*or sign up\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('new.here@example.org');
  await fillIn(page, maria);
  await signUp(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is an account with this email' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('candidates_token'))).toBeNull();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with this email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(maria);
  const candidate = candidateAt(page, portal);
  await candidate.typeCode(await candidate.askForCode(maria));
  await expect(heading(page, 'My Job Applications')).toBeVisible();
  // What Nora typed is gone once someone else signs in.
  expect(await page.evaluate(() => sessionStorage.getItem('sign_up_draft'))).toBeNull();
});

test('a social profile fills in the form and locks its address [spec 1 §2, spec 1 §5]', async ({ page }) => {
  await page.goto(`${portal.url}/signup`);
  await page.evaluate(() => {
    const profile = {
      source_from: 'googleUser',
      email: 'lena.ortiz@example.org',
      name: 'Lena Maria Ortiz',
      proof: 'x',
    };
    sessionStorage.setItem('googleSignUpInfo', JSON.stringify({ kept_at: Date.now(), value: profile }));
  });
  await page.goto(`${portal.url}/signup/googleUser`);
  await expect(page.getByLabel('First Name')).toHaveValue('Lena');
  await expect(page.getByLabel('Last Name')).toHaveValue('Maria Ortiz');
  await expect(page.getByLabel('Email')).toHaveValue('lena.ortiz@example.org');
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.goto(`${portal.url}/signup`);
  await expect(page.getByLabel('Email')).toHaveValue('');
});

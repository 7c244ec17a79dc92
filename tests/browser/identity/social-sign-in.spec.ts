import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { maria } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { openIdProvider, type OpenIdProvider } from '../../support/openid/openid-provider';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

const stranger = 'nora.quinn@example.org';

let provider: OpenIdProvider;
let portal: RunningPortal;
test.beforeAll(async () => {
  provider = await openIdProvider({
    maria: { email: maria, email_verified: true, given_name: 'Maria', family_name: 'Santos' },
    nora: { email: stranger, email_verified: true, given_name: 'Nora', family_name: 'Quinn' },
    mallory: { email: maria, email_verified: false, given_name: 'Mallory', family_name: 'Smith' },
  });
  portal = await startPortal({ env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId } });
  provider.knows(`${portal.url}/candidateslogin/social`);
});
test.afterAll(async () => {
  await portal.close();
  await provider.close();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Continue with social sign-in' });

/** From the page with the button to the provider's own. */
const leave = async (page: Page): Promise<void> => {
  await page.goto(`${portal.url}/profile`);
  await keyboardOf(page).tabTo(/^Continue with social sign-in/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${provider.issuer}/**`);
};

/** On the provider's own pages: signs in with that name, and agrees to share their identity with us. */
const signInThere = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Starts at the message about a failed attempt. */
const signInAgain = async (page: Page, name: string): Promise<void> => {
  await button(page).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await signInThere(page, name);
};

const expectNotSignedIn = async (page: Page, why: RegExp): Promise<void> => {
  const said = page.getByRole('alert').filter({ hasText: 'You are not signed in' });
  await expect(said).toContainText(why);
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);
  await expect(button(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('candidates_token'))).toBeNull();
};

test('a known candidate is signed in, on the page they came for; nothing of the redirects stays in the browser [spec 1 §4, spec 1 §7, R2]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (sent) => told.push(sent.headers()['referer'] ?? ''));
  await leave(page);
  await signInThere(page, 'maria');
  await expect(heading(page, 'My Profile')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/profile`);
  await expect(page.getByText(maria)).toBeVisible();
  expect(told.filter((referer) => /code=|state=/.test(referer))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([history.state, Object.entries(sessionStorage)]))).not.toMatch(
    /code|verifier/,
  );
});

test('after a logout, the provider, which still knows the last person, asks who it is: on a shared phone the next person is not signed in as the last [R3a]', async ({
  page,
}) => {
  await leave(page);
  await signInThere(page, 'maria');
  await expect(heading(page, 'My Profile')).toBeVisible();
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await button(page).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
  await signInThere(page, 'nora');
  await expect(page.getByLabel('Email')).toHaveValue(stranger);

  // On a device where no session has ended, a candidate known to the provider is back with one press.
  await page.evaluate(() => localStorage.removeItem('session_ended'));
  await page.reload();
  const back = page.waitForRequest(`${provider.issuer}/token`);
  await button(page).click();
  await back;
  await expect(page).toHaveURL(`${portal.url}/signup/googleUser`);
  await expect(page.getByLabel('Email')).toHaveValue(stranger);
});

test('an unknown person signs up with what the provider supplied, the address locked and proven, and continues to the page they came for [spec 1 §2, spec 1 §4, spec 1 §5, R2]', async ({
  page,
}) => {
  await page.goto(`${portal.url}/profile`);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await button(page).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await signInThere(page, 'nora');
  await expect(page).toHaveURL(`${portal.url}/signup/googleUser`);
  await expect(page.getByLabel('First Name')).toHaveValue('Nora');
  await expect(page.getByLabel('Last Name')).toHaveValue('Quinn');
  await expect(page.getByLabel('Email')).toHaveValue(stranger);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await expectAccessible(page);
  await page.getByLabel('Phone Number').fill('3125550142');
  await page.getByLabel('Zip Code').fill('60601');
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check({ force: true });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('dialog', { name: 'Yay!! Congratulations' }).getByRole('button').click();
  await expect(page).toHaveURL(`${portal.url}/profile`);
  await expect(page.getByText(stranger)).toBeVisible();
});

test('visitors who cancel, whose email is unverified, or who use an old URL are not signed in, and are told why [R29]', async ({
  page,
}) => {
  await leave(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectNotSignedIn(page, /You canceled the sign-in.*[Uu]se your email and the code we send you\./);
  await expectAccessible(page);

  await signInAgain(page, 'mallory');
  await expectNotSignedIn(page, /has not checked that your email address is yours/);

  await page.goto(`${portal.url}/candidateslogin/social?code=stolen&state=made-up`);
  await expectNotSignedIn(page, /was not started here, or it was used already/);

  // The provider remembers who was refused, but still asks this time who is signing in.
  await signInAgain(page, 'maria');
  await expect(heading(page, 'My Profile')).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { maria } from '../support/browser/candidate';
import { openIdProvider, type OpenIdProvider } from '../support/portal/openid-provider';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';

const stranger = 'nora.quinn@example.org';

let provider: OpenIdProvider;
let portal: RunningPortal;
test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(120_000);
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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Continue with social sign-in' });

/** At the provider's own pages: signs in there under that name, and agrees to tell us who it is. */
const signInThere = async (page: Page, name: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('x', async ({ page }) => {
  await page.goto(`${portal.url}/profile`);
  page.on('console', (m) => console.log(m.text()));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);
  await button(page).click();
  await page.waitForURL(`${provider.issuer}/**`);
  console.log(await page.content());
  await signInThere(page, 'maria');
  await expect(page).toHaveURL(`${portal.url}/profile`);
  expect(stranger).toBe(stranger);
});

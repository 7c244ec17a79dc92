import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessible';
import { candidateAt, maria } from '../support/browser/candidate';
import { holdScript, isLive, watch } from '../support/browser/drawn';
import { keyboardOf } from '../support/browser/keyboard';
import { withoutDrawing } from '../support/browser/undrawn';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { codeIn } from '../support/portal/inbox';
import { test } from '../support/browser/test';

/* Sign-in and landing are prerendered: they can be read before a script runs, and nothing done meanwhile is lost. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const finished = [
  { path: '/candidateslogin', heading: 'Sign in' },
  { path: '/how-it-works', heading: 'Find a job that matters with people who care.' },
] as const;

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

/** The elements that React renders into the root, without the ids generated anew each time. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map(({ localName, attributes, childNodes }) => {
      const told = [...attributes].map(({ name, value }) => `${name}=${value.replace(/_[rR]_\w*_/g, 'id')}`).sort();
      const text = [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      return [localName, ...told, text].join(' ');
    }),
  );

for (const { path, heading } of finished)
  test(`${path} can be read and used before a script runs, and hydrates without a layout shift or a console error`, async ({
    page,
    browser,
  }) => {
    const silent = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const reader = await silent.newPage();
    await reader.goto(`${portal.url}${path}`);
    await expect(reader.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(reader.getByText(/^The candidate portal needs JavaScript to sign you in\./)).toBeVisible();
    await expect(reader.getByText('Version 1.0.106')).toBeVisible();
    const main = reader.getByRole('main').locator('a, button').filter({ hasText: 'Sign In' }).first();
    await expect(main).toHaveCSS('min-height', '48px');
    await expect(main).toHaveCSS('background-color', 'rgb(0, 122, 150)');
    await silent.close();

    const { complaints, shifts, typeface } = await watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await holdScript(page);
    await page.goto(`${portal.url}${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await typeface();
    letGo();
    await isLive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(`${heading} · Candidate portal`);
    expect(await shifts()).toEqual([]);
    await expectAccessible(page);
    const takenOver = await drawn(page);

    // The same page without its prerendered root: a client-side rendering must match the prerendered HTML exactly.
    await withoutDrawing(page, `**${path}`);
    await page.reload({ waitUntil: 'networkidle' });
    await isLive(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await drawn(page)).toEqual(takenOver);
    expect(complaints).toEqual([]);
  });

test('what was typed into the prerendered form stays, with the focus; if submitted too early, it is held and then sent; the code step survives a reload [R3c]', async ({
  page,
}) => {
  const { complaints } = await watch(page);
  const letGo = await holdScript(page);
  await page.goto(`${portal.url}/`, { waitUntil: 'commit' });
  await email(page).fill(maria);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^One moment: this page is still loading\./)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const seen = portal.inbox.mailsTo(maria).length;
  letGo();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByText(/^One moment:/)).toBeHidden();
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);

  // After reading their mail, candidates may find the page reloaded: it still asks for the code they have.
  const code = codeIn(await portal.inbox.next(maria, seen));
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByText(maria)).toBeVisible();
  await expect(page.getByText(/^You can ask again in /)).toBeVisible();
  expect(portal.inbox.mailsTo(maria)).toHaveLength(seen + 1);
  expect(complaints).toEqual([]);
  await candidateAt(page, portal).typeCode(code);
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();

  // Signed in: the prerendered form is never shown, and the landing page links onward.
  await page.unrouteAll();
  const letGoAgain = await holdScript(page);
  await page.goto(`${portal.url}/candidateslogin`, { waitUntil: 'commit' });
  await expect(page.locator('input[name=email]')).toBeAttached();
  await expect(page.locator('input[name=email]')).toBeHidden();
  letGoAgain();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('link', { name: 'My Jobs' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Jobs' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  // The header's menu works on a public page, and shows no name there.
  await expect(page.getByRole('banner')).not.toContainText('Maria');
  await page.getByRole('banner').getByRole('link', { name: 'My Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();

  // Signed in, but the cookie does not show it: the form submitted meanwhile is no longer held.
  await page.unrouteAll();
  await page.context().clearCookies();
  const letGoAtLast = await holdScript(page);
  await page.goto(`${portal.url}/candidateslogin`, { waitUntil: 'commit' });
  await email(page).fill(maria);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^One moment:/)).toBeVisible();
  letGoAtLast();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await expect(page.getByText(/^One moment:/)).toBeHidden();
});

test('a visitor who types while the script loads loses neither a letter nor the caret position', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto(`${portal.url}/candidateslogin`, { waitUntil: 'commit' });
  await email(page).pressSequentially('maia@example.org');
  for (const _ of 'ia@example.org') await page.keyboard.press('ArrowLeft');
  letGo();
  await isLive(page);
  await page.waitForLoadState('networkidle');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('r');
  await expect(email(page)).toHaveValue('maria@example.org');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^Invalid userEmail\./)).toBeVisible();
  await expect(email(page)).toHaveValue('maria@example.org');
});

test('a page whose script fails to load says so, and can be loaded again', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  for (const path of ['/candidateslogin', '/candidateportal', '/how-it-works']) {
    await page.goto(`${portal.url}${path}`);
    await expect(page.getByText(/^This page did not load completely\./)).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await isLive(page);
  await expect(page.getByText(/^This page did not load completely\./)).toBeHidden();
});

test('the landing page by keyboard: past the header, to sign-in, and back [spec 1 §1]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${portal.url}/how-it-works`);
  await isLive(page);
  for (const name of ['How it works', 'Login and Verification', 'Job Applications', 'Schedule Interview', 'Contact Us'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  );
  await keyboardOf(page).tabTo(/^Sign In$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);
  await keyboardOf(page).tabTo(/^How it works$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

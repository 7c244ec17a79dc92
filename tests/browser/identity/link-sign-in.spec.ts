import { expect, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { foundIn } from '../../support/portal/inbox';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

const nurse = 'demo.nurse@example.org';
const cook = 'demo.cook@example.org';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: /^Sign in as/ });
const refusal = 'Invalid OTP. This link was used already, or a newer mail took its place. Ask for a new code.';

/** Requests a code and returns the link of its mail; the portal's settings do not know the port it listens on here. */
const linkFor = async (page: Page, email: string): Promise<string> => {
  await page.goto(`${portal.url}/candidateslogin`);
  await candidateAt(page, portal).askForCode(email);
  const mail = portal.inbox.mailsTo(email).at(-1) ?? '';
  return `${portal.url}${foundIn(mail, /https?:\/\/[^/]+(\/candidateportal\/[^\s/]+\/[\w-]{43})\s/)}`;
};

/** A phone, a laptop: a separate browser. */
const elsewhere = async (browser: Browser, width: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })).newPage();

for (const width of phoneFirst)
  test.describe(`signing in by a mailed link, ${width} px wide`, () => {
    const person = width === 390 ? maria : cook;

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('a scanner that opens it changes nothing; its button signs in on another device, once, and invalidates the code in the same email [spec 1 §2, spec 1 §8, R3c]', async ({
      page,
      browser,
      request,
    }) => {
      const link = await linkFor(page, person);
      const code = link.slice(-43);

      // A program scans the email: first with plain requests, then with a browser that renders the page.
      for (const method of ['GET', 'HEAD', 'GET']) expect((await request.fetch(link, { method })).status()).toBe(200);
      const scanner = await elsewhere(browser, width);
      await scanner.goto(link);
      await expect(button(scanner)).toBeVisible();
      await scanner.context().close();

      const phone = await elsewhere(browser, width);
      const told: string[] = [];
      phone.on('request', (sent) => {
        if (sent.url() !== link) told.push(`${sent.url()} ${sent.headers()['referer'] ?? ''}`);
      });
      await phone.goto('about:blank');
      await phone.goto(link);
      await expect(button(phone)).toHaveText(`Sign in as ${person.charAt(0)}…@example.org`);
      await expect(phone).toHaveURL(`${portal.url}/candidateslogin/link`);
      await expectAccessible(phone);
      await phone.reload();
      await expect(button(phone)).toBeVisible();
      await keyboardOf(phone).tabTo(/^Sign in as/);
      await phone.keyboard.press('Enter');
      await expect(heading(phone, 'My Job Applications')).toBeVisible();
      await expect(phone).toHaveURL(`${portal.url}/candidateportal`);
      expect(told.filter((one) => one.includes(code) || one.includes(person))).toEqual([]);
      await phone.goBack();
      await expect(phone).toHaveURL('about:blank');
      await phone.context().close();

      const again = await elsewhere(browser, width);
      await again.goto(link);
      await button(again).click();
      await expect(again.getByText(refusal)).toBeVisible();
      await expect(heading(again, 'Sign in')).toBeFocused();
      await expectAccessible(again);
      await again.getByRole('link', { name: 'Ask for a new code' }).click();
      await expect(again.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await again.context().close();

      // The browser that requested the code is still waiting for the digits: using the link has invalidated them.
      const digits = /^Subject: (\d{4})/m.exec(portal.inbox.mailsTo(person).at(-1) ?? '')?.[1] ?? '';
      await candidateAt(page, portal).typeCode(digits);
      await expect(page.getByText(/^Invalid OTP/)).toBeVisible();
    });

    test("a candidate who is already signed in just continues; for someone else's link they are asked to sign out first [R3a, R10a]", async ({
      page,
      browser,
    }) => {
      const linkPage = await elsewhere(browser, width);
      await candidateAt(page, portal).signIn(nurse);
      const own = await linkFor(linkPage, nurse);
      await page.goto(own);
      await expect(heading(page, 'My Job Applications')).toBeVisible();
      await page.goto(`${portal.url}/candidateportal/techcheckOps/success`);
      await expect(heading(page, 'My Job Applications')).toBeVisible();

      await linkPage.getByRole('button', { name: 'Use another email' }).click();
      const others = await linkFor(linkPage, person);
      await page.goto(others);
      await expect(page.getByText('Someone else is signed in here')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out first' }).click();
      await expect(heading(page, 'Sign in')).toBeFocused();
      await button(page).click();
      await expect(heading(page, 'My Job Applications')).toBeVisible();
      // The nurse's own link was not needed, so it is still unused.
      await linkPage.goto(own);
      await button(linkPage).click();
      await expect(heading(linkPage, 'My Job Applications')).toBeVisible();
      await linkPage.context().close();
    });

    test('truncated and expired links say so, and lead to a new code [spec 1 §8, R3c]', async ({ page, browser }) => {
      const asking = await elsewhere(browser, width);
      const link = await linkFor(asking, person);
      await page.goto(link.slice(0, -9));
      await button(page).click();
      await expect(page.getByText(refusal)).toBeVisible();
      await portal.passTime(10 * 60_000 + 1);
      await page.goto(link);
      await button(page).click();
      await expect(
        page.getByText('Invalid OTP. This link is older than 10 minutes. Ask for a new code.'),
      ).toBeVisible();
      await expectAccessible(page);
      await asking.context().close();
    });
  });

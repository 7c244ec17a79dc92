import { expect, type BrowserContext, type Page } from '@playwright/test';
import { codeIn } from '../portal/inbox';
import type { RunningPortal } from '../portal/running-portal';

export const maria = 'demo.candidate@example.org';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser kept after signing in, by portal and e-mail. */
const keptAfter = new Map<string, Kept>();

/** A candidate at a browser. Actions have the candidate's words; everything is found by role and name. */
export const candidateAt = (page: Page, portal: RunningPortal) => {
  const askForCode = async (email: string): Promise<string> => {
    const seen = portal.inbox.mailsTo(email).length;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    return codeIn(await portal.inbox.next(email, seen));
  };
  const typeCode = async (code: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus();
    await page.keyboard.type(code);
  };
  const signIn = async (email = maria): Promise<void> => {
    await page.goto(`${portal.url}/candidateslogin`);
    await typeCode(await askForCode(email));
    // `waitFor` looks at every frame; `expect` looks again after 0.1, 0.35, 0.85 … seconds, which adds up over hundreds of sign-ins.
    await page.getByRole('heading', { name: 'My Job Applications' }).waitFor();
  };
  /** Signs in with a code once a portal; later pages get what the first browser kept, because an hour has five codes (R3c). */
  const signInOnce = async (email = maria): Promise<void> => {
    const kept = keptAfter.get(`${portal.url} ${email}`);
    if (kept === undefined) {
      await signIn(email);
      keptAfter.set(`${portal.url} ${email}`, await page.context().storageState());
      return;
    }
    await page.context().addCookies(kept.cookies);
    await page.goto(`${portal.url}/how-it-works`);
    await page.evaluate(
      (entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
        localStorage.setItem('last_active_at', String(Date.now()));
      },
      kept.origins.flatMap(({ localStorage: entries }) => entries),
    );
    await page.goto(`${portal.url}/candidateportal`);
    await page.getByRole('heading', { name: 'My Job Applications' }).waitFor();
  };
  const card = (position: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: position }) });
  const openSchedule = async (position: string): Promise<void> => {
    await card(position)
      .getByRole('link', { name: /^Schedule/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  };
  const viewTimes = async (nth = 0): Promise<void> => {
    await page
      .getByRole('link', { name: /View Time/ })
      .nth(nth)
      .click();
    await expect(page.getByRole('heading', { name: 'Choose time slot' })).toBeVisible();
  };
  /** Chooses the nth free time and returns its label. */
  const chooseTime = async (nth = 0): Promise<string> => {
    const time = page.getByRole('radio').nth(nth);
    await time.check({ force: true });
    return (await page.getByRole('button', { name: /^Confirm/ }).innerText()).replace(/\s+/g, ' ');
  };
  const confirm = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Confirm/ }).click();
  };
  const expectBooked = async (): Promise<void> => {
    await expect(
      page.getByText('You have successfully scheduled your video interview.', { exact: false }),
    ).toBeVisible();
    const yay = page.getByRole('dialog', { name: 'Yay!!' });
    await expect(yay.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(yay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  return { askForCode, typeCode, signIn, signInOnce, card, openSchedule, viewTimes, chooseTime, confirm, expectBooked };
};

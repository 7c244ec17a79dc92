import { expect, type Page } from '@playwright/test';
import { lastActiveName, tokenName, zoneName } from '../../../application/ports/kept-names';
import { codeIn } from '../portal/inbox';
import type { RunningPortal } from '../portal/running-portal';

export const maria = 'demo.candidate@example.org';

/** The tokens of those who arrived, by portal and e-mail: an hour has five codes (R3c). */
const tokens = new Map<string, string>();

/** An empty page of the portal's origin, which can write what a browser keeps. */
const emptyPage = '/an-empty-page-of-the-tests';

/** A candidate at a browser. Actions have the candidate's words; everything is found by role and name. */
export const candidateAt = (page: Page, portal: Pick<RunningPortal, 'url' | 'inbox'>) => {
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
  const call = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${portal.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  /** Signs in with a mailed code, over HTTP. */
  const newToken = async (email: string): Promise<string> => {
    const seen = portal.inbox.mailsTo(email).length;
    await call('candidate/send_otp', { email });
    const otp = codeIn(await portal.inbox.next(email, seen));
    const signedIn: unknown = await (await call('candidate/submit_otp', { email, otp })).json();
    if (typeof signedIn !== 'object' || signedIn === null || !('code' in signedIn))
      throw new Error(`${email} was not let in: ${JSON.stringify(signedIn)}`);
    return String(signedIn.code);
  };
  const tokenOf = async (email: string): Promise<string> => {
    const whose = `${portal.url} ${email}`;
    const before = tokens.get(whose);
    if (
      before !== undefined &&
      (await call('chat-conversations/get_unread_messages', {}, { authorization: `Bearer ${before}` })).ok
    )
      return before;
    const token = await newToken(email);
    tokens.set(whose, token);
    return token;
  };
  /** Opens the list with a session that this browser has kept, as a returning candidate does. Signing in by the pages takes twice as long. */
  const arrive = async (email = maria): Promise<void> => {
    const kept = { tokenName, zoneName, lastActiveName, token: await tokenOf(email) };
    const empty = `${portal.url}${emptyPage}`;
    await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(empty);
    await page.unroute(empty);
    await page.evaluate(({ token, ...names }) => {
      localStorage.setItem(names.tokenName, JSON.stringify(token));
      localStorage.setItem(names.lastActiveName, String(Date.now()));
      const zone = encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);
      document.cookie = `${names.tokenName}=${token}; Path=/; SameSite=Lax`;
      document.cookie = `${names.zoneName}=${zone}; Path=/; SameSite=Lax`;
    }, kept);
    await page.goto(`${portal.url}/candidateportal`);
    await page.getByRole('heading', { name: 'My Job Applications' }).waitFor();
    await page.locator('html[data-live]').waitFor();
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
    const ok = yay.getByRole('button', { name: 'OK' });
    await expect(ok).toBeFocused();
    // It opened at a key: the same key right after is not meant for it.
    await expect(ok).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(yay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  return { askForCode, typeCode, signIn, arrive, card, openSchedule, viewTimes, chooseTime, confirm, expectBooked };
};

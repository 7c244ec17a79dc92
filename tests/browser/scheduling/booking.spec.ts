import { expect } from '@playwright/test';
import { firstValueFrom, ReplaySubject } from 'rxjs';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.close();
});

test('a booking in progress accepts no other choice, and a candidate who leaves the page finds the booking on the list [R17]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  const left = new ReplaySubject<'left'>();
  await candidate.arrive('demo.nurse@example.org');
  await candidate.openSchedule('Activities assistant');
  await candidate.viewTimes();
  const choice = await candidate.chooseTime();
  await page.route('**/book_slot*', async (route) => {
    await firstValueFrom(left);
    await route.continue();
  });
  await candidate.confirm();
  await page.getByRole('radio').nth(1).click({ force: true });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('link', { name: 'My Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  left.next('left');
  const booked = candidate.card('Activities assistant');
  await expect(booked.getByText(/You're booked/)).toBeVisible();
  await expect(booked.getByText(choice.slice(-8).replace(/^0/, '')).first()).toBeVisible();
});

for (const width of [390, 1280])
  test(`a candidate signs in, books a video interview and finds it on the list, ${width} px wide [spec 1 §4, R17, R27]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // Colors are checked once they have settled, not while they fade in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const candidate = candidateAt(page, portal);
    await page.goto(portal.url);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page);
    const code = await candidate.askForCode('demo.candidate@example.org');
    await expectAccessible(page);
    await candidate.typeCode(code);
    await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
    await expectAccessible(page);
    const open = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Schedule/ }) })
      .first();
    const position = await open.getByRole('heading').first().innerText();
    await open.getByRole('link', { name: /^Schedule/ }).click();
    await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
    await expect(page.getByRole('link', { name: /View Time/ }).first()).toBeVisible();
    await expectAccessible(page);
    await candidate.viewTimes();
    await expectAccessible(page);
    const choice = await candidate.chooseTime();
    expect(choice).toMatch(/^Confirm Book \w+day \d\d:\d\d [AP]M$/);
    await candidate.confirm();
    await candidate.expectBooked();
    await expectAccessible(page);
    const when = await page
      .getByText(/^\w+day, \d\d \w+, \d{4} ?at \d\d:\d\d [AP]M/)
      .first()
      .innerText();
    expect(when.replace(/\s+/g, ' ')).toContain(choice.slice(-8));
    await page.getByRole('link', { name: 'My Jobs' }).last().click();
    const booked = candidate.card(position);
    await expect(booked.getByText(/You're booked/)).toBeVisible();
    await expect(booked.getByText(choice.slice(-8).replace(/^0/, '')).first()).toBeVisible();
    await expect(booked.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3');

    await page.getByRole('button', { name: /Maria Santos/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/candidateslogin`);
    const kept = await page.evaluate(() => [localStorage.getItem('candidates_token'), document.cookie]);
    expect(kept).toEqual([null, '']);
  });

test('the whole journey works by keyboard alone [spec 1 §2]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  const { tabTo, tabToField } = keyboardOf(page);
  const email = 'demo.cook@example.org';
  await page.goto(`${portal.url}/candidateslogin`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await tabToField('email');
  const seen = portal.inbox.mailsTo(email).length;
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeFocused();
  const mail = await portal.inbox.next(email, seen);
  await page.keyboard.type(/^Subject: (\d{4})/m.exec(mail)?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeFocused();
  await tabTo(/^Schedule/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeFocused();
  await tabTo(/View Time/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose time slot' })).toBeFocused();
  await tabToField('radio');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(/^Confirm/);
  await page.keyboard.press('Enter');
  await candidate.expectBooked();
});

test('Apply requests the days of the range, Clear the week again [spec 1 §4, R15]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive('demo.nurse@example.org');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (/get_dayview_slots/.test(request.url())) asked.push(request.postDataJSON());
  });
  await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Filter' }).click();
  const [from, to, covering] = [10, 12, 14].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await page.getByLabel('Start date').fill(from ?? '');
  await page.getByLabel('End date').fill(to ?? '');
  expect(asked).not.toContainEqual(expect.objectContaining({ start_date: from }));
  await page.getByRole('button', { name: 'Apply' }).click();
  // The response tells the position's time zone, so two extra days are requested and cut off afterwards.
  await expect.poll(() => asked.at(-1)).toMatchObject({ start_date: from, end_date: covering });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue('');
});

test('Back restores the search, the month calendar works by keyboard, and an outdated card is reported when its page opens [R15, R17]', async ({
  page,
  context,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive('demo.nurse@example.org');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Schedule/ }) });
  const position = await card.first().getByRole('heading').first().innerText();
  const other = await context.newPage();
  // Without a line it isn't told, and its card goes out of date.
  await other.route('**/live-line.area-*', (route) => route.abort());
  await other.goto(`${portal.url}/candidateportal`);
  await expect(other.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();

  await candidate.openSchedule(position);
  await page.getByRole('button', { name: 'Later dates' }).click();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
  const month = page.getByRole('grid');
  const here = month.locator('[tabindex="0"]');
  await here.focus();
  const first = await here.getAttribute('aria-label');
  await page.keyboard.press('PageDown');
  await expect(here).not.toHaveAttribute('aria-label', first ?? '');
  await expect(here).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(here).toBeFocused();
  await candidate.viewTimes();
  const next = page.getByRole('button', { name: /^Next day with times: / });
  const named = (await next.getAttribute('aria-label'))?.slice(-'04 December, 2026'.length) ?? '';
  await next.click();
  await expect(page.getByText(named)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();

  await candidate.viewTimes();
  await candidate.chooseTime();
  await candidate.confirm();
  await candidate.expectBooked();
  await candidateAt(other, portal).openSchedule(position);
  await expect(other.getByText(/^Your time now: /)).toBeVisible();
});

test('a pasted code fills the boxes, letters and extra digits are dropped, and the form submits by itself [spec 1 §5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const candidate = candidateAt(page, portal);
  await page.goto(`${portal.url}/candidateslogin`);
  const code = await candidate.askForCode('demo.newcomer@example.org');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Code: ${code} 99`);
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Sorry!! There are no positions available at this time.')).toBeVisible();
});

test('a page that needs a session leads to sign-in and back to that page [spec 1 §6, R2]', async ({ page }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive('demo.candidate@example.org');
  const href = await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .getAttribute('href');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${portal.url}${href ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const why = page.getByText('Sign in, and we open the page you came for.');
  await expect(why).toBeVisible();
  // A drawn page knows nothing of it before its script is there.
  await page.reload();
  await expect(why).toBeVisible();
  await candidate.typeCode(await candidate.askForCode('demo.candidate@example.org'));
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
});

test("a follow-up's link asks for sign-in again after a 406 of the slot search, and sign-in leads back to it [spec 2 §4.11, R55]", async ({
  page,
}) => {
  // Its own portal: earlier tests may have taken this candidate's last job that can be scheduled.
  const own = await startPortal();
  const candidate = candidateAt(page, own);
  await candidate.arrive('demo.nurse@example.org');
  const href = await page
    .getByRole('link', { name: /^Schedule/ })
    .first()
    .getAttribute('href');
  const link = `${own.url}${href ?? ''}/7`;
  await page.route('**/get_*dayview_slots*', (route) =>
    route.fulfill({ json: { statusCode: 406, error: 'This link is no longer valid' } }),
  );
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.unroute('**/get_*dayview_slots*');
  await candidate.typeCode(await candidate.askForCode('demo.nurse@example.org'));
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  await expect(page).toHaveURL(link);
  await own.close();
});

test('signing out in one tab signs the other out [R3]', async ({ page, context }) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive('demo.newcomer@example.org');
  const other = await context.newPage();
  await other.goto(`${portal.url}/candidateportal`);
  await expect(other.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await other.getByRole('button', { name: /menu/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(`${portal.url}/candidateslogin`);
});

test('/schedule opens the current job, /success/{id} the interview for that position; nothing is revealed of what is not theirs [R3, spec 2 §2.1]', async ({
  page,
}) => {
  const candidate = candidateAt(page, portal);
  await candidate.arrive();
  await page.goto(`${portal.url}/schedule`);
  await expect(page).toHaveURL(`${portal.url}/candidateportal`);
  await page
    .getByRole('link', { name: /^Reschedule/ })
    .first()
    .click();
  await candidate.viewTimes();
  await page.goto(`${portal.url}/schedule`);
  await expect(page).toHaveURL(/\/schedule\/\d+\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Choose interview date' })).toBeVisible();
  await page.goto(`${portal.url}/success/102`);
  await expect(page).toHaveURL(/\/success\/\d+\/102$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${portal.url}/success/9999`);
  await expect(page).toHaveURL(`${portal.url}/candidateportal`);
});

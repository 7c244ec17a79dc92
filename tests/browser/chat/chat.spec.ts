import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { chatIn, chatPath, lena, manager, managerAt, position } from '../../support/browser/chat';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

/* A candidate and a hiring manager talk: the candidate in a browser, the manager by the operator's calls. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken } });
});
test.afterAll(async () => {
  await portal.close();
});

for (const width of phoneFirst)
  test(`both sides write, and see that the other has read it, ${width} px wide [spec 2 §2.17 Conversations, spec 2 §2.17 Conversation, spec 2 §4.12, R39]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [dana, chat] = [managerAt(portal), chatIn(page)];
    await dana.arrange();
    await candidateAt(page, portal).arrive(lena);
    await dana.write(`Hi Lena, any questions? ${width}`);
    // The count appears in the menu by itself, shortly after the page has settled.
    await expect(page.getByRole('button', { name: /unread message/ })).toBeVisible();
    await page.getByRole('button', { name: /unread message/ }).click();
    await page.getByRole('link', { name: /^Chat/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    const entry = page.getByRole('link', { name: new RegExp(manager.name) });
    await expect(entry).toContainText(`Hi Lena, any questions? ${width}`);
    await expect(entry).toContainText(`${position.name} · ${position.community}`);
    await expect(entry).toContainText('1 unread message');
    await expectAccessible(page);
    await dana.looks();
    await expect(entry.getByText('Online')).toBeVisible();

    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${chatPath}$`));
    await expect(page.getByRole('heading', { level: 1, name: manager.name })).toBeVisible();
    await expect(chat.said(`Hi Lena, any questions? ${width}`)).toBeVisible();
    await expectAccessible(page);
    // The conversation scrolls, the page around it does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await chat.write(`Is there parking? ${width}`);
    await expect(chat.field).toHaveValue('');
    await expect(chat.state(`Is there parking? ${width}`, 'Sent')).toBeVisible();
    expect((await dana.reads()).at(-1)).toBe(`Is there parking? ${width}`);
    await expect(chat.state(`Is there parking? ${width}`, 'Seen')).toBeVisible();

    await dana.write(`Behind the kitchen. ${width}`);
    await expect(chat.said(`Behind the kitchen. ${width}`)).toBeVisible();
    // Announced to screen readers.
    await expect(page.getByRole('log')).toContainText(`${manager.name}: Behind the kitchen. ${width}`);
    // Opening the conversation marks it as read: no count is left in the menu.
    await expect(page.getByRole('button', { name: /unread message/ })).toHaveCount(0);
  });

test('Shift+Enter starts a new line, and an empty message is not sent [spec 2 §2.17, spec 2 §5 a chat message needs non-empty trimmed text or an attachment]', async ({
  page,
}) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('Hello');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await chat.field.fill('One');
  await chat.field.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(chat.field).toHaveValue('One\ntwo');
  await chat.field.press('Enter');
  await expect(chat.said('One\ntwo')).toBeVisible();
  await chat.field.fill('   ');
  await chat.field.press('Enter');
  await expect(page.getByRole('alert').getByText('Write a message or attach a file.')).toBeVisible();
  await expect(chat.field).toBeFocused();
});

test('offline, what is written waits; a reload keeps it and the draft, and each message is sent once, in order [R25, R39, spec 2 §4.12]', async ({
  page,
  context,
}) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('When could you start?');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await expect(chat.said('When could you start?')).toBeVisible();
  const before = (await dana.reads()).length;
  await context.setOffline(true);
  await chat.write('On Monday');
  await chat.write('or on Tuesday');
  await expect(chat.state('On Monday', 'Waiting for connection')).toBeVisible();
  await chat.field.fill('A draft that stays');
  // API calls do not reach the server, but the page itself can be reloaded.
  await page.route('**/api/chat-conversations/msg', (route) => route.abort());
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await context.setOffline(false);
  await page.reload();
  await expect(chat.said('On Monday')).toBeVisible();
  await expect(chat.said('or on Tuesday')).toBeVisible();
  await expect(chat.field).toHaveValue('A draft that stays');
  expect((await dana.reads()).length).toBe(before);
  await page.unrouteAll();
  await page.reload();
  await expect(chat.state('or on Tuesday', 'Seen')).toBeHidden();
  await expect.poll(async () => (await dana.reads()).slice(before)).toEqual(['On Monday', 'or on Tuesday']);
  await expect(chat.field).toHaveValue('A draft that stays');
  await expect(chat.said('On Monday')).toHaveCount(1);
});

test('messages unsent when the session ends are sent after the same candidate has signed in again [R3a, R39]', async ({
  page,
}) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('Are you still there?');
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await expect(chat.said('Are you still there?')).toBeVisible();
  await page.route('**/api/chat-conversations/msg', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, error: 'Your session has ended.' } }),
  );
  await chat.write('Yes, I am');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await page.unrouteAll();
  const { askForCode, typeCode } = candidateAt(page, portal);
  await typeCode(await askForCode(lena));
  await expect.poll(async () => (await dana.reads()).at(-1)).toBe('Yes, I am');
});

test('without a socket, chat works by polling [R40, spec 2 §4.12]', async ({ page }) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('Are you there?');
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await expect(chat.said('Are you there?')).toBeVisible();
  await chat.write('Yes, by the slow road');
  await expect(chat.state('Yes, by the slow road', 'Sent')).toBeVisible();
  await expect(page.getByText('New messages are checked every 10 seconds.')).toBeVisible();
  await dana.write('Good to hear');
  await expect(chat.said('Good to hear')).toBeVisible();
});

test('two tabs show one conversation, and a message sent in one appears in both [R39, R53]', async ({
  page,
  context,
}) => {
  const dana = managerAt(portal);
  await dana.arrange();
  await dana.write('Two tabs?');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  const second = await context.newPage();
  await second.goto(`${portal.url}${chatPath}`);
  // A new tab on a signed-in device opens at once: there was activity a moment ago.
  await expect(chatIn(second).said('Two tabs?').last()).toBeVisible();
  await expect(chatIn(page).said('Two tabs?').last()).toBeVisible();
  await chatIn(page).write('From the first');
  await expect(chatIn(second).said('From the first')).toBeVisible();
  await chatIn(second).write('From the second');
  await expect(chatIn(page).said('From the second')).toBeVisible();
  await expect(chatIn(page).said('From the first')).toHaveCount(1);
  await second.close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('files can be sent in both directions [spec 2 §2.17 messages support attachments, R54]', async ({ page }) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('Send me your certificate, please.');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  const choose = page.getByLabel('Attach a file');
  await choose.setInputFiles({ name: 'program.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(page.getByRole('alert').getByText(/Files of this kind \(\.exe\) cannot be sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove program.exe' }).click();
  await choose.setInputFiles({ name: 'certificate.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('Ready to send')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ready to send')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.messages.getByRole('img', { name: 'Picture: certificate.png' })).toBeVisible();
  await dana.attach('plan.txt', Buffer.from('Monday: kitchen'), 'The plan');
  const file = chat.messages.getByRole('link', { name: /plan\.txt/ });
  await expect(file).toBeVisible();
  const href = await file.getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', portal.url).toString());
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe('Monday: kitchen');
});

test('a message can be reported, and a conversation blocked and unblocked, by keyboard alone [R39]', async ({
  page,
}) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  await dana.write('Send me money first.');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await expect(chat.said('Send me money first.')).toBeVisible();
  await page.getByRole('button', { name: 'Report this message' }).last().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this message?' });
  await dialog.getByRole('textbox', { name: 'What is wrong with it?' }).focus();
  await page.keyboard.type('It asks for money.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // OK stands where Report was pressed: it takes no press until it can be read, so the candidate presses again.
  await expect(page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'OK' })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  expect(JSON.stringify(await dana.reports())).toContain('It asks for money.');

  await page.getByRole('button', { name: 'Block', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have blocked this conversation')).toBeVisible();
  await expect(chat.field).toBeHidden();
  await page.getByRole('button', { name: 'Unblock', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chat.field).toBeVisible();
  await chat.field.focus();
  await page.keyboard.type('Are you really from Linden Court?');
  await page.keyboard.press('Enter');
  await expect(chat.state('Are you really from Linden Court?', 'Sent')).toBeVisible();
});

test('by keyboard alone a conversation is found, read back through and answered; a burst of messages is announced as a number [spec 2 §2.17, spec 2 §4.12]', async ({
  page,
}) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  for (let n = 1; n <= 20; n += 1) await dana.write(`Rule ${n} of the house`);
  await candidateAt(page, portal).arrive(lena);
  const { tabTo } = keyboardOf(page);
  await page.goto(`${portal.url}/candidateChat`);
  await expect(page.getByRole('link', { name: new RegExp(manager.name) })).toBeVisible();
  await tabTo(new RegExp(manager.name));
  await page.keyboard.press('Enter');
  await expect(chat.said('Rule 20 of the house')).toBeVisible();
  // The messages are a tab stop of their own, which the arrow keys scroll; the field comes after them.
  const isAt = (label: RegExp): Promise<boolean> =>
    page.evaluate(
      (wanted) => new RegExp(wanted).test(document.activeElement?.getAttribute('aria-label') ?? ''),
      label.source,
    );
  for (let press = 0; press < 40 && !(await isAt(/^Messages with/)); press += 1) await page.keyboard.press('Tab');
  expect(await isAt(/^Messages with/)).toBe(true);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: 'Go to the latest messages' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(chat.said('Rule 20 of the house')).toBeInViewport();
  for (
    let press = 0;
    press < 40 && !(await chat.field.evaluate((field) => field === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('I have read them');
  await page.keyboard.press('Enter');
  await expect(chat.state('I have read them', 'Sent')).toBeVisible();
  await expect(chat.field).toBeFocused();
  // All arrive within a second: one announcement with a count. If they arrive in two batches, each announcement is a count or a few messages.
  const log = page.getByRole('log', { name: 'New messages' });
  const before = await log.locator('p').count();
  await Promise.all(Array.from({ length: 12 }, (_, n) => dana.write(`Burst ${n}`)));
  await expect(chat.said('Burst 11')).toHaveCount(1);
  await expect(log).toContainText(`new messages from ${manager.name}`);
  expect((await log.locator('p').count()) - before).toBeLessThan(12);
});

test("a link to another candidate's conversation reveals nothing of it [R39]", async ({ page }) => {
  const dana = managerAt(portal);
  await dana.arrange();
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}/candidateChat/71/7101/12345`);
  await expect(page.getByText('Conversation not found')).toBeVisible();
  await page.getByRole('button', { name: 'All conversations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
});

test('old messages load page by page, and nothing shifts [R53 history by pages]', async ({ page }) => {
  const [dana, chat] = [managerAt(portal), chatIn(page)];
  await dana.arrange();
  for (let n = 1; n <= 130; n += 1) await dana.write(`Line ${n}`);
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}${chatPath}`);
  await expect(chat.said('Line 130')).toBeVisible();
  await expect(chat.said('Line 90')).toHaveCount(0);
  await chat.messages.focus();
  // Scrolled up: a new message arrives, and the page does not move.
  const toLatest = page.getByRole('button', { name: 'Go to the latest messages' });
  await expect(async () => {
    await page.keyboard.press('PageUp');
    await expect(toLatest).toBeVisible({ timeout: 500 });
  }).toPass();
  await dana.write('Line 131');
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  await expect(chat.said('Line 131')).toBeHidden();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('PageUp');
        return chat.said('Line 20').count();
      },
      { timeout: 30_000, intervals: [200] },
    )
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(chat.said('Line 131')).toBeVisible();
});

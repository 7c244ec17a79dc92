import { expect } from '@playwright/test';
import { operatorToken } from '../../support/browser/advert';
import { candidateAt } from '../../support/browser/candidate';
import { lena, manager, managerAt } from '../../support/browser/chat';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';

/* What the rest of the portal shows of the chat. */

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal({ env: { OPERATOR_TOKEN: operatorToken } });
});
test.afterAll(async () => {
  await portal.close();
});

test('a message that arrives while the candidate is elsewhere in the portal is shown briefly, and opens its conversation [spec 2 §9]', async ({
  page,
}) => {
  const dana = managerAt(portal);
  await dana.arrange();
  await dana.write('First');
  await candidateAt(page, portal).arrive(lena);
  await expect(page.getByRole('button', { name: /unread message/ })).toBeVisible();
  await dana.write('Look here, please');
  const toast = page.getByRole('status').filter({ hasText: 'Look here, please' });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await dana.write('And once more');
  await page.getByRole('status').filter({ hasText: 'And once more' }).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: manager.name })).toBeVisible();
});

test('messages are counted although the part of the portal that counts them failed to load at first [R29]', async ({
  page,
}) => {
  const dana = managerAt(portal);
  await dana.arrange();
  await dana.write('First');
  const notices = '**/assets/chat-notices.area-*.js';
  await page.route(notices, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('chat-notices'));
  await candidateAt(page, portal).arrive(lena);
  await failed;
  await page.unroute(notices);
  await page.getByRole('button', { name: /menu$/ }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('button', { name: /unread message/ })).toBeVisible();
});

test("system notifications are offered, and the browser's permission is requested only on a press [spec 2 §1]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const notices: string[] = [];
    class Pretended {
      static permission = 'default';
      static requestPermission = (): Promise<string> => {
        notices.push('asked');
        Pretended.permission = 'granted';
        return Promise.resolve('granted');
      };
      constructor(title: string, { body }: { readonly body: string }) {
        notices.push(`${title}: ${body}`);
      }
      addEventListener(): void {
        return undefined;
      }
    }
    Object.assign(window, { Notification: Pretended, notices });
  });
  const notices = (): Promise<unknown> => page.evaluate('window.notices');
  const dana = managerAt(portal);
  await dana.arrange();
  await dana.write('Shall we talk?');
  await candidateAt(page, portal).arrive(lena);
  await page.goto(`${portal.url}/candidateChat`);
  await expect(page.getByText('Get notified when someone replies')).toBeVisible();
  expect(await notices()).toEqual([]);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on.')).toBeVisible();
  await dana.write('Now you hear of it');
  await expect.poll(notices).toEqual(['asked', `${manager.name}: Now you hear of it`]);
});

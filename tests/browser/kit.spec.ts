import { expect, type Page } from '@playwright/test';
import { galleryIn } from '../support/browser/gallery';
import { test } from '../support/browser/test';

/* How the few components that are more than markup respond to real user input. */

const box = (page: Page, position: number) => page.getByRole('textbox', { name: `Digit ${position} of 4` });

const filled = async (page: Page): Promise<string> =>
  (await Promise.all([1, 2, 3, 4].map((position) => box(page, position).inputValue()))).join('|');

const given = (page: Page) => page.getByRole('status');

test.describe('The four boxes of a code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await (await galleryIn(page)).open('sign-in-code-live');
  });

  test('move on with each digit and hand the code over at the fourth [spec 1 §4, §9]', async ({ page }) => {
    await expect(box(page, 1)).toBeFocused();
    await page.keyboard.type('04');
    await expect(box(page, 3)).toBeFocused();
    expect(await filled(page)).toBe('0|4||');
    await expect(given(page)).toBeEmpty();
    await page.keyboard.type('27');
    await expect(given(page)).toHaveText('0427');
  });

  test('drop anything that is not a digit, typed or pasted, and cut off what is too long [spec 1 §5]', async ({
    page,
  }) => {
    await page.keyboard.type('a-7');
    expect(await filled(page)).toBe('7|||');
    await page.keyboard.press('Backspace');
    await box(page, 1).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'Your code: 04-27 (9)');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await filled(page)).toBe('0|4|2|7');
    await expect(given(page)).toHaveText('0427');
  });

  test('accept a whole code that a phone fills into the first box', async ({ page }) => {
    await expect(box(page, 1)).toHaveAttribute('autocomplete', 'one-time-code');
    await box(page, 1).fill('0427');
    expect(await filled(page)).toBe('0|4|2|7');
    await expect(given(page)).toHaveText('0427');
  });

  test('move back with Backspace, and accept another digit in a filled box', async ({ page }) => {
    await page.keyboard.type('042');
    await page.keyboard.press('Backspace');
    expect(await filled(page)).toBe('0|4||');
    await expect(box(page, 3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    expect(await filled(page)).toBe('9|4||');
  });
});

test('The menu closes on Escape and returns the focus', async ({ page }) => {
  await (await galleryIn(page)).open('my-jobs-ready');
  const menu = page.getByRole('button', { name: 'Maria Lopez' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My Jobs' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('The logout confirmation traps the focus, starting at the safe answer, and returns it to the menu [spec 1 §2]', async ({
  page,
}) => {
  await (await galleryIn(page)).open('logout-dialog');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('button', { name: 'Maria Lopez' });
  await menu.click();
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
  // After the last one, the focus may move to the browser's own toolbar, but never to the page behind.
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog *, dialog, body)')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});

test("'Welcome Back' stays until it is answered: Escape does not close it [R3a]", async ({ page }) => {
  await (await galleryIn(page)).open('welcome-back');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 3; pressed += 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
});

test('The times of a day are one group of radio buttons, and Confirm says what it will do', async ({ page }) => {
  await (await galleryIn(page)).open('time-slot-chosen');
  const times = page.getByRole('radio');
  await expect(times).toHaveCount(10);
  await expect(page.getByRole('radio', { name: '10:30 AM' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Afternoon' }).getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Confirm Book Friday 10:30 AM' })).toBeVisible();
});

test('Details expand, and the change is announced', async ({ page }) => {
  await (await galleryIn(page)).open('my-jobs-ready');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Caregiver, memory care' }) });
  const toggle = card.getByRole('button', {
    name: 'Show details of Caregiver, memory care at Maple Court Senior Living',
  });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(card.getByText('You help twelve residents')).toBeVisible();
});

test('Snackbars appear at the top on a phone, below the connection banner, and at the bottom on a wide screen', async ({
  page,
}) => {
  const gallery = await galleryIn(page);
  const message = page.getByRole('status').filter({ hasText: 'Logged in successfully' });
  const strip = page.locator('[data-top-strip]');
  for (const width of [320, 390, 719]) {
    await page.setViewportSize({ width, height: 720 });
    await gallery.open('snackbar');
    for (const end of [false, true]) {
      await page.evaluate((far) => window.scrollTo(0, far ? document.body.scrollHeight : 0), end);
      const [above, box] = [await strip.boundingBox(), await message.boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN));
      expect(box?.y).toBeLessThan(200);
    }
  }
  await page.setViewportSize({ width: 720, height: 720 });
  expect((await message.boundingBox())?.y).toBeGreaterThan(600);
});

test('On a wide screen, snackbars appear above a sticky bottom bar, and ignore a bar that is next to the page', async ({
  page,
}) => {
  const gallery = await galleryIn(page);
  const bar = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--bar'));
  await gallery.open('time-slot-chosen');
  expect(await bar()).toBe('104px');
  await gallery.open('apply-job-details');
  expect(await bar()).toBe('0px');
  await page.setViewportSize({ width: 999, height: 720 });
  expect(await bar()).toBe('104px');
});

test('A confirmation prints as one page without buttons', async ({ page }) => {
  await (await galleryIn(page)).open('scheduled-own-zone');
  const sheet = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Friday, 04 December, 2026 at 10:30 AM CT')).toBeVisible();
});

test('a count of unread messages stays within its badge when text is twice as large [spec 2 §2.17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await (await galleryIn(page)).open('chat-list');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const number = page
    .getByRole('link', { name: /unread/ })
    .locator('[aria-hidden="true"]')
    .last();
  await expect(number).toHaveText(/^\d+$/);
  const spills = await number.evaluate((one) => {
    const ground = one.parentElement?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return ground === undefined || top < ground.top || bottom > ground.bottom;
  });
  expect(spills).toBe(false);
});

test('the main choice of a recorded interview is visible without scrolling, on a small phone and with text twice as large [R22]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await (await galleryIn(page)).open('recording-intro-passed');
  const main = page.getByRole('button', { name: 'Record now' });
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(main).toBeInViewport({ ratio: 1 });
});

test('the days to choose from fit on a small phone when text is twice as large [spec 2 §2.13]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await (await galleryIn(page)).open('schedule-all-days');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("an employer's list shows its bullets", async ({ page }) => {
  await (await galleryIn(page)).open('apply-structured-text');
  await expect(page.getByRole('listitem').filter({ hasText: 'Getting up' })).toHaveCSS('list-style-type', 'disc');
});

for (const state of ['recording-intro-consent-missing', 'live-lobby-consent', 'cancel-choice-missing'])
  test(`what is wrong with a choice or a tick box comes into sight in front of no bar: ${state} [R29]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () =>
        document.documentElement.style.setProperty('font-size', '150%'),
      ),
    );
    await (await galleryIn(page)).open(state);
    const fault = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(fault).toBeInViewport({ ratio: 1 });
    const isInFront = await fault.evaluate((one) => {
      const { left, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 5, bottom - 5));
    });
    expect(isInFront).toBe(true);
    await expect(page.locator('input:focus')).toHaveCount(1);
  });

test("the recorder's picture is large on a desktop, and whole above the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const gallery = await galleryIn(page);
  const picture = page.locator('main svg[role=img]');
  for (const state of ['recorder-read', 'recorder-recording']) {
    await gallery.open(state);
    const [box, bar] = [await picture.boundingBox(), await page.locator('[data-bottom-bar]').boundingBox()];
    // It was 417 px wide: half of this.
    expect(box?.width).toBeGreaterThan(560);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  }
});

test('the red button is red, whatever the color of the employer', async ({ page }) => {
  await (await galleryIn(page)).open('practice-read');
  await expect(page.getByText(/^Click the red button below/)).toBeVisible();
  const colors = () =>
    page
      .getByRole('button', { name: 'Record' })
      .evaluate((button) => (getComputedStyle(button).backgroundColor.match(/\d+/g) ?? []).map(Number));
  const isRed = ([red = 0, green = 255, blue = 255]: readonly number[]) => red > 2.5 * Math.max(green, blue);
  expect(isRed(await colors())).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(isRed(await colors())).toBe(true);
});

test('many conversations scroll in their list: the page with the composer does not', async ({ page }) => {
  const gallery = await galleryIn(page);
  for (const height of [720, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    for (const state of ['chat-list', 'chat-conversation', 'chat-conversation-offline']) {
      await gallery.open(state);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    }
  }
});

/** Whether an element's words are shown whole, inside what surrounds them. */
const isWhole = (element: Element): boolean => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [words, room] = [range.getBoundingClientRect(), (element.parentElement ?? element).getBoundingClientRect()];
  return words.left >= room.left - 1 && words.right <= room.right + 1 && words.bottom <= room.bottom + 1;
};

test("'You: camera off' is whole within one's own corner", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await (await galleryIn(page)).open('live-room-camera-failed');
  expect(await page.getByText('You: camera off', { exact: true }).evaluate(isWhole)).toBe(true);
});

test("the chosen country is whole in its field on a small phone, beside the phone's last digit [R19a]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await (await galleryIn(page)).open('sign-up-faults');
  const country = page.getByLabel('Country');
  await country.selectOption('+91');
  const room = await country.evaluate((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!(select instanceof HTMLSelectElement) || pen === null) return Number.NaN;
    pen.font = style.font;
    const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    return select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - words;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  const phone = page.getByLabel('Phone Number');
  expect(await phone.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
});

test('a long name leaves the brand whole, on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await (await galleryIn(page)).open('menu-long-name');
  const brand = page.getByRole('banner').getByText('Candidate portal');
  expect(await brand.evaluate(isWhole)).toBe(true);
  expect(await brand.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('in forced colors a chosen time has the colors of the system, under the pointer, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await (await galleryIn(page)).open('time-slot-chosen');
  const chosen = page.locator('label:has(input:checked)');
  const colors = () =>
    chosen.evaluate((label) => [getComputedStyle(label).backgroundColor, getComputedStyle(label).color]);
  const highlight = await page.evaluate(() => {
    const one = document.body.appendChild(document.createElement('i'));
    one.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    const { backgroundColor, color } = getComputedStyle(one);
    one.remove();
    return [backgroundColor, color];
  });
  expect(await colors()).toEqual(highlight);
  await chosen.hover();
  await expect.poll(colors).toEqual(highlight);
});

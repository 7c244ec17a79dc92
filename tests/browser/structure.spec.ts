import { expect } from '@playwright/test';
import { axeFaults } from '../support/browser/accessible';
import { forcedColorsFaults } from '../support/browser/forced-colors';
import { structureFaults, wideLettersFaults } from '../support/browser/structure';
import { test } from '../support/browser/test';

/* The gallery relies on these page checks: each must detect the error it is for. */

const whole = (within: string): string => `<!doctype html><html lang="en"><title>A page</title>
  <style>body { margin: 0 } a, button { display: block; min-width: 48px; min-height: 48px }</style>
  <body><header>Portal</header><main><h1>A page</h1>${within}</main><footer>Version</footer></body></html>`;

const faults: readonly (readonly [string, string, string])[] = [
  ['two headings of the first level', '<h1>Another</h1>', '2 headings of the first level'],
  ['a title that is there twice', '<h2>Part</h2><p>Words</p><h2>Part</h2>', "two headings say 'Part'"],
  ['a heading that skips a level', '<h3>Deep</h3>', 'headings skip a level: 1 3'],
  ['a second main', '<div role="main">More</div>', '2 landmarks main'],
  [
    'a target that a thumb misses',
    '<button style="min-height: 30px; height: 30px; min-width: 30px; width: 30px; padding: 0">x</button>',
    "a target of 30 × 30: button 'x'",
  ],
  [
    'links that read as one',
    '<p><a href="#a" style="display: inline">One</a><a href="#b" style="display: inline">Two</a></p>',
    "a 'One' touches a 'Two'",
  ],
  [
    'an order that is not the one that is seen',
    '<div style="display: flex; flex-direction: column-reverse"><p>Second</p><p>First</p></div>',
    "'First' is read after 'Second' and stands above it",
  ],
  [
    'a full stop that is alone on its line',
    '<p style="width: 90px">Words, <a href="#there" style="width: 90px">click here</a>.</p>',
    "a line begins with '.'",
  ],
  ['an order of its own', '<button tabindex="3">Me first</button>', "an order of its own: button 'Me first'"],
  [
    'what moves',
    '<style>@keyframes spin { to { rotate: 1turn } } .wheel { animation: spin 1s infinite }</style><p class="wheel">Round</p>',
    "moves: p 'Round'",
  ],
  [
    'a dialog without the focus',
    '<dialog id="d"><p>Sure?</p></dialog><script>d.showModal(); document.activeElement.blur(); d.inert = true</script>',
    'a dialog is open and the focus is not in it',
  ],
];

test('A well-structured page has no errors', async ({ page }) => {
  await page.setContent(whole('<h2>Part</h2><p>Words</p><a href="#there">There</a>'));
  expect(await structureFaults(page)).toEqual([]);
  expect(await wideLettersFaults(page)).toEqual([]);
});

test("axe's findings are reported each time it runs, also after the page has changed", async ({ page }) => {
  await page.setContent(whole('<p>Words</p>'));
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:,">'));
  expect(await axeFaults(page)).toEqual(['image-alt: img']);
  expect(await axeFaults(page, ['wcag2a'])).toEqual(['image-alt: img']);
  expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
});

test('Each structural error of a page is detected and reported', async ({ page }) => {
  for (const [, within, said] of faults) {
    await page.setContent(whole(within));
    expect(await structureFaults(page)).toContain(said);
  }
});

test('Text that overflows or is cut off when large or widely spaced is detected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(whole('<p style="white-space: nowrap; font-size: 1.6rem">Letters that have no room</p>'));
  expect(await wideLettersFaults(page)).toContainEqual(
    expect.stringMatching(/^twice as large, the page is \d+ px too wide$/),
  );
  await page.setContent(whole('<p style="width: 7ch; overflow: hidden; white-space: nowrap">No room</p>'));
  expect(await wideLettersFaults(page)).toContain("spaced out, 'No room' is cut");
});

const drawn = `<style>
  :focus-visible { outline: 3px solid }
  label { display: inline-block; padding: 16px; border: 1px solid } label input { position: absolute; opacity: 0 }
  label:has(:focus-visible) { outline: 3px solid }
  label:has(:checked) { border-width: 3px }
</style>
<button>Book</button><input aria-label="Name"><select aria-label="Country"><option>US</option></select>
<label><input type="radio" name="time" checked>9 AM</label><label><input type="radio" name="time">10 AM</label>`;

const lostInForcedColors: readonly (readonly [string, string, string])[] = [
  [
    'a field that only its ground shows',
    '<style>input { border: 0; background: #eee }</style>',
    "can not be seen: input 'Name'",
  ],
  [
    'a picture that is a ground',
    '<button aria-label="Close" style="border: 0"><i style="display: block; height: 24px; background: teal"></i></button>',
    "can not be seen: button 'Close'",
  ],
  [
    'a focus that is a shadow',
    '<style>button:focus-visible { outline: none; box-shadow: 0 0 0 3px teal }</style>',
    "the focus is not seen: button 'Book'",
  ],
  [
    'a focus in the colour of the page',
    '<style>button:focus-visible { forced-color-adjust: none; outline-color: Canvas }</style>',
    "the focus does not stand out: button 'Book'",
  ],
  [
    'a choice that is a ground',
    '<style>label:has(:checked) { border-width: 1px; background: teal; color: white }</style>',
    "nothing shows that it is chosen: input '9 AM'",
  ],
];

test('Each control, focus and choice that disappears in forced colors is detected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(whole(drawn));
  expect(await forcedColorsFaults(page)).toEqual([]);
  for (const [, lost, said] of lostInForcedColors) {
    await page.setContent(whole(drawn + lost));
    expect(await forcedColorsFaults(page)).toEqual([said]);
  }
});

import { expect, test } from '@playwright/test';
import { structureFaults, wideLettersFaults } from '../support/browser/structure';

/* The gallery trusts these two looks at a page: each must see the fault that it is for. */

const whole = (within: string): string => `<!doctype html><html lang="en"><title>A page</title>
  <style>body { margin: 0 } a, button { display: block; min-width: 48px; min-height: 48px }</style>
  <body><header>Portal</header><main><h1>A page</h1>${within}</main><footer>Version</footer></body></html>`;

const faults: readonly (readonly [string, string, string])[] = [
  ['two headings of the first level', '<h1>Another</h1>', '2 headings of the first level'],
  ['a heading that skips a level', '<h3>Deep</h3>', 'headings skip a level: 1 3'],
  ['a second main', '<div role="main">More</div>', '2 landmarks main'],
  [
    'a target that a thumb misses',
    '<button style="min-height: 30px; height: 30px; min-width: 30px; width: 30px; padding: 0">x</button>',
    "a target of 30 × 30: button 'x'",
  ],
  [
    'an order that is not the one that is seen',
    '<div style="display: flex; flex-direction: column-reverse"><p>Second</p><p>First</p></div>',
    "'First' is read after 'Second' and stands above it",
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

test('A page that is well built has no fault', async ({ page }) => {
  await page.setContent(whole('<h2>Part</h2><p>Words</p><a href="#there">There</a>'));
  expect(await structureFaults(page)).toEqual([]);
  expect(await wideLettersFaults(page)).toEqual([]);
});

test('Each fault of how a page is built is seen and said', async ({ page }) => {
  for (const [, within, said] of faults) {
    await page.setContent(whole(within));
    expect(await structureFaults(page)).toContain(said);
  }
});

test('What large or widely spaced letters push out or cut is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(whole('<p style="white-space: nowrap; font-size: 1.6rem">Letters that have no room</p>'));
  expect(await wideLettersFaults(page)).toContainEqual(
    expect.stringMatching(/^twice as large, the page is \d+ px too wide$/),
  );
  await page.setContent(whole('<p style="width: 7ch; overflow: hidden; white-space: nowrap">No room</p>'));
  expect(await wideLettersFaults(page)).toContain("spaced out, 'No room' is cut");
});

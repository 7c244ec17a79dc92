import { expect, type Page } from '@playwright/test';
import { galleryIn } from '../support/browser/gallery';
import { test } from '../support/browser/test';
import { translateAsABrowserDoes } from '../support/browser/translated';
import { galleryStates } from '../support/gallery-states';

/** How much of a long conversation is drawn depends on the moment. */
const depends = /^chat-conversation/;

/** What each state says after the state before has turned into it, and what the page complained about. */
const turnedThrough = async (page: Page, translated: boolean) => {
  const gallery = await galleryIn(page);
  const complaints = await gallery.open(galleryStates[0] ?? '');
  if (translated) await page.evaluate(translateAsABrowserDoes);
  const said = await page.evaluate(async (states) => {
    const said: Record<string, string> = {};
    for (const state of states) {
      window.turnInto(state);
      // Effects have run, and what they changed is drawn and replaced.
      await new Promise((done) => requestAnimationFrame(done));
      // The map comes when it comes.
      said[state] = document.body.textContent.replace('© OpenStreetMap contributors', '');
    }
    return said;
  }, galleryStates);
  return { said: Object.entries(said).filter(([state]) => !depends.test(state)), complaints };
};

test('every state of every screen turns into the next one and says the same under a browser’s translation', async ({
  browser,
}) => {
  const [plain, translated] = await Promise.all(
    [false, true].map(async (on) =>
      turnedThrough(await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } }), on),
    ),
  );
  expect(translated?.complaints).toEqual(plain?.complaints);
  expect(translated?.said).toEqual(plain?.said);
});

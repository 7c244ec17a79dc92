import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

/*
 * Draws the README's picture from the gallery, at the address that `npm run gallery` prints: the list on a desktop, an advert and an offer on phones.
 * Usage: node .tools/portrait.mjs http://127.0.0.1:8090/
 */
const [gallery = 'http://127.0.0.1:8090/', out = 'ui/gallery/pictures/portal.png'] = process.argv.slice(2);
const screens = [
  { state: 'apply-job-details', width: 390, height: 800 },
  { state: 'my-jobs-in-groups', width: 1280, height: 800 },
  { state: 'offer', width: 390, height: 800 },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
const figures = [];
for (const { state, ...viewport } of screens) {
  await page.setViewportSize(viewport);
  await page.goto(new URL(`?state=${state}`, gallery).href);
  await page.evaluate(() => document.fonts.ready);
  const picture = (await page.screenshot()).toString('base64');
  figures.push(
    `<img width="${viewport.width / 2}" height="${viewport.height / 2}" src="data:image/png;base64,${picture}">`,
  );
}
await page.setViewportSize({ width: 1120, height: 448 });
await page.setContent(
  `<style>body { margin: 0; padding: 24px; display: flex; gap: 21px; background: #e6e1d8 } img { border-radius: 10px }</style>${figures.join('')}`,
);
await page.screenshot({ path: out });
await browser.close();
console.log(`${out}: ${Math.round((await readFile(out)).length / 1024)} kB`);

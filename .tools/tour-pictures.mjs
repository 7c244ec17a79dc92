import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/*
 * Draws the tour's pictures (spec 2 §2.8) from the gallery, at the address that `npm run gallery` prints: the recorder's states on a phone, a tablet
 * and a desktop. File names contain a hash of the content, so that browsers can cache them for good; `tour-pictures.ts` lists them.
 * Usage: node .tools/tour-pictures.mjs http://127.0.0.1:8090/
 */
const [gallery = 'http://127.0.0.1:8090/'] = process.argv.slice(2);
const folder = 'ui/app/pictures';
const states = ['recorder-read', 'recorder-recording', 'recorder-recorded', 'recorder-review'];
const devices = { phone: [360, 640], tablet: [768, 900], desktop: [1200, 820] };

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
for (const name of await readdir(folder)) await rm(join(folder, name));
const lines = [];
for (const state of states) {
  const names = [];
  for (const [device, [width, height]] of Object.entries(devices)) {
    await page.setViewportSize({ width, height });
    await page.goto(new URL(`?state=${state}`, gallery).href);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'jpeg', quality: 62 });
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
    const name = `tour-${state.replace('recorder-', '')}-${device}-${hash}.jpg`;
    await writeFile(join(folder, name), picture);
    names.push(`${device}: '/assets/${name}'`);
    console.log(`${name}: ${Math.round(picture.length / 1024)} kB`);
  }
  lines.push(`  { ${names.join(', ')} },`);
}
await browser.close();
await writeFile(
  'ui/recording/tour-pictures.ts',
  `/* Written by .tools/tour-pictures.mjs. */

/** A step's picture, as each kind of device shows it (spec 2 §2.8). */
export interface TourPicture {
  readonly phone: string;
  readonly tablet: string;
  readonly desktop: string;
}

/** The sizes in which they were taken. */
export const tourPictureSizes = ${JSON.stringify(devices).replaceAll('"', '')} as const;

/** In the order of the tour's steps. */
export const tourPictures: readonly TourPicture[] = [
${lines.join('\n')}
];
`,
);

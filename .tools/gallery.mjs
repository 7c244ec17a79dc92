import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './process.mjs';
import { provision } from './provision.mjs';

/*
 * `npm run gallery` serves every screen in every state from plain data, without a backend. `npm run gallery -- --pictures [part of a
 * state's name]` instead takes a screenshot of each at three widths.
 */

const folder = resolve(root, 'dist/gallery');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

const widths = [320, 390, 1280];

const takePictures = async (address, part) => {
  const { CHROMIUM_PATH } = await provision(['CHROMIUM_PATH']);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('a').first().waitFor();
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.href));
  const states = links.map((link) => new URL(link).searchParams.get('state')).filter((name) => name?.includes(part));
  for (const state of states)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}?state=${state}`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(pictures, `${state}-${width}.png`), fullPage: true });
    }
  await browser.close();
  console.log(`${states.length} states at ${widths.join(', ')} px: ${pictures}`);
};

await ensureInstalled();
await ensureBuilt();
const [flag, part = ''] = process.argv.slice(2);
const pictures = flag === '--pictures';
server.listen(pictures ? 0 : Number(process.env.PORT ?? 8090), '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  if (!pictures) {
    console.log(`The gallery: ${address}`);
    return;
  }
  await takePictures(address, part);
  server.close();
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs in a server-rendered page, before the portal's script: everything there by now was rendered by the server. */
const marks = `const complaints = [];
const say = console.error;
console.error = (...words) => {
  complaints.push(words.map((word) => (typeof word === 'object' ? JSON.stringify(word) : String(word))).join(' '));
  say.apply(console, words);
};
addEventListener('error', ({ message }) => complaints.push(message));
const page = document.documentElement;
page.complaints = complaints;
page.drawnIn = page.dataset.drawnZone;
Object.defineProperty(page, 'isLive', { get: () => page.dataset.live !== undefined });
if (!page.isLive) for (const element of document.querySelectorAll('#root *')) element.cameDrawn = true;
`;

const pages = ['Apply', 'MyJobs'].flatMap((name) => [`${name}.html`, `${name}.drawn.html`]);

/**
 * The built pages with one more script, because not every engine can be told from outside to run one first. It marks the server-rendered elements
 * (`cameDrawn`), keeps the page's errors (the document's `complaints`) and the zone it was rendered in (`drawnIn`), and says whether the portal's
 * script has taken over (`isLive`).
 */
export const markedWeb = async (): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'marked-web-'));
  await promisify(execFile)('cp', ['-R', 'dist/web/.', folder]);
  await writeFile(join(folder, 'assets', 'marks.js'), marks);
  for (const name of pages) {
    const file = join(folder, 'pages', name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('</body>', '<script src="/assets/marks.js"></script></body>'));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

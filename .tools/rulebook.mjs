import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBook, pageOf } from './build-rulebook.mjs';
import { drawn } from './draw-machines.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './process.mjs';
import { factsOf } from './rulebook-facts.mjs';

/*
 * `npm run rulebook` writes the rule book: it runs the rules and reads the results of the last test run (or runs the tests). `--check`
 * writes the page but not domain/RULEBOOK.md, and fails if that file is out of date.
 */

const committed = resolve(root, 'domain/RULEBOOK.md');
const folder = resolve(root, 'dist/rulebook');

const firstDifference = (before, now) => {
  const [old, fresh] = [before, now].map((text) => text.split('\n'));
  const at = fresh.findIndex((text, index) => text !== old[index]);
  const place = at === -1 ? fresh.length : at;
  return `line ${place + 1}\n  committed: ${old[place] ?? '(nothing)'}\n  now:       ${fresh[place] ?? '(nothing)'}`;
};

const check = (markdown) => {
  const before = existsSync(committed) ? readFileSync(committed, 'utf8') : '';
  if (before === markdown) return true;
  console.log(`domain/RULEBOOK.md is not what the rules say now: ${firstDifference(before, markdown)}`);
  console.log('Run `npm run rulebook`, read the difference, and commit it with the change.');
  return false;
};

const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;

const write = async (book, facts, markdown) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'rulebook.md'), markdown);
  const page = resolve(folder, 'index.html');
  const html = await pageOf(book.bodyOf({ ...facts, pictures: await drawn(book.diagrams) }));
  writeFileSync(page, html);
  const bytes = Buffer.from(html);
  console.log(`${relative(root, page)}: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes).length)} packed`);
  console.log(`domain/RULEBOOK.md: ${kilobytes(Buffer.byteLength(markdown))}`);
};

process.chdir(root);
await ensureInstalled();
const book = await loadBook();
const facts = await factsOf(book);
const markdown = book.markdownOf(facts);
await write(book, facts, markdown);
if (!process.argv.includes('--check')) writeFileSync(committed, markdown);
else if (!check(markdown)) process.exitCode = 1;

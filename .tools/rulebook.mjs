import { DmnModdle } from 'dmn-moddle';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadBook, pageOf } from './build-rulebook.mjs';
import { drawn } from './draw-machines.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './process.mjs';
import { factsOf } from './rulebook-facts.mjs';

/*
 * `npm run rulebook` writes the rule book to dist/rulebook: it runs the rules and reads the last results of the tests, of which it runs again those whose
 * sources have changed. Committed is a digest of each chapter, so that a change of a rule shows which chapters it changed. `--check` fails if a digest
 * is out of date.
 */

const committed = resolve(root, 'domain/rulebook-digests.json');
const folder = resolve(root, 'dist/rulebook');

/** A chapter's number changes when another one is added: it is no part of its name. */
const digestsOf = (markdown) =>
  Object.fromEntries(
    markdown
      .split(/^## (?:\d+\. )?/m)
      .map((chapter, at) => [
        at === 0 ? 'Before the chapters' : chapter.slice(0, chapter.indexOf('\n')),
        createHash('sha256').update(chapter).digest('hex').slice(0, 16),
      ]),
  );

const check = (digests) => {
  const before = existsSync(committed) ? JSON.parse(readFileSync(committed, 'utf8')) : {};
  const changed = [...new Set([...Object.keys(before), ...Object.keys(digests)])].filter(
    (chapter) => before[chapter] !== digests[chapter],
  );
  if (changed.length === 0) return true;
  console.log(`The rule book says something new in: ${changed.join(' · ')}`);
  console.log(
    'Run `npm run rulebook`, read dist/rulebook/rulebook.md, and commit domain/rulebook-digests.json with the change.',
  );
  return false;
};

const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;

const write = async (book, facts, markdown) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'rulebook.md'), markdown);
  writeFileSync(resolve(folder, 'documents.md'), book.documentsMarkdown(facts));
  const page = resolve(folder, 'index.html');
  const html = await pageOf(book.bodyOf({ ...facts, pictures: await drawn(book.diagrams) }));
  writeFileSync(page, html);
  const bytes = Buffer.from(html);
  console.log(`${relative(root, page)}: ${kilobytes(bytes.length)}, ${kilobytes(gzipSync(bytes).length)} packed`);
  console.log(`dist/rulebook/rulebook.md: ${kilobytes(Buffer.byteLength(markdown))}`);
  const tables = resolve(folder, 'tables');
  // A table that is gone leaves no file behind.
  rmSync(tables, { recursive: true, force: true });
  mkdirSync(tables);
  const files = await book.tableFiles(new DmnModdle());
  for (const { name, content } of files) writeFileSync(resolve(tables, name), content);
  console.log(`dist/rulebook/tables: ${files.length} files (CSV, DMN)`);
};

process.chdir(root);
await ensureInstalled();
const book = await loadBook();
const facts = await factsOf(book);
const markdown = book.markdownOf(facts);
await write(book, facts, markdown);
// One case more changes no rule: how many there are is no part of what is digested.
const digests = digestsOf(book.markdownOf({ ...facts, tested: {} }));
if (!process.argv.includes('--check')) writeFileSync(committed, `${JSON.stringify(digests, undefined, 2)}\n`);
else if (!check(digests)) process.exitCode = 1;

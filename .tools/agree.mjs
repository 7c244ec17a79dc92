// `npm run agree -- --by "NAME" [--read DIGEST] WHAT …`: somebody agrees to what the rule book says: a chapter with all of it, a sentence, a row, a case, a number, or `all`.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { agreedFile, digestOf, readAgreed, testedIn } from './agreed.mjs';
import { loadBook } from './build-rulebook.mjs';
import { root } from './process.mjs';

const usage =
  'npm run agree -- --by "NAME" [--read DIGEST] WHAT …   WHAT: a chapter (slots), its sentence (slots.sentence), a row (slots.3), a case (slots.line-4), numbers or all';

const refuse = (why) => {
  console.error(why);
  process.exit(2);
};

const typed = () => {
  try {
    return parseArgs({ options: { by: { type: 'string' }, read: { type: 'string' } }, allowPositionals: true });
  } catch (fault) {
    return refuse(`${fault.message}\n${usage}`);
  }
};

const {
  values: { by = '', read },
  positionals: what,
} = typed();
if (by.trim() === '' || what.length === 0) refuse(usage);
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const book = await loadBook();
const agreed = book.agreeTo(readAgreed(book), book.itemsWith(testedIn(book)), {
  by: by.trim(),
  on: new Date().toISOString().slice(0, 10),
  version,
  what,
  isAsRead: (text) => read === undefined || read === digestOf(text),
});
if (agreed._tag === 'Left') refuse(agreed.left);
writeFileSync(agreedFile, `${JSON.stringify(book.printAgreed(agreed.right), undefined, 2)}\n`);
console.log(`Written down in domain/agreed.json: commit it.`);

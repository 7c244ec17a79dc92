// The tables of cases as texts in a page, which has no files: those that the tests of the domain run, or the rule book's own.
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { tables } from './files.mjs';
import { root } from './process.mjs';

const isOfBook = (file) => basename(file).startsWith('book-');

const textsOf = (files) => ({
  contents: [
    `const texts = ${JSON.stringify(Object.fromEntries(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')])))};`,
    'export const tableText = (file) => texts[file];',
  ].join('\n'),
});

/** Puts them in place of the modules that give the text of a table. */
export const tableTexts = {
  name: 'table-texts',
  setup: ({ onLoad }) => {
    onLoad({ filter: /tests\/support\/cases\/table-text\.ts$/ }, () =>
      textsOf(tables().filter((file) => !isOfBook(file))),
    );
    onLoad({ filter: /ui\/rulebook\/adding\/table-text\.ts$/ }, () => textsOf(tables().filter(isOfBook)));
  },
};

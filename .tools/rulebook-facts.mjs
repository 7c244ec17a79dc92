import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { digestsOf, readAgreed, testedIn } from './agreed.mjs';
import { importsOf, offersOf } from './docstrings.mjs';
import { sources } from './files.mjs';
import { root } from './process.mjs';
import { proofsOf } from './proofs.mjs';
import { readsOf } from './tests-to-try.mjs';
import { textOf, wordingsOf } from './wordings.mjs';

/* Facts for the rule book besides its chapters: the docstrings of the domain and what its tests prove. */

const inFolder = (folder) =>
  sources()
    .map((file) => relative(root, file))
    .filter((file) => file.startsWith(folder));

const stem = (file) => basename(file).split('.')[0];
const withoutEnding = (file) => file.replace(/\.ts$/, '');

/**
 * A file's tests: those with its name; if there are none, those that import it; otherwise those of the files that use it. Only the first
 * are its own; the book shows the others with their own file.
 */
const testsOf = (files, testFiles) => {
  const imported = new Map([...files, ...testFiles].map((file) => [file, new Set(importsOf(file))]));
  const bearing = (file) =>
    testFiles.filter((test) => dirname(test) === `tests/${dirname(file)}` && stem(test) === stem(file));
  const asking = (file) => testFiles.filter((test) => imported.get(test).has(withoutEnding(file)));
  const direct = (file) => [bearing(file), asking(file)].find(({ length }) => length > 0) ?? [];
  const using = (file) => files.filter((other) => imported.get(other).has(withoutEnding(file)));
  const all = (file) => (direct(file).length > 0 ? direct(file) : [...new Set(using(file).flatMap(direct))].sort());
  const own = (file) => bearing(file).length > 0;
  const claimed = new Set(files.flatMap(bearing));
  return { all, own, unclaimed: testFiles.filter((test) => !claimed.has(test)) };
};

/** The value of a constant if it is a number or a short text, otherwise null. */
const valueOf = (value) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 80) ? value : null;

const documents = [
  ['spec-1', 'Document 1', 'spec 1'],
  ['spec-2', 'Document 2', 'spec 2'],
  ['rulings', 'The rulings', ''],
];

/** The documents with the marks of their sentences, which tests/architecture/documents.test.ts checks. */
const documentsOf = ({ markedDocument }) =>
  documents.map(([file, name, cites]) => ({
    name,
    cites,
    sentences: markedDocument(
      textOf(`${file}.md`),
      readFileSync(resolve(root, `adapters/rules/documents/${file}.csv`), 'utf8'),
    ).sentences,
  }));

/**
 * @param {{ testedIn: (textOf: (file: string) => string) => object, testsOfChapters: () => readonly string[], citedSources: () => readonly string[], saidWithUnits: (name: string, type: string, value: string | number) => string | number, domain: Record<string, Record<string, unknown>> }} book the rules as a running program
 */
export const factsOf = async (book) => {
  const { testsOfChapters, citedSources, saidWithUnits, domain } = book;
  const files = inFolder('domain/');
  const testFiles = inFolder('tests/domain/').filter((file) => file.endsWith('.test.ts'));
  const proofs = await proofsOf([...new Set([...testFiles, ...testsOfChapters()])]);
  const said = ({ name }, type, value) => (typeof value === 'number' ? saidWithUnits(name, type, value) : value);
  const testsFor = testsOf(files, testFiles);
  const { known } = JSON.parse(readFileSync(resolve(root, 'tests/requirements.json'), 'utf8'));
  const tested = testedIn(book);
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return {
    version,
    madeOn: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date()),
    agreed: readAgreed(book),
    digests: digestsOf(book, tested),
    tested,
    proofs,
    files: files
      .map((file) => ({
        file,
        offers: offersOf(file).map(({ asks, type, ...offer }) => ({
          ...offer,
          value: asks ? null : said(offer, type, valueOf(domain[file]?.[offer.name])),
        })),
        numbers: readsOf(file),
        tests: testsFor.all(file),
        ownTests: testsFor.own(file),
      }))
      .filter(({ offers }) => offers.length > 0),
    shared: testsFor.unclaimed,
    sources: known,
    wordings: wordingsOf(citedSources()),
    documents: documentsOf(book),
    pictures: {},
  };
};

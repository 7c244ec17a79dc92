import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../application/navigation/routes';
import { calls } from '../../adapters/contract/calls';
import { chapters } from '../../adapters/rules/chapters';
import { markedDocument, markKinds, type MarkKind } from '../../adapters/rules/documents/marks';
import { plainChapters } from '../../adapters/rules/plain-chapters';
import { parameters } from '../../domain/parameters/sheet';

/* Each sentence of the documents is marked, and what its marks name exists. */

const documents = ['spec-1', 'spec-2', 'rulings'] as const;
const textOf = (document: string): string => readFileSync(`domain/sources/${document}.md`, 'utf8');
const tableOf = (document: string): string => readFileSync(`adapters/rules/documents/${document}.csv`, 'utf8');
const marked = documents.map((document) => ({ document, ...markedDocument(textOf(document), tableOf(document)) }));

const offered = new Set(
  readdirSync('domain', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join('domain', name), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)])
    .map(([, name = '']) => name),
);
const inBook = new Set([
  ...chapters.map(({ rule }) => rule.name),
  ...plainChapters.flatMap(({ name, rows }) => [name, ...rows.map(({ id }) => `${name}.${id}`)]),
]);
const paths = new Set<string>(Object.values(routes).flatMap((row) => [row.path, ...('also' in row ? row.also : [])]));
const callPaths = new Set(calls.map(({ path }) => path));

const isFile = (place: string): boolean => place.includes('/') && /\.\w+$/.test(place) && existsSync(place);

const exists: Readonly<Record<MarkKind, (place: string) => boolean>> = {
  rule: (place) => inBook.has(place) || offered.has(place) || callPaths.has(place) || isFile(place),
  screen: (place) => paths.has(place) || (place.startsWith('ui/') && isFile(place)),
  constant: (place) => parameters.some(({ name }) => name === place) || offered.has(place) || isFile(place),
  'not ours': (reason) => reason.split(' ').length <= 5,
};

it('Each sentence of the documents has its line, in their order', () => {
  expect(marked.flatMap(({ document, faults }) => faults.map((fault) => `${document}: ${fault}`))).toEqual([]);
});

it('A name of the book is not also a name of the domain: a mark says which is meant', () => {
  expect([...inBook].filter((name) => offered.has(name))).toEqual([]);
});

it('Whatever a mark names exists, and a reason is short', () => {
  const lost = marked.flatMap(({ document, sentences }) =>
    sentences.flatMap(({ section, text, marks }) =>
      markKinds.flatMap((kind) =>
        (marks[kind] ?? [])
          .filter((place) => !exists[kind](place))
          .map((place) => `${document} ${section} '${text.slice(0, 40)}': no such ${kind}: ${place}`),
      ),
    ),
  );
  expect(lost).toEqual([]);
});

/** Where the documents come from; the repository stands without it. */
const shared = '../shared';
const originals = {
  'spec-1': 'spec/000_6bf54f803a380bca.txt',
  'spec-2': 'spec/001_4db5d305cf109585.txt',
  rulings: 'RULINGS.md',
} as const;
const there = existsSync(join(shared, originals.rulings));

(there ? it : it.skip).each(documents)('%s of the repository is the document itself', (document) => {
  expect(textOf(document)).toBe(readFileSync(join(shared, originals[document]), 'utf8'));
});

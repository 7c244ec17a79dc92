import * as E from 'fp-ts/Either';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  chapters,
  machines,
  sayLength,
  saySize,
  plainChapters,
  testedBy,
  type Diagram,
  type Tested,
} from '../../adapters/composition/rulebook';
import { parameters } from '../../domain/parameters/sheet';
import { itemsOf, numberItems, type Item } from './agreed/items';
import { Book } from './book';
import type { Facts } from './facts';
import { rulebookMarkdown } from './markdown';
import { tableFilesOf, type DmnWriter, type TableFile } from './table-files';

/* The entry point of `npm run rulebook`: the whole book from the rules and the collected facts. */

/** The test files that the chapters name. */
export const testsOfChapters = (): readonly string[] => [...new Set(chapters.flatMap(({ tests }) => tests))];

/** The sources that the chapters and the numbers cite. */
export const citedSources = (): readonly string[] => [
  ...new Set([
    ...chapters.flatMap(({ sources }) => sources.map(({ cites }) => cites)),
    ...plainChapters.flatMap(({ rows }) => rows.flatMap(({ cites }) => cites)),
    ...parameters.flatMap(({ source }) => (source === 'ours' ? [] : [source])),
  ]),
];

/** What the tables of cases have of each chapter. `textOf` gives the text of a file by its path from the top folder; a faulty table is thrown. */
export const testedIn = (textOf: (file: string) => string): Readonly<Record<string, Tested>> =>
  Object.fromEntries(
    chapters.map((chapter) => {
      const tested = testedBy(chapter, textOf);
      if (E.isLeft(tested)) throw new Error(tested.left.join('\n'));
      return [chapter.rule.name, tested.right];
    }),
  );

/** Every item of the book that can be agreed to. */
export const itemsWith = (tested: Readonly<Record<string, Tested>>): readonly Item[] => [
  ...itemsOf(chapters, plainChapters, tested),
  ...numberItems,
];

export { markedDocument, parseAgreed, printAgreed } from '../../adapters/composition/rulebook';
export { documentsMarkdown } from './documents/documents-markdown';
export { agreeTo, textOf } from './agreed/agreed';

/** Everything that is rendered. */
export const diagrams: readonly Diagram[] = [...chapters.flatMap((chapter) => chapter.diagrams), ...machines];

export const markdownOf = (facts: Facts): string => rulebookMarkdown(chapters, plainChapters, machines, facts);

export const bodyOf = (facts: Facts): string =>
  renderToStaticMarkup(<Book chapters={chapters} plainChapters={plainChapters} machines={machines} facts={facts} />);

/** Every decision table as files for other programs. */
export const tableFiles = async <Element,>(writer: DmnWriter<Element>): Promise<readonly TableFile[]> =>
  (await Promise.all(chapters.map((chapter) => tableFilesOf(chapter, writer)))).flat();

/** A constant in the units that people use: a length of time, or a size in bytes; any other number as it is. */
export const saidWithUnits = (name: string, type: string, value: number): string | number => {
  if (type === 'Milliseconds') return sayLength(value);
  return /bytes|^(?:largest|smallest)/i.test(name) ? saySize(value) : value;
};

import { readTable } from '../cases/table';
import { sentencesIn, type Sentence } from './sentences';

/*
 * What became of each sentence of the documents and of the rulings: `domain/sources` has the sentences, a table beside this file has their marks. A line of the
 * table names its sentence by its beginning; the order is the document's, so a sentence that is added or taken out is noticed.
 */

/** `rule`: what the portal decides or answers. `screen`: what it shows. `constant`: a number or a fixed value. `not ours`: nothing to build, and why. */
export const markKinds = ['rule', 'screen', 'constant', 'not ours'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A sentence with its marks. Under `not ours` stands the reason, under the other marks where it is kept (tests/architecture/documents.test.ts). */
export interface MarkedSentence extends Sentence {
  readonly marks: Readonly<Partial<Record<MarkKind, readonly string[]>>>;
  /** The part of it that the portal does not do: a gap. */
  readonly missing: string | undefined;
}

/** A document with its marks. `faults` are what makes the table no table of this document. */
export interface MarkedDocument {
  readonly sentences: readonly MarkedSentence[];
  readonly faults: readonly string[];
}

const columns = ['sentence', ...markKinds, 'missing'];

/** What is said of a sentence that has no mark and of which nothing is said. */
const unmarked = 'It has no mark yet.';

/** The sentences of a document with the marks that its table gives them. */
export const markedDocument = (markdown: string, table: string): MarkedDocument => {
  const { headers, lines, faults } = readTable(table);
  const sentences = sentencesIn(markdown);
  const begins = (at: number): string => lines[at]?.cells[0] ?? '';
  const marked = sentences.map((sentence, at): MarkedSentence => {
    const own = sentence.text.startsWith(begins(at)) ? (lines[at]?.cells ?? []) : [];
    const marks = markKinds.flatMap((kind, column) => {
      const places = own[column + 1]?.split('; ');
      return places === undefined ? [] : [[kind, places] as const];
    });
    return {
      ...sentence,
      marks: Object.fromEntries(marks),
      missing: own[columns.length - 1] ?? (marks.length === 0 ? unmarked : undefined),
    };
  });
  const other = sentences.findIndex(({ text }, at) => begins(at) === '' || !text.startsWith(begins(at)));
  return {
    sentences: marked,
    faults: [
      ...faults,
      ...(headers.join() === columns.join() ? [] : [`the columns are not ${columns.join(', ')}`]),
      ...(other < 0 ? [] : [`line ${other + 2} is not about '${sentences[other]?.text}'`]),
      ...(lines.length > sentences.length ? [`line ${sentences.length + 2} is about no sentence`] : []),
    ],
  };
};

/** A sentence that the portal does not do, or only in part. */
export const isGap = ({ missing }: Pick<MarkedSentence, 'missing'>): boolean => missing !== undefined;

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Case, Chapter } from '../chapter';
import { askedIn, bookColumns, bookFile } from './book-table';
import { caseRows } from './case-rows';
import { readTable } from './table';

/** A case that the rule book keeps: a line of its chapter's table (`domain/applications/cases/book-join.csv`). */
export interface KeptCase {
  /** Where it stands in the file, from 1; the header is line 1. */
  readonly line: number;
  /** What it shows, and its source in brackets: the name of its test. */
  readonly title: string;
  readonly question: Case;
  /** The `id` of the row that decides it. */
  readonly row: string;
  readonly answer: unknown;
}

/** The cases of a chapter in the text of its table, or every fault with file, line and column. */
export const keptCasesIn = (
  chapter: Pick<Chapter, 'rule' | 'code' | 'fields'>,
  tableText: string,
): E.Either<readonly string[], readonly KeptCase[]> => {
  const { lines } = readTable(tableText);
  return pipe(
    caseRows(bookFile(chapter), tableText, bookColumns(chapter)),
    E.map((rows) =>
      rows.map((row, at) => ({
        line: lines[at]?.line ?? 0,
        title: row.title,
        question: askedIn(chapter, row),
        row: row.row,
        answer: row.answer,
      })),
    ),
  );
};

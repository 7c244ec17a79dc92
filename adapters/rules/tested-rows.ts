import * as E from 'fp-ts/Either';
import { bookFile } from './cases/book-table';
import { domainCasesOf } from './cases/domain-tables';
import { keptCasesIn, type KeptCase } from './cases/kept-cases';
import type { Case, Chapter } from './chapter';
import { cellFits, type Cells, type Held } from './table';

/* How many cases reach each row of a decision table, and each of its lines: those that the book keeps, and those of the domain's own tables. */

interface Counted {
  readonly kept: number;
  /** Of the domain's own tables, where their lines are questions of the chapter. */
  readonly domain: number;
}

/** A row by its `id`, and each of its lines in their order. A row that is no condition (`noTable`) has one. */
export interface TestedRow {
  readonly id: string;
  readonly lines: readonly Counted[];
}

/** A chapter's kept cases, and what they and the domain's reach. */
export interface Tested {
  readonly cases: readonly KeptCase[];
  readonly rows: readonly TestedRow[];
}

const fitsAll = (cells: Cells, held: Held): boolean =>
  Object.entries(cells).every(([name, cell]) => cell === undefined || cellFits(cell, held.get(name)));

/** The line that decides a question: the first that fits, as the printed table says; undefined if it can't be read. */
const lineFor = (chapter: Chapter, question: Case): string | undefined => {
  if (chapter.noTable !== undefined) {
    const verdict = chapter.decide(question);
    return E.isRight(verdict) ? lineKey(verdict.right.row, 0) : undefined;
  }
  const held = chapter.held(question);
  if (E.isLeft(held)) return undefined;
  return chapter.rows
    .flatMap(({ id, fits }) => fits.map((cells, line) => ({ key: lineKey(id, line), cells })))
    .find(({ cells }) => fitsAll(cells, held.right))?.key;
};

const lineKey = (row: string, line: number): string => `${row}/${line}`;

const reachedBy = (chapter: Chapter, cases: readonly Case[]): ReadonlyMap<string, number> => {
  const reached = new Map<string, number>();
  for (const one of cases) {
    const key = lineFor(chapter, one);
    if (key !== undefined) reached.set(key, (reached.get(key) ?? 0) + 1);
  }
  return reached;
};

/** Counts some cases by row and line. */
export const testedRowsOf = (
  chapter: Chapter,
  kept: readonly Case[],
  domain: readonly Case[] = [],
): readonly TestedRow[] => {
  const [ofBook, ofDomain] = [reachedBy(chapter, kept), reachedBy(chapter, domain)];
  return chapter.rows.map(({ id, fits }) => ({
    id,
    lines: Array.from({ length: Math.max(1, fits.length) }, (_, line) => ({
      kept: ofBook.get(lineKey(id, line)) ?? 0,
      domain: ofDomain.get(lineKey(id, line)) ?? 0,
    })),
  }));
};

/** What a chapter's tables have, or every fault in them. `textOf` gives the text of a file by its path from the top folder. */
export const testedBy = (chapter: Chapter, textOf: (file: string) => string): E.Either<readonly string[], Tested> => {
  const cases = keptCasesIn(chapter, textOf(bookFile(chapter)));
  const domain = domainCasesOf(chapter, textOf);
  if (E.isLeft(cases)) return cases;
  if (E.isLeft(domain)) return domain;
  const questions = cases.right.map(({ question }) => question);
  return E.right({ cases: cases.right, rows: testedRowsOf(chapter, questions, domain.right) });
};

import type { Chapter } from './chapter';
import { cellFits, type Cell, type Cells, type Head, type Value } from './table';

/*
 * What follows from the cells of a table alone, over small domains: every value that a cell names, both sides of every limit, nothing, and one value that
 * no cell names. Lines are boxes of such values, so that no case has to be enumerated: what is left for a line is its box without those above it.
 */

/** For each input the values that are meant, as their places in its domain. */
type Box = readonly (readonly number[])[];

/** Stands for every text that no cell names. */
const anotherText = '\u0000';

const isNumber = (value: Value): value is number => typeof value === 'number';

const namedIn = (cells: readonly Cell[]): readonly Value[] =>
  cells.flatMap((cell) => (cell.kind === 'limit' ? [cell.than - 1, cell.than, cell.than + 1] : cell.values));

/** The values of an input that can make a difference. */
export const domainOf = ({ rows }: Chapter, { name }: Head): readonly Value[] => {
  const named = namedIn(rows.flatMap(({ fits }) => fits.flatMap((cells) => cells[name] ?? [])));
  const numbers = named.filter(isNumber);
  const others: readonly Value[] = [
    ...(numbers.length > 0 ? [Math.max(...numbers) + 1] : []),
    ...(named.some((value) => typeof value === 'string') ? [anotherText] : []),
    ...(named.some((value) => typeof value === 'boolean') ? [true, false] : []),
  ];
  return [...new Set([...named, ...others, undefined])];
};

const boxOf = (chapter: Chapter, domains: readonly (readonly Value[])[], cells: Cells): Box =>
  domains.map((values, at) => {
    const cell = cells[chapter.inputs[at]?.name ?? ''];
    return values.flatMap((value, place) => (cell === undefined || cellFits(cell, value) ? [place] : []));
  });

const meet = (a: Box, b: Box): Box => a.map((places, at) => places.filter((place) => b[at]?.includes(place) === true));
const isEmpty = (box: Box): boolean => box.some((places) => places.length === 0);

/** A box without another: what lies outside of it, input by input. */
const without = (box: Box, taken: Box): readonly Box[] => {
  const common = meet(box, taken);
  if (isEmpty(common)) return [box];
  return box.flatMap((places, at) => {
    const outside = places.filter((place) => common[at]?.includes(place) !== true);
    return outside.length === 0
      ? []
      : [box.map((own, other) => (other < at ? (common[other] ?? own) : other === at ? outside : own))];
  });
};

const rest = (box: Box, taken: readonly Box[]): readonly Box[] =>
  taken.reduce<readonly Box[]>((left, one) => left.flatMap((part) => without(part, one)), [box]);

/** What the cells say of a row. */
export interface RowFacts {
  readonly id: string;
  /** Some case can reach it. */
  readonly reached: boolean;
  /** Lines of this row, from 1, that no case reaches because the lines above take everything. */
  readonly idleLines: readonly number[];
  /** The row above that takes everything of this one by itself. */
  readonly shadowedBy: string | undefined;
  /** The rows above that decide cases which fit this one too: it has to stand below them. */
  readonly after: readonly string[];
}

export interface TableFacts {
  readonly rows: readonly RowFacts[];
  /** Inputs that no row looks at. */
  readonly unusedInputs: readonly string[];
}

/** The facts about a chapter's table; undefined where it has none. */
export const tableFactsOf = (chapter: Chapter): TableFacts | undefined => {
  if (chapter.noTable !== undefined) return undefined;
  const domains = chapter.inputs.map((head) => domainOf(chapter, head));
  const boxes = chapter.rows.map(({ id, fits }) => ({ id, all: fits.map((cells) => boxOf(chapter, domains, cells)) }));
  const rows = boxes.map(({ id, all }, at) => {
    const above = boxes.slice(0, at);
    const taken = above.flatMap(({ all: theirs }) => theirs);
    // What is left for each line, after the rows and the lines above it.
    return { id, all, above, left: all.map((box, line) => rest(box, [...taken, ...all.slice(0, line)])) };
  });
  return {
    rows: rows.map(({ id, all, above, left }, at) => ({
      id,
      reached: left.some((parts) => parts.length > 0),
      idleLines: left.flatMap((parts, line) => (parts.length === 0 ? [line + 1] : [])),
      shadowedBy: above.find(({ all: theirs }) => all.every((box) => rest(box, theirs).length === 0))?.id,
      after: rows
        .slice(0, at)
        .filter(({ left: theirs }) => theirs.flat().some((part) => all.some((box) => !isEmpty(meet(box, part)))))
        .map(({ id: other }) => other),
    })),
    unusedInputs: chapter.inputs
      .filter(({ name }) => !chapter.rows.some(({ fits }) => fits.some((cells) => cells[name] !== undefined)))
      .map(({ label }) => label),
  };
};

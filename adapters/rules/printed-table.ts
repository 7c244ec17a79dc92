import type { Chapter } from './chapter';
import { counted } from './chapters/words';
import type { Cell, Head, Value } from './table';

/* A decision table as people read it. */

/** A value in the words of its input: `yes`, `by video`, `90 minutes`. */
export const sayHeld = ({ unit, words, none = 'none' }: Head, value: Value): string => {
  if (value === undefined) return none;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return words?.[value] ?? value;
  return unit === undefined ? String(value) : counted(value, unit);
};

/** `14, 16, 21–30`: three or more whole numbers in a row are a range. */
const listed = (head: Head, values: readonly Value[]): string => {
  const parts: string[] = [];
  for (let at = 0; at < values.length; at += 1) {
    let end = at;
    while (end + 1 < values.length && values[end + 1] === Number(values[end]) + 1) end += 1;
    if (end - at >= 2) {
      parts.push(`${String(values[at])}–${String(values[end])}`);
      at = end;
    } else parts.push(sayHeld(head, values[at]));
  }
  return parts.join(', ');
};

/** What a cell says; empty where anything fits. */
export const sayCell = (head: Head, cell: Cell | undefined): string => {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'one of':
      return listed(head, cell.values);
    case 'none of':
      return `any but ${listed(head, cell.values)}`;
    case 'limit':
      return `${cell.by === '<' ? 'less' : 'more'} than ${sayHeld(head, cell.than)}`;
  }
};

/** One line: the row that it belongs to, and what each cell says. A row that has several ways to fit has a line for each. */
interface PrintedLine {
  readonly id: string;
  readonly when: string;
  readonly cells: readonly string[];
}

export interface PrintedTable {
  readonly head: readonly string[];
  readonly lines: readonly PrintedLine[];
}

export const howToRead = 'The first line that fits, from the top, decides. An empty cell: anything fits.';

/** The table of a chapter; undefined where its rows are no table. */
export const printedTableOf = ({ inputs, rows, noTable }: Chapter): PrintedTable | undefined =>
  noTable === undefined
    ? {
        head: inputs.map(({ label }) => label),
        lines: rows.flatMap(({ id, when, fits }) =>
          fits.map((cells) => ({ id, when, cells: inputs.map((head) => sayCell(head, cells[head.name])) })),
        ),
      }
    : undefined;

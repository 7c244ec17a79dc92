import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Column, Row } from './columns';
import { gapsIn, rowTitle } from './row-title';
import { headerOf, readTable, reasons, type CaseLine, type CaseTable } from './table';

/** What a test says about the columns of its table, by their names; `title` is the row's own. */
export type Columns = Readonly<Record<string, Column<unknown>>> & { readonly title?: never };

/** A row for a test: its values, and the title of its test. */
export type CaseRow<C extends Columns> = Row<C> & { readonly title: string };

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** What is wrong with the headers. */
const headerFaults = ({ headers, lines }: CaseTable, names: readonly string[]): readonly string[] => {
  const wanted = [...names.map(headerOf), ...reasons];
  const missing = wanted.filter((header) => !headers.includes(header));
  const unknown = headers.filter((header) => !wanted.includes(header));
  const twice = headers.filter((header, at) => headers.indexOf(header) !== at);
  return [
    ...(missing.length > 0 ? [`1: no column ${listed(missing)}.`] : []),
    ...(unknown.length > 0 ? [`1: unknown column ${listed(unknown)}; known are ${listed(wanted)}.`] : []),
    ...(twice.length > 0 ? [`1: two columns ${listed(twice)}.`] : []),
    ...(lines.length === 0 ? ['2: no row.'] : []),
  ];
};

/** Why a cell is refused. */
const refusal = (column: Column<unknown>, cell: string | undefined, errors: t.Errors): string => {
  if (cell === undefined) return `is blank, but must be ${column.name}.`;
  const message = errors.at(-1)?.message;
  return message === undefined ? `"${cell}" is not ${column.name}.` : `"${cell}" is refused: ${message}`;
};

/** Whether two lines have the same values. Their reasons may differ: it would still be one case. */
const twiceIn = ({ headers, lines }: CaseTable): readonly string[] => {
  const seen = new Map<string, number>();
  return lines.flatMap(({ line, cells }) => {
    const values = JSON.stringify(
      cells.filter((_, at) => !reasons.some((reason) => reason === headers[at])).map((cell) => cell ?? null),
    );
    const before = seen.get(values);
    seen.set(values, before ?? line);
    return before === undefined ? [] : [`${line}: the same case as in line ${before}.`];
  });
};

/** The rows of a table, each with the title of its test, or every fault with file, line and column. */
export const caseRows = <C extends Columns>(
  file: string,
  content: string,
  columns: C,
): E.Either<readonly string[], readonly CaseRow<C>[]> => {
  const table = readTable(content);
  const names = Object.keys(columns);
  const faults = [...table.faults, ...headerFaults(table, names)];
  const inFile = (fault: string): string => `${file}:${fault}`;
  if (faults.length > 0) return E.left(faults.map(inFile));

  const found = [...twiceIn(table)];
  const rowOf = ({ line, cells }: CaseLine): CaseRow<C> => {
    const cellOf = (header: string): string | undefined => cells[table.headers.indexOf(header)];
    const values: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(columns)) {
      const cell = cellOf(headerOf(name));
      const value = column.decode(cell);
      if (E.isRight(value)) values[name] = value.right;
      else found.push(`${line}, column ${headerOf(name)}: ${refusal(column, cell, value.left)}`);
    }
    const why = cellOf('why');
    if (why === undefined) found.push(`${line}, column why: is blank: what does the case show?`);
    for (const gap of gapsIn(why ?? ''))
      if (!names.some((name) => headerOf(name) === gap)) found.push(`${line}, column why: no column '${gap}'.`);
    // What has parts is shown as its cell says it, or as JSON.
    const shown = (header: string, quoted: boolean): string => {
      const value = values[names.find((name) => headerOf(name) === header) ?? ''];
      if (typeof value === 'string' || value === undefined)
        return quoted ? JSON.stringify(value ?? 'undefined') : (value ?? 'undefined');
      if (typeof value === 'number' || typeof value === 'boolean') return quoted ? `"${value}"` : `${value}`;
      return quoted ? JSON.stringify(value) : (cellOf(header) ?? '');
    };
    const title = rowTitle(why ?? '', cellOf('source'), shown);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- A parser: each column has put its own value under its name.
    return { ...values, title } as CaseRow<C>;
  };
  const rows = table.lines.map(rowOf);
  return found.length > 0 ? E.left(found.map(inFile)) : E.right(rows);
};

import { unparse } from 'papaparse';
import { readTable, reasons, type CaseTable } from './table';

/** A case to add: cells by header, as they would stand in the file. A blank one may be left out. */
export type NewCase = Readonly<Record<string, string | undefined>>;

/** The line to commit, and the line of a case with the same input, if there is one: its answer may be another. */
export interface AddedCase {
  readonly line: string;
  /** The whole table with it. */
  readonly text: string;
  readonly same: WrittenCase | undefined;
}

/** A case of the table: the number of its line, and what stands there. */
interface WrittenCase {
  readonly line: number;
  readonly text: string;
}

const inputsOf = ({ headers, answers }: CaseTable): readonly string[] =>
  headers.filter((header) => !answers.includes(header) && !reasons.some((reason) => reason === header));

/** Adds a case at the end of a table's text. It needs no more than the text, so a page can do it too. */
export const addCase = (tableText: string, added: NewCase): AddedCase => {
  const table = readTable(tableText);
  const cells = table.headers.map((header) => added[header] ?? '');
  const written = (line: readonly (string | undefined)[]): string => unparse([line], { delimiter: table.delimiter });
  const line = written(cells);
  const lineEnd = tableText.includes('\r\n') ? '\r\n' : '\n';
  const inputs = inputsOf(table);
  const isSame = (there: string | undefined, header: string): boolean => (there ?? '') === (added[header] ?? '');
  const same = table.lines.find((one) =>
    inputs.every((header) => isSame(one.cells[table.headers.indexOf(header)], header)),
  );
  return {
    line,
    text: `${tableText.trimEnd()}${lineEnd}${line}${lineEnd}`,
    same: same && { line: same.line, text: written(same.cells) },
  };
};

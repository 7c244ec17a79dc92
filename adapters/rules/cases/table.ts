import { parse } from 'papaparse';

/** One line of a table of cases: where it stands, and its cells as they are in the file; a blank one is undefined. */
export interface CaseLine {
  readonly line: number;
  readonly cells: readonly (string | undefined)[];
}

/** A table as it stands in its file. `answers` are the headers with an arrow in front, without it. */
export interface CaseTable {
  readonly headers: readonly string[];
  readonly answers: readonly string[];
  readonly lines: readonly CaseLine[];
  /** Between two cells; the spreadsheets of some countries write semicolons. */
  readonly delimiter: ',' | ';';
  /** `4: a cell has a line break; write \n.`: what makes the text no table. */
  readonly faults: readonly string[];
}

/** `scheduling/search-window-ends` → domain/scheduling/cases/search-window-ends.csv. */
export const tableFile = (name: string): string => `domain/${name.replace(/\/([^/]+)$/, '/cases/$1')}.csv`;

/** In front of the header of what the rule must answer. */
export const arrow = '→ ';

/** The columns that every table has. */
export const reasons = ['why', 'source'] as const;

/** `minutesBefore` → minutes before: the header of a column that a test knows by a name of its language. */
export const headerOf = (name: string): string => name.replace(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

const faultOf = (cells: readonly string[], width: number): string | undefined => {
  if (cells.length !== width) return `${cells.length} cells, but ${width} columns`;
  if (cells.some((cell) => /[\r\n]/.test(cell))) return 'a cell has a line break: write \\n';
  const spaced = cells.find((cell) => cell !== cell.trim());
  return spaced === undefined ? undefined : `${JSON.stringify(spaced)} begins or ends with a space: write \\u0020`;
};

/** Reads the text of a file of cases (CSV with a header, comma or semicolon, any line ends, as spreadsheets write it). */
export const readTable = (text: string): CaseTable => {
  const delimiter = /^[^,\r\n]*;/.test(text) ? ';' : ',';
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: false,
    delimiter,
  });
  const [head = [], ...rows] = data;
  const lines = rows
    .map((cells, at) => ({ line: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headers = head.map((header) => header.trim().replace(arrow, ''));
  return {
    headers,
    delimiter,
    answers: head.filter((header) => header.startsWith(arrow)).map((header) => header.replace(arrow, '').trim()),
    lines: lines.map(({ line, cells }) => ({ line, cells: cells.map((cell) => (cell === '' ? undefined : cell)) })),
    faults: [
      ...errors.map(({ row = 0, message }) => `${row + 1}: ${message}.`),
      ...lines.flatMap(({ line, cells }) => {
        const fault = faultOf(cells, head.length);
        return fault === undefined ? [] : [`${line}: ${fault}.`];
      }),
    ],
  };
};

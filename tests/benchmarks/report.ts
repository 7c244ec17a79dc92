import type { Measured } from './measured';

/** The results of a part: lines for people, figures for `benchmarks.json`. */
export interface Findings {
  readonly lines: readonly string[];
  readonly figures: Readonly<Record<string, unknown>>;
}

/** One part of the benchmarks. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** Why it can't run on this machine; undefined: it can. */
  readonly leftOut?: string | undefined;
  readonly run: () => Promise<Findings>;
}

export type Row = readonly string[];

/** Columns as wide as needed: words left-aligned, figures right-aligned. */
export const table = (head: Row, rows: readonly Row[]): readonly string[] => {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const width = Math.max(...[title, ...cells].map((cell) => cell.length));
    const isFigures = cells.every((cell) => /^\d/.test(cell));
    return (cell: string): string => (isFigures ? cell.padStart(width) : cell.padEnd(width));
  });
  const line = (row: Row): string =>
    columns
      .map((padded, column) => padded(row[column] ?? ''))
      .join('   ')
      .trimEnd();
  return [line(head), line(head).replace(/./g, '─'), ...rows.map(line)];
};

/** `1,234`, `56.7`, `0.89`: three significant figures, the precision of these measurements. */
export const figure = (value: number): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

/** `2.4×` */
export const times = (ratio: number): string => `${figure(ratio)}×`;

/** `12.3 (11.9 to 14.0)` */
export const spread = ({ median, min, max }: Measured): string =>
  `${figure(median)} (${figure(min)} to ${figure(max)})`;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** A measurement as `benchmarks.json` keeps it. */
export const kept = ({ median, min, max, runs }: Measured): Readonly<Record<string, unknown>> => ({
  median: rounded(median),
  min: rounded(min),
  max: rounded(max),
  runs: runs.map(rounded),
});

export const keptRatio = rounded;

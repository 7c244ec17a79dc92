import type { Column, Line } from '../chapter';

/* Lists as lines in the form. An unexpected value becomes an empty line, which the rule then refuses by name. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const lineOf = (columns: readonly Column[], value: unknown): Line =>
  Object.fromEntries(columns.map(({ name }) => [name, isRecord(value) ? textOf(value[name]) : '']));

const slotColumns: readonly Column[] = [
  { name: 'date', label: 'Date', kind: 'date' },
  { name: 'slot_from', label: 'From', kind: 'time' },
  { name: 'slot_to', label: 'To', kind: 'time' },
];

/** Days with their times, one line per time. */
export const freeTimes = {
  kind: 'list',
  columns: slotColumns,
  toLines: (value: unknown): readonly Line[] =>
    (Array.isArray(value) ? value : [])
      .filter(isRecord)
      .flatMap(({ date, slots }) =>
        (Array.isArray(slots) ? slots : []).map((slot) => ({ ...lineOf(slotColumns, slot), date: textOf(date) })),
      ),
  fromLines: (lines: readonly Line[]): unknown =>
    [...new Set(lines.map(({ date = '' }) => date))].map((date) => ({
      date,
      slots: lines
        .filter((line) => line['date'] === date)
        .map(({ slot_from = '', slot_to = '' }) => ({ slot_from, slot_to })),
    })),
} as const;

const wantedColumns: readonly Column[] = [
  { name: 'slot_date', label: 'Date', kind: 'date' },
  { name: 'slot_from', label: 'From', kind: 'time' },
  { name: 'slot_to', label: 'To', kind: 'time' },
];

/** A single time. */
export const oneTime = {
  kind: 'list',
  columns: wantedColumns,
  single: true,
  toLines: (value: unknown): readonly Line[] => (isRecord(value) ? [lineOf(wantedColumns, value)] : []),
  fromLines: ([line]: readonly Line[]): unknown => line,
} as const;

const entryColumns: readonly Column[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'company', label: 'Company', kind: 'text' },
  { name: 'from', label: 'From', kind: 'month' },
  { name: 'to', label: 'To (empty: present)', kind: 'month' },
];

/** The jobs of a profile. */
export const jobEntries = {
  kind: 'list',
  columns: entryColumns,
  toLines: (value: unknown): readonly Line[] =>
    (Array.isArray(value) ? value : []).map((one) => lineOf(entryColumns, one)),
  fromLines: (lines: readonly Line[]): unknown => lines,
} as const;

/** What a statement answered. Dates, times and instants stay the text that PostgreSQL wrote: the codecs of the rows read them. */
export interface Answer {
  readonly rows: readonly unknown[];
  /** `SELECT`, `INSERT`, `COMMIT` …: a COMMIT that could only roll back answers `ROLLBACK`. */
  readonly command: string;
  readonly affected: number;
}

/** What a query gives as a value, by the type's oid; every type that is not listed stays text. The same on every engine. */
const readers: ReadonlyMap<number, (text: string) => unknown> = new Map([
  [16, (text: string): unknown => text === 't'],
  [20, (text: string): unknown => (Number.isSafeInteger(Number(text)) ? Number(text) : text)],
  [21, Number],
  [23, Number],
  [700, Number],
  [701, Number],
  [114, (text: string): unknown => JSON.parse(text)],
  [3802, (text: string): unknown => JSON.parse(text)],
]);

const asText = (text: string): unknown => text;

export const readerOf = (oid: number): ((text: string) => unknown) => readers.get(oid) ?? asText;

/** Types that drivers read into values of their own unless they are told otherwise. */
export const typesRead: readonly number[] = [...readers.keys(), 1082, 1083, 1114, 1184];

/**
 * A statement that failed, as far as anyone may know: its SQLSTATE, or a word of ours when no server spoke.
 * The message, the statement and its values stay behind: they hold e-mails and codes.
 */
export class StatementFailed extends Error {
  constructor(readonly code: string) {
    super(`the store answered ${code}`);
  }
}

const hasCode = (fault: unknown): fault is { readonly code: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string';

/** SQLSTATE (`23505`) or Node's name of a fault (`ECONNREFUSED`); never a text that someone typed. */
export const codeOf = (fault: unknown): string =>
  hasCode(fault) && /^[A-Z0-9_]{3,40}$/.test(fault.code) ? fault.code : 'NO_CODE';

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/** Whether a connection may be used after this: a server that refuses a statement lives on, everything else is in doubt. */
export const outlives = (code: string): boolean => isSqlState(code) && !/^(08|57P|XX)/.test(code);

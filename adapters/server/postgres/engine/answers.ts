/** A statement's answer. Dates, times and instants stay as PostgreSQL's text: the row codecs read them. */
export interface Answer {
  readonly rows: readonly unknown[];
  /** `SELECT`, `INSERT`, `COMMIT` …; a COMMIT that had to roll back answers `ROLLBACK`. */
  readonly command: string;
  readonly affected: number;
}

/** How query results are converted, by the type's oid; unlisted types stay text. The same on every engine. */
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

/** Types that drivers convert unless told otherwise. */
export const typesRead: readonly number[] = [...readers.keys(), 1082, 1083, 1114, 1184];

/**
 * A failed statement with its SQLSTATE, or our own code if no server answered. The message, the statement and its values are dropped, because they
 * contain e-mails and codes.
 */
export class StatementFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the store answered ${code}`);
    this.code = code;
  }
}

/** A COMMIT that could only roll back, because the server had refused a statement before it with this code. */
export class EarlierStatementFailed extends StatementFailed {}

const hasCode = (fault: unknown): fault is { readonly code: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string';

/** SQLSTATE (`23505`) or Node's error code (`ECONNREFUSED`); never a text that someone typed. */
export const codeOf = (fault: unknown): string =>
  hasCode(fault) && /^[A-Z0-9_]{3,40}$/.test(fault.code) ? fault.code : 'NO_CODE';

const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code);

/** Whether a connection may be used after this error: a server that refuses a statement is fine, everything else is in doubt. */
export const outlives = (code: string): boolean => isSqlState(code) && !/^(08|57P|XX)/.test(code);

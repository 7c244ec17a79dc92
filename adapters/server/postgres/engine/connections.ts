import type { Answer } from './answers';

/** One conversation with an engine: whoever holds it is alone with its transaction. */
export interface Connection {
  /** Rejects with `StatementFailed`. */
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  /** Gives it back; `broken` says that nobody may use it again. */
  readonly release: (broken: boolean) => void;
}

/** Where connections come from: a pool of PostgreSQL's, or the one of the embedded engine. */
export interface Connections {
  /** Waits for its turn; rejects with `StatementFailed` when that takes too long or the engine can't be reached. */
  readonly acquire: () => Promise<Connection>;
  /** Waits for those that are out. */
  readonly close: () => Promise<void>;
}

/**
 * How long a statement may take, and how long a caller waits for a connection: longer than a browser does (20 s), so that what was asked
 * for in a crowd is done and found done when it is asked for again under its key. Milliseconds.
 */
export const statementLimit = 10_000;
export const lockLimit = 5_000;
export const turnLimit = 30_000;

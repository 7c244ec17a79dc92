import type { Answer } from './answers';

/** One connection to an engine: its holder alone uses its transaction. */
export interface Connection {
  /** Rejects with `StatementFailed`. */
  readonly ask: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  /** Returns it; `broken` means that it may not be used again. */
  readonly release: (broken: boolean) => void;
}

/** The source of connections: a PostgreSQL pool, or the embedded engine's only one. */
export interface Connections {
  /** Waits for its turn; rejects with `StatementFailed` if that takes too long or the engine can't be reached. */
  readonly acquire: () => Promise<Connection>;
  /** Begins a transaction with its limits, because no connection keeps them. Undefined: each connection keeps them. */
  readonly beginWithLimits?: string | undefined;
  /** Copies the whole store to this folder while no unit of work is running. Undefined: the engine is a server, which has its own tools for this. */
  readonly copyTo?: (folder: string) => Promise<void>;
  /** Waits for the connections in use. */
  readonly close: () => Promise<void>;
}

/**
 * How long a statement may take, and how long a caller waits for a connection, in milliseconds. Longer than a browser waits (20 s), so that under
 * load a request still completes and is found when it is repeated under its key.
 */
export const statementLimit = 10_000;
export const lockLimit = 5_000;
export const turnLimit = 30_000;

/** How long a balancer waits for whether the store answers, in milliseconds. */
export const healthLimit = 2_000;

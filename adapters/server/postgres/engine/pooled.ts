import { Pool, type PoolClient } from 'pg';
import type { Reporter } from '../../../../application/ports/reporter';
import { codeOf, readerOf, StatementFailed, type Answer } from './answers';
import { batchedWrites } from './batched-writes';
import { preparedIsOutdated, preparedStatements, type PreparedStatements } from './prepared';
import { healthLimit, lockLimit, statementLimit, turnLimit, type Connection, type Connections } from './connections';

/** A pool's error after waiting too long for a connection has no code. */
const notConnected = (fault: unknown): StatementFailed => {
  const code = codeOf(fault);
  return new StatementFailed(code === 'NO_CODE' ? 'NO_CONNECTION' : code);
};

const lend = (client: PoolClient, prepared: PreparedStatements | undefined): Connection => {
  const holdBack = batchedWrites(client);
  return {
    ask: async (sql, parameters): Promise<Answer> => {
      const name = prepared?.nameOf(sql, parameters);
      const asked = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) };
      holdBack();
      const answer = await client.query<object>(asked).catch((fault: unknown) => {
        const code = codeOf(fault);
        if (code === preparedIsOutdated) prepared?.renew();
        throw new StatementFailed(code);
      });
      // Of several statements sent as one, the first.
      const [first = answer] = [answer].flat();
      return { rows: first.rows, command: first.command, affected: first.rowCount ?? 0 };
    },
    release: (broken) => client.release(broken),
  };
};

/**
 * The engine's limits for statements and lock waits. Migrations may take longer than a candidate would wait. `pooled`: a candidate's behind a pooler,
 * which refuses them when it connects and lends each transaction another connection. `health`: a balancer waits for seconds, and asks on a connection of its
 * own, because those of candidates may all be in use.
 */
export type Patience = 'candidate' | 'pooled' | 'migration' | 'health';

const candidates = {
  statement_timeout: statementLimit,
  lock_timeout: lockLimit,
  idle_in_transaction_session_timeout: 2 * statementLimit,
} as const;

/** The server's own limit applies first; this one is for a server that does not answer. */
const unanswered = { query_timeout: 2 * statementLimit } as const;

const limits = {
  candidate: { ...candidates, ...unanswered },
  pooled: unanswered,
  migration: {},
  health: { query_timeout: healthLimit },
} as const;

/** One message to the server, and so one round trip. */
const beginWithLimits = [
  'BEGIN',
  ...Object.entries(candidates).map(([name, most]) => `SET LOCAL ${name} = ${most}`),
].join('; ');

/**
 * Connections to a PostgreSQL server, at most ten at a time. A broken connection, idle or in use, is reported and replaced; without an error listener
 * Node would end the process.
 */
export const pooled = (databaseUrl: string, reporter: Reporter, patience: Patience): Connections => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: patience === 'migration' || patience === 'health' ? 1 : 10,
    connectionTimeoutMillis: patience === 'health' ? healthLimit : turnLimit,
    keepAlive: true,
    // Without it, each statement would wait here for the answer to the one before.
    pipeline: true,
    application_name: 'candidate-portal',
    types: { getTypeParser: readerOf },
    ...limits[patience],
  });
  const lost = (fault: unknown): void => reporter.report('store-connection-lost', { code: codeOf(fault) });
  // Each client's own listener has already reported it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', lost);
  });
  // A pooler lends each transaction another connection, where others, or none, may be prepared.
  const prepared = patience === 'candidate' ? preparedStatements() : undefined;
  return {
    acquire: async () =>
      lend(
        await pool.connect().catch((fault: unknown) => {
          throw notConnected(fault);
        }),
        prepared,
      ),
    beginWithLimits: patience === 'pooled' ? beginWithLimits : undefined,
    close: () => pool.end(),
  };
};

import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { codeOf, outlives, StatementFailed, type Answer } from './answers';
import type { Connection, Connections } from './connections';

/** Kysely types rows by the query. The codec decodes what a row really contains, right after. */
const areRowsOf = <R>(rows: readonly unknown[]): rows is R[] =>
  rows.every((row) => typeof row === 'object' && row !== null);

const asResult = <R>({ rows, affected }: Answer): QueryResult<R> => {
  if (!areRowsOf<R>(rows)) throw new StatementFailed('ROWS_WITHOUT_COLUMNS');
  return { rows, numAffectedRows: BigInt(affected) };
};

/** Called with the text of each statement, never with its values. */
export type OnStatement = (sql: string) => void;

interface Lent {
  readonly connection: Connection;
  broken: boolean;
}

/**
 * PostgreSQL's dialect of Kysely over our connections, the same for both engines. It adds three things to Kysely's own driver: a connection whose
 * transaction is in doubt is never lent again, a COMMIT that had to roll back fails, and statements can be counted.
 */
export const dialect = (connections: Connections, onStatement: OnStatement): Dialect => {
  const lent = new WeakMap<DatabaseConnection, Lent>();

  const ask = async (one: Lent, sql: string, parameters: readonly unknown[]): Promise<Answer> => {
    onStatement(sql);
    try {
      return await one.connection.ask(sql, parameters);
    } catch (fault) {
      one.broken ||= !outlives(codeOf(fault));
      throw fault;
    }
  };

  const control = async (connection: DatabaseConnection, sql: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    const one = lent.get(connection);
    if (one === undefined) throw new StatementFailed('CONNECTION_GIVEN_BACK');
    const answer = await ask(one, sql, []).catch((fault: unknown) => {
      one.broken = true;
      throw fault;
    });
    if (answer.command !== sql) throw new StatementFailed('TRANSACTION_ABORTED');
  };

  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const one: Lent = { connection: await connections.acquire(), broken: false };
      const connection: DatabaseConnection = {
        executeQuery: async <R>({
          sql,
          parameters,
        }: {
          readonly sql: string;
          readonly parameters: readonly unknown[];
        }) => asResult<R>(await ask(one, sql, parameters)),
        streamQuery: () => {
          throw new StatementFailed('STREAMS_ARE_NOT_OFFERED');
        },
      };
      lent.set(connection, one);
      return connection;
    },
    beginTransaction: (connection) => control(connection, 'BEGIN'),
    commitTransaction: (connection) => control(connection, 'COMMIT'),
    rollbackTransaction: (connection) => control(connection, 'ROLLBACK'),
    releaseConnection: (connection) => {
      const one = lent.get(connection);
      lent.delete(connection);
      one?.connection.release(one.broken);
      return Promise.resolve();
    },
    destroy: () => connections.close(),
  };

  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
};

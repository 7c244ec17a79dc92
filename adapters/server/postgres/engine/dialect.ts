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
  /** A BEGIN that is under way. Engines answer in order, so the first statement needs not wait for it to go out, only to be trusted. */
  begun: Promise<void>;
  /** No statement of this transaction has changed anything, so whether its COMMIT succeeds changes nothing either. */
  onlyReads: boolean;
  /** The COMMIT of such a transaction, while it is under way. */
  ended: Promise<void> | undefined;
}

const isRead = (sql: string): boolean => /^select\b/i.test(sql);

/**
 * PostgreSQL's dialect of Kysely over our connections, the same for both engines. It adds four things to Kysely's own driver: a connection whose
 * transaction is in doubt is never lent again, a COMMIT that had to roll back fails, statements can be counted, and nobody waits for a BEGIN, nor for
 * the COMMIT of what was only read: on a busy portal each wait is as long as a page takes to make.
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

  const control = async (one: Lent, sql: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    const answer = await ask(one, sql, []).catch((fault: unknown) => {
      one.broken = true;
      throw fault;
    });
    if (answer.command !== sql) throw new StatementFailed('TRANSACTION_ABORTED');
  };

  const held = (connection: DatabaseConnection): Lent => {
    const one = lent.get(connection);
    if (one === undefined) throw new StatementFailed('CONNECTION_GIVEN_BACK');
    return one;
  };

  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const one: Lent = {
        ...{ connection: await connections.acquire(), broken: false },
        ...{ begun: Promise.resolve(), onlyReads: false, ended: undefined },
      };
      const connection: DatabaseConnection = {
        executeQuery: async <R>({
          sql,
          parameters,
        }: {
          readonly sql: string;
          readonly parameters: readonly unknown[];
        }) => {
          one.onlyReads &&= isRead(sql);
          const [answer] = await Promise.all([ask(one, sql, parameters), one.begun]);
          return asResult<R>(answer);
        },
        streamQuery: () => {
          throw new StatementFailed('STREAMS_ARE_NOT_OFFERED');
        },
      };
      lent.set(connection, one);
      return connection;
    },
    beginTransaction: async (connection) => {
      const one = held(connection);
      one.onlyReads = true;
      one.begun = control(one, 'BEGIN');
      // The first statement rejects with it, or the COMMIT.
      one.begun.catch(() => undefined);
    },
    commitTransaction: async (connection) => {
      const one = held(connection);
      await one.begun;
      const committed = control(one, 'COMMIT');
      // One that fails leaves a broken connection, which is discarded.
      if (one.onlyReads) one.ended = committed.catch(() => undefined);
      else await committed;
    },
    rollbackTransaction: async (connection) => control(held(connection), 'ROLLBACK'),
    releaseConnection: async (connection) => {
      const one = lent.get(connection);
      lent.delete(connection);
      const release = (): void => one?.connection.release(one.broken);
      if (one?.ended === undefined) release();
      else void one.ended.then(release);
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

import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type RootOperationNode,
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
  /** `asked`: it begins with the first statement that needs it, and not at all if none does. */
  transaction: 'none' | 'asked' | 'open';
  /** A BEGIN that is under way. Engines answer in order: the next statement goes along with it, and is trusted once both are answered. */
  begun: Promise<void>;
}

/** What begins and ends a transaction, and what an engine answers to it. */
const begin = { sql: 'BEGIN', answer: 'BEGIN' };
const commit = { sql: 'COMMIT', answer: 'COMMIT' };
const rollback = { sql: 'ROLLBACK', answer: 'ROLLBACK' };
type Control = typeof begin;

/** A query that neither changes nor locks anything; our own SQL is not looked into. In READ COMMITTED it sees no more in a transaction than alone. */
const isPlainRead = (query: RootOperationNode): boolean =>
  SelectQueryNode.is(query) && query.endModifiers === undefined && query.with === undefined;

/**
 * PostgreSQL's dialect of Kysely over our connections, the same for both engines. It adds four things to Kysely's own driver: a connection whose
 * transaction is in doubt is never lent again, a COMMIT that had to roll back fails, statements can be counted, and a unit of work that only reads has
 * no BEGIN and no COMMIT: on the embedded engine they took a fifth of such a unit, while all others wait. Behind a pooler it has them all the same,
 * because the limits of a statement are the transaction's there.
 */
export const dialect = (connections: Connections, onStatement: OnStatement): Dialect => {
  const lent = new WeakMap<DatabaseConnection, Lent>();
  const { beginWithLimits } = connections;
  const beginning: Control = beginWithLimits === undefined ? begin : { ...begin, sql: beginWithLimits };

  const ask = async (one: Lent, sql: string, parameters: readonly unknown[]): Promise<Answer> => {
    onStatement(sql);
    try {
      return await one.connection.ask(sql, parameters);
    } catch (fault) {
      one.broken ||= !outlives(codeOf(fault));
      throw fault;
    }
  };

  const control = async (one: Lent, { sql, answer: expected }: Control): Promise<void> => {
    const answer = await ask(one, sql, []).catch((fault: unknown) => {
      one.broken = true;
      throw fault;
    });
    if (answer.command !== expected) throw new StatementFailed('TRANSACTION_ABORTED');
  };

  const held = (connection: DatabaseConnection): Lent => {
    const one = lent.get(connection);
    if (one === undefined) throw new StatementFailed('CONNECTION_GIVEN_BACK');
    return one;
  };

  const ended = async (connection: DatabaseConnection, how: Control): Promise<void> => {
    const one = held(connection);
    if (one.transaction === 'open') await control(one, how);
  };

  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const one: Lent = {
        connection: await connections.acquire(),
        broken: false,
        transaction: 'none',
        begun: Promise.resolve(),
      };
      const connection: DatabaseConnection = {
        executeQuery: async <R>({ sql, parameters, query }: CompiledQuery) => {
          if (one.transaction === 'asked' && (beginWithLimits !== undefined || !isPlainRead(query))) {
            one.transaction = 'open';
            one.begun = control(one, beginning);
          }
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
      held(connection).transaction = 'asked';
    },
    commitTransaction: (connection) => ended(connection, commit),
    rollbackTransaction: (connection) => ended(connection, rollback),
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

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
import { codeOf, EarlierStatementFailed, outlives, StatementFailed, type Answer } from './answers';
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
  /** The answer to BEGIN. Engines answer in order: the first statement is sent along with it, and is trusted once both are answered. */
  begun: Promise<void>;
  /** All answers to what was sent so far and not waited for. Rejects with the first failure: those after it only follow from it. */
  sent: Promise<unknown>;
  /** How many statements that is. */
  unanswered: number;
}

/** In an import, thousands of writes follow each other. The last of so many is waited for, or it would wait behind the others longer than a statement may take. */
const mostUnanswered = 20;

/** What begins and ends a transaction, and what an engine answers to it. */
const begin = { sql: 'BEGIN', answer: 'BEGIN' };
const commit = { sql: 'COMMIT', answer: 'COMMIT' };
const rollback = { sql: 'ROLLBACK', answer: 'ROLLBACK' };
type Control = typeof begin;

/** A query that neither changes nor locks anything; our own SQL is not looked into. In READ COMMITTED it sees no more in a transaction than alone. */
const isPlainRead = (query: RootOperationNode): boolean =>
  SelectQueryNode.is(query) && query.endModifiers === undefined && query.with === undefined;

const isWrite = (sql: string): boolean => /^\s*(?:insert|update|delete)\b/i.test(sql);

/** A write without RETURNING, a SELECT without columns, which is there for its lock, or a step back that is prepared or forgotten. */
const answersNothing = (sql: string): boolean =>
  isWrite(sql)
    ? !/\breturning\b/i.test(sql)
    : /^\s*(?:select\s+from|savepoint|release\s+savepoint|rollback\s+to\s+savepoint)\b/i.test(sql);

/** Where a transaction was given up because one of its statements failed, that statement's code says why. */
const failedEarlier = (fault: unknown): never => {
  const code = codeOf(fault);
  throw outlives(code) ? new EarlierStatementFailed(code) : new StatementFailed(code);
};

/**
 * PostgreSQL's dialect of Kysely over our connections, the same for both engines. It adds five things to Kysely's own driver: a connection whose
 * transaction is in doubt is never lent again, a COMMIT that had to roll back fails, statements can be counted, and a unit of work that only reads has
 * no BEGIN and no COMMIT: on the embedded engine they took a fifth of such a unit, while all others wait. Behind a pooler it has them all the same,
 * because the limits of a statement are the transaction's there. And in a transaction, the next statement is sent without waiting for one that answers
 * nothing, and fails if that one failed (decisions/004).
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

  /** An answer, after those to all statements before it. */
  const inOrder = (one: Lent, answer: Promise<Answer>): Promise<Answer> => {
    const all = one.sent.then(() => answer);
    // The statement after this one, or the COMMIT, tells of a failure.
    for (const either of [all, answer]) either.catch(() => undefined);
    return all;
  };

  const held = (connection: DatabaseConnection): Lent => {
    const one = lent.get(connection);
    if (one === undefined) throw new StatementFailed('CONNECTION_GIVEN_BACK');
    return one;
  };

  const ended = async (connection: DatabaseConnection, how: Control): Promise<void> => {
    const one = held(connection);
    if (one.transaction !== 'open') return;
    if (how === commit) await one.begun.catch(failedEarlier);
    const [earlier, end] = await Promise.allSettled([one.sent, control(one, how)]);
    if (how === commit && earlier.status === 'rejected') failedEarlier(earlier.reason);
    if (end.status === 'rejected') throw end.reason;
  };

  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      const one: Lent = {
        connection: await connections.acquire(),
        broken: false,
        transaction: 'none',
        begun: Promise.resolve(),
        sent: Promise.resolve(),
        unanswered: 0,
      };
      const connection: DatabaseConnection = {
        executeQuery: async <R>({ sql, parameters, query }: CompiledQuery) => {
          const begins = one.transaction === 'asked' && (beginWithLimits !== undefined || !isPlainRead(query));
          if (begins) {
            one.transaction = 'open';
            one.begun = control(one, beginning);
            one.begun.catch(() => undefined);
            one.sent = one.begun;
          } else if (isWrite(sql)) {
            // Without a transaction it would stand by itself.
            await one.begun;
          }
          const answer = inOrder(one, ask(one, sql, parameters));
          if (one.transaction === 'open' && answersNothing(sql) && one.unanswered < mostUnanswered) {
            one.sent = answer;
            one.unanswered += 1;
            return { rows: [] };
          }
          const answered = await answer;
          one.unanswered = 0;
          return asResult<R>(answered);
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

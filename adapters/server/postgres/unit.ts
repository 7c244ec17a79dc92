import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Errors } from 'io-ts';
import type { Kysely } from 'kysely';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { Reading } from './columns';
import { codeOf } from './engine/answers';
import type { Tables } from './tables';

/** Why a unit of work can't be committed, whatever its work returned. */
export type Trouble =
  | { readonly _tag: 'StatementFailed'; readonly code: string }
  | { readonly _tag: 'RowUnreadable'; readonly table: string; readonly column: string }
  | { readonly _tag: 'NoSuchRow'; readonly table: string };

export const unavailable: StoreUnavailable = { _tag: 'StoreUnavailable' };

/** What Kysely's builders and `statement` have in common. */
export interface Statement {
  readonly execute: () => Promise<readonly unknown[]>;
}

/**
 * The statements of one unit of work. The first failure is remembered: PostgreSQL rolls such a unit back even if its work continues and answers
 * Right, and no caller may believe otherwise.
 */
export interface Unit {
  readonly db: Kysely<Tables>;
  /** All rows, decoded. An unreadable row is a failure. */
  readonly all: <A>(table: keyof Tables, row: Reading<A>, statement: Statement) => FromStore<readonly A[]>;
  readonly first: <A>(table: keyof Tables, row: Reading<A>, statement: Statement) => FromStore<O.Option<A>>;
  /** Exactly one row; none is a failure. */
  readonly one: <A>(table: keyof Tables, row: Reading<A>, statement: Statement) => FromStore<A>;
  readonly done: (statement: Statement) => FromStore<undefined>;
  readonly trouble: () => Trouble | undefined;
}

/** Names the place in the row, not the value found there, which may be anyone's name. */
const columnOf = (errors: Errors): string =>
  errors[0]?.context
    .slice(1)
    .map(({ key }) => key)
    .join('.') ?? '';

export const unitOn = (db: Kysely<Tables>): Unit => {
  let first: Trouble | undefined;
  const inTrouble = (trouble: Trouble): StoreUnavailable => {
    first ??= trouble;
    return unavailable;
  };

  const executed = (statement: Statement): FromStore<readonly unknown[]> =>
    TE.tryCatch(
      () => statement.execute(),
      (fault) => inTrouble({ _tag: 'StatementFailed', code: codeOf(fault) }),
    );
  const decoded =
    <B>(table: keyof Tables, { decode }: Reading<B>) =>
    (rows: readonly unknown[]): E.Either<StoreUnavailable, readonly B[]> =>
      pipe(
        rows,
        E.traverseArray(decode),
        E.mapLeft((errors) => inTrouble({ _tag: 'RowUnreadable', table, column: columnOf(errors) })),
      );

  const all: Unit['all'] = (table, row, statement) => pipe(executed(statement), TE.flatMapEither(decoded(table, row)));
  const firstOf: Unit['first'] = (table, row, statement) =>
    pipe(
      all(table, row, statement),
      TE.map(([found]) => O.fromNullable(found)),
    );
  return {
    db,
    all,
    first: firstOf,
    one: (table, row, statement) =>
      pipe(firstOf(table, row, statement), TE.flatMap(TE.fromOption(() => inTrouble({ _tag: 'NoSuchRow', table })))),
    done: (statement) =>
      pipe(
        executed(statement),
        TE.map(() => undefined),
      ),
    trouble: () => first,
  };
};

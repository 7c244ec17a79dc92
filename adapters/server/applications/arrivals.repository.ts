import * as TE from 'fp-ts/TaskEither';
import { sql } from 'kysely';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { number, struct } from '../../contract/codec';
import { reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

/*
 * An application gets its number when it is added, and is seen when it is committed, in another order. A reader who goes on from the last number that was
 * seen would miss one before it that was on its way. So whoever adds applications holds a lock that says from which number on, and a page ends there.
 */

/** The first number of these locks, among the advisory locks of the database; the second is the last number that was given before. */
const adding = 8_157_002;

/** The last number that was given. */
const given = sql`select case when is_called then last_value else 0 end as last from applications_id_seq`;

/** Goes before each statement that adds applications. Only the first of a unit of work has anything to say: numbers only grow. */
export const announcing = ({ db, done }: Unit): (() => FromStore<undefined>) => {
  let isSaid = false;
  return () => {
    if (isSaid) return TE.right(undefined);
    isSaid = true;
    const lock = sql`select from (${given}) as given, pg_advisory_xact_lock_shared(${adding}::integer, least(last, 2147483647)::integer)`;
    return done({ execute: async () => (await lock.execute(db)).rows });
  };
};

/** The last number up to which all applications are there that ever will be. The last one that was given is read first: whoever adds from then on gets a later one. */
export const lastArrived = ({ db, one }: Unit): FromStore<number> => {
  const last = sql`
    with given as materialized (${given})
    select least(last, (
      select min(objid::bigint) from pg_locks
      where locktype = 'advisory' and classid = ${adding}::integer::oid and objsubid = 2 and last >= 0
        and database = (select oid from pg_database where datname = current_database())
    )) as last from given`;
  return one(
    'applications',
    reading(struct({ last: number }), (row) => row.last),
    { execute: async () => (await last.execute(db)).rows },
  );
};

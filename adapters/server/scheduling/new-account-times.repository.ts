import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { Id } from '../postgres/tables';
import type { NewAccountTimes, TimeTaken } from '../../../application/scheduling/new-account-times.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { instant, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface NewAccountTimesTable {
  readonly id: Id;
  readonly network: string;
  readonly position_id: number;
  readonly taken_at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly new_account_times: NewAccountTimesTable;
  }
}

const taken: Reading<TimeTaken> = reading(struct({ position_id: positionId, taken_at: instant }), (row) => ({
  positionId: row.position_id,
  at: row.taken_at,
}));

/** Advisory locks of this kind; the other half of the key is the sealed network. */
const networkLocks = 2_412;

export const newAccountTimes = ({ db, all, done }: Unit): NewAccountTimes => ({
  // Each lock is a separate statement before the read: see the codes of sign-in.
  takenSince: (network, since) =>
    pipe(
      done({
        execute: async () =>
          (await sql`select from pg_advisory_xact_lock(${networkLocks}::int, hashtext(${network}))`.execute(db)).rows,
      }),
      // Rows that another call is deleting right now are skipped.
      TE.flatMap(() =>
        done({
          execute: async () =>
            (
              await sql`
                delete from new_account_times where id in (
                  select id from new_account_times where taken_at < ${printIsoInstant(since)}::timestamptz
                  for update skip locked
                )`.execute(db)
            ).rows,
        }),
      ),
      TE.flatMap(() =>
        all(
          'new_account_times',
          taken,
          db
            .selectFrom('new_account_times')
            .select(['position_id', 'taken_at'])
            .where('network', '=', network)
            .where('taken_at', '>=', printIsoInstant(since)),
        ),
      ),
    ),
  add: (network, { positionId: position, at }) =>
    done(db.insertInto('new_account_times').values({ network, position_id: position, taken_at: printIsoInstant(at) })),
});

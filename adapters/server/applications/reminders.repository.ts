import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { Stage } from '../../../domain/positions/kinds';
import type { AppointmentNamed, Reminders } from '../../../application/applications/appointments.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { candidateId, oldest, reading, stage, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface RemindersTable {
  readonly application_id: number;
  readonly stage: Stage;
  readonly due_at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly reminders: RemindersTable;
  }
}

const named: Reading<AppointmentNamed> = reading(
  struct({ candidate_id: candidateId, position_id: positionId, stage }),
  ({ candidate_id, position_id, ...row }) => ({ ...row, candidateId: candidate_id, positionId: position_id }),
);

export const reminders = ({ db, first, done }: Unit): Reminders => ({
  plan: ({ candidateId: candidate, positionId: position, stage: of }, startsAt, due) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into reminders (application_id, stage, due_at)
            select appointments.application_id, appointments.stage, planned.due::timestamptz
            from applications
            join appointments on appointments.application_id = applications.id
            cross join jsonb_array_elements_text(${JSON.stringify(due.map(printIsoInstant))}::jsonb) as planned(due)
            where candidate_id = ${candidate} and position_id = ${position}
              and stage = ${of} and starts_at = ${printIsoInstant(startsAt)}::timestamptz
            on conflict do nothing`.execute(db)
        ).rows,
    }),
  /* The application is locked first, as in every act. Two processes may read the same reminder; only the one that deletes it sends it. */
  takeDue: (now) =>
    first('reminders', named, {
      execute: async () =>
        (
          await sql`
            with next as (
              select reminders.application_id, reminders.stage
              from reminders join applications on applications.id = reminders.application_id
              where due_at <= ${printIsoInstant(now)}::timestamptz
              order by due_at, reminders.application_id
              limit 1
              for update of applications skip locked
            ), taken as (
              delete from reminders using next
              where reminders.application_id = next.application_id and reminders.stage = next.stage
                and due_at <= ${printIsoInstant(now)}::timestamptz
              returning reminders.application_id, reminders.stage
            )
            select distinct candidate_id, position_id, taken.stage
            from taken join applications on applications.id = taken.application_id`.execute(db)
        ).rows,
    }),
  oldestDue: (now) =>
    pipe(
      first('reminders', oldest, {
        execute: async () =>
          (
            await sql`
              select min(due_at) as oldest from reminders where due_at <= ${printIsoInstant(now)}::timestamptz`.execute(
              db,
            )
          ).rows,
      }),
      TE.map(O.flatMap(O.fromNullable)),
    ),
});

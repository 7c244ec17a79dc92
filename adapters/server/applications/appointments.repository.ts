import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { Appointments, HoldOutcome, InterviewBegun } from '../../../application/applications/appointments.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { Stage } from '../../../domain/positions/kinds';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Slot } from '../../../domain/positions/slot';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { flag, number, struct } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { candidateId, instant, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface AppointmentsTable {
  readonly application_id: number;
  readonly stage: Stage;
  readonly slot_id: number;
  readonly seat: number;
  readonly starts_at: string;
}

interface AppointmentRevisionsTable {
  readonly application_id: number;
  readonly stage: Stage;
  readonly revision: number;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly appointments: AppointmentsTable;
    readonly appointment_revisions: AppointmentRevisionsTable;
  }
}

interface Wish {
  readonly candidate: CandidateId;
  readonly position: PositionId;
  readonly stage: Stage;
  readonly kind: SlotKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** The result of one try. `elsewhere`: the stage holds a place in another slot. `free`: there was a place when the try began. */
const tried = reading(struct({ taken: flag, already: flag, free: flag, elsewhere: flag }), (row) => row);

const counted = reading(struct({ revision: number }), ({ revision }) => revision);

const begun: Reading<InterviewBegun> = reading(
  struct({ candidate_id: candidateId, position_id: positionId, starts_at: instant }),
  ({ candidate_id, position_id, starts_at }) => ({
    candidateId: candidate_id,
    positionId: position_id,
    startsAt: starts_at,
  }),
);

const ahead = reading(struct({ ahead: number }), (row) => row.ahead);

/**
 * Takes the lowest free seat in one statement. Simultaneous callers want the same seat, and `on conflict do nothing` waits for the first one: the
 * constraint on (slot, seat) decides, and never admits two. The slot's row is locked as its reference locks it anyway, but before the seat is taken:
 * a slot that is being closed is waited for, and then is seen closed.
 */
const attempt = ({ candidate, position, stage, kind, slot, startsAt }: Wish) => sql`
  with wanted as (
    select slots.id,
           (select count(*) from appointments where appointments.slot_id = slots.id) as held
    from slots
    where position_id = ${position} and kind = ${kind} and slot_date = ${slot.date} and slot_from = ${slot.from}
  ), place as (
    select slots.id as slot_id,
           (select min(n) from generate_series(1, wanted.held + 1) as seats(n)
            where not exists (select from appointments where slot_id = wanted.id and seat = n))::integer as seat
    from wanted join slots on slots.id = wanted.id
    where wanted.held < slots.capacity
    for key share of slots
  ), own as (
    select applications.id, appointments.slot_id
    from applications
    left join appointments on appointments.application_id = applications.id and appointments.stage = ${stage}
    where candidate_id = ${candidate} and position_id = ${position}
  ), taken as (
    insert into appointments (application_id, stage, slot_id, seat, starts_at)
    select own.id, ${stage}::text, place.slot_id, place.seat, ${printIsoInstant(startsAt)}::timestamptz
    from own cross join place
    where own.slot_id is null
    on conflict do nothing
    returning seat
  )
  select exists (select from taken) as taken,
         exists (select from own join wanted on wanted.id = own.slot_id) as already,
         exists (select from place) as free,
         exists (select from own where slot_id is not null) as elsewhere
  from own`;

/** Each lost race means that someone else took a seat; no real slot has more places than this. */
const mostRaces = 200;

export const appointments = ({ db, all, one, done }: Unit): Appointments => {
  const control = (command: string): FromStore<undefined> =>
    done({ execute: async () => (await sql.raw(command).execute(db)).rows });

  const release = (candidate: CandidateId, position: PositionId, stage: Stage): FromStore<undefined> =>
    done(
      db
        .deleteFrom('appointments')
        .where('stage', '=', stage)
        .where('application_id', 'in', (eb) =>
          eb
            .selectFrom('applications')
            .select('id')
            .where('candidate_id', '=', candidate)
            .where('position_id', '=', position),
        ),
    );

  /** Releases the stage's place in any slot but this one. */
  const releaseOther = ({ candidate, position, stage, kind, slot }: Wish): FromStore<undefined> =>
    done({
      execute: async () =>
        (
          await sql`
            delete from appointments using applications, slots
            where applications.id = appointments.application_id and slots.id = appointments.slot_id
              and candidate_id = ${candidate} and applications.position_id = ${position} and stage = ${stage}
              and not (slots.position_id = ${position} and kind = ${kind}
                and slot_date = ${slot.date} and slot_from = ${slot.from})`.execute(db)
        ).rows,
    });

  /** The old place is released only when the new one is held (R17). Only the try answers anything: all of it is one round trip. */
  const move = (wish: Wish, races: number): FromStore<HoldOutcome> =>
    pipe(
      control('savepoint before_the_move'),
      TE.flatMap(() => releaseOther(wish)),
      TE.flatMap(() => hold(wish, races)),
      TE.tap((outcome) =>
        control(outcome === 'held' ? 'release savepoint before_the_move' : 'rollback to savepoint before_the_move'),
      ),
    );

  const hold = (wish: Wish, races: number): FromStore<HoldOutcome> =>
    pipe(
      one('appointments', tried, { execute: async () => (await attempt(wish).execute(db)).rows }),
      TE.flatMap(({ taken, already, free, elsewhere }): FromStore<HoldOutcome> => {
        if (taken || already) return TE.right('held');
        if (!free || races === 0) return TE.right('taken');
        return elsewhere ? move(wish, races) : hold(wish, races - 1);
      }),
    );

  return {
    hold: (candidate, position, stage, kind, slot, startsAt) =>
      hold({ candidate, position, stage, kind, slot, startsAt }, mostRaces),
    move: (candidate, position, stage, kind, slot, startsAt) =>
      move({ candidate, position, stage, kind, slot, startsAt }, mostRaces),
    release,
    aheadOf: (candidate, now) =>
      one('appointments', ahead, {
        execute: async () =>
          (
            await sql`
              select count(*)::integer as ahead
              from appointments join applications on applications.id = appointments.application_id
              where applications.candidate_id = ${candidate} and appointments.starts_at > ${printIsoInstant(now)}::timestamptz`.execute(
              db,
            )
          ).rows,
      }),
    interviewsBegun: (from, to) =>
      all('appointments', begun, {
        execute: async () =>
          (
            await sql`
              select candidate_id, applications.position_id, starts_at
              from appointments
              join applications on applications.id = appointments.application_id
              join slots on slots.id = appointments.slot_id
              where stage = 'interview' and kind = 'video'
                and starts_at between ${printIsoInstant(from)}::timestamptz and ${printIsoInstant(to)}::timestamptz
              order by starts_at, applications.id`.execute(db)
          ).rows,
      }),
    nextRevision: (candidate, position, stage) =>
      one('appointment_revisions', counted, {
        execute: async () =>
          (
            await sql`
              insert into appointment_revisions (application_id, stage, revision)
              select id, ${stage}::text, 1 from applications
              where candidate_id = ${candidate} and position_id = ${position}
              on conflict (application_id, stage) do update set revision = appointment_revisions.revision + 1
              returning revision`.execute(db)
          ).rows,
      }),
  };
};

import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { Id } from '../postgres/tables';
import type { Places, Slots } from '../../../application/positions/slots.store';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { Slot } from '../../../domain/positions/slot';
import { number, struct } from '../../contract/codec';
import { calendarDate, positionId } from '../../contract/wire/fields';
import { email, endTime, reading, wallTime, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import { inOrder, take } from '../../../application/in-order';

interface SlotsTable {
  readonly id: Id;
  readonly position_id: number;
  readonly kind: SlotKind;
  readonly slot_date: string;
  readonly slot_from: string;
  readonly slot_to: string;
  readonly capacity: number;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly slots: SlotsTable;
  }
}

const slot: Reading<Slot> = reading(
  struct({ slot_date: calendarDate, slot_from: wallTime, slot_to: endTime }),
  (row) => ({ date: row.slot_date, from: row.slot_from, to: row.slot_to }),
);

const placed = reading(
  struct({ id: number, position_id: positionId, slot_date: calendarDate, slot_from: wallTime, slot_to: endTime }),
  (row) => ({
    id: row.id,
    positionId: row.position_id,
    slot: { date: row.slot_date, from: row.slot_from, to: row.slot_to },
  }),
);

const places: Reading<Places> = reading(struct({ capacity: number, held: number }), (row) => row);

const locked = reading(struct({ id: number, capacity: number }), (row) => row);

const booked = reading(
  struct({ slot_id: number, slot_date: calendarDate, slot_from: wallTime, slot_to: endTime, email }),
  (row) => ({
    slotId: row.slot_id,
    slot: { date: row.slot_date, from: row.slot_from, to: row.slot_to },
    email: row.email,
  }),
);

export const slots = ({ db, all, first, done }: Unit): Slots => {
  const of = (position: PositionId, kind: SlotKind) =>
    db.selectFrom('slots').where('position_id', '=', position).where('kind', '=', kind);
  /**
   * A booking holds the slot's row `for key share` until it is committed, and asks for that before it takes a place. So this lock waits for bookings in
   * progress, and later ones wait for it. What is booked is read by the next statement, which sees the bookings that were waited for.
   */
  const lock = (position: PositionId, kind: SlotKind, starts: Parameters<Slots['close']>[2]) =>
    all('slots', locked, {
      execute: async () =>
        (
          await sql`
            select id, capacity from slots
            where position_id = ${position} and kind = ${kind} and (slot_date, slot_from) in (
              select given.date, given."from"
              from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as given(date date, "from" time(0))
            )
            order by id
            for update`.execute(db)
        ).rows,
    });

  const bookedIn = (ids: readonly number[]) =>
    all(
      'appointments',
      booked,
      db
        .selectFrom('appointments')
        .innerJoin('slots', 'slots.id', 'appointments.slot_id')
        .innerJoin('applications', 'applications.id', 'appointments.application_id')
        .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
        .select(['slot_id', 'slot_date', 'slot_from', 'slot_to', 'email'])
        .where('slot_id', 'in', ids)
        .orderBy('slot_date')
        .orderBy('slot_from')
        .orderBy('seat'),
    );

  return {
    close: (position, kind, starts) =>
      inOrder(function* () {
        const them = yield* take(lock(position, kind, starts));
        const ids = them.map(({ id }) => id);
        if (ids.length === 0) return { closed: 0, booked: [] };
        const held = yield* take(bookedIn(ids));
        yield* take(done(db.updateTable('slots').set({ capacity: 0 }).where('id', 'in', ids)));
        const free = them.map(({ id, capacity }) => capacity - held.filter(({ slotId }) => slotId === id).length);
        return {
          closed: free.reduce((sum, places) => sum + Math.max(0, places), 0),
          booked: held.map(({ slot: its, email: holder }) => ({ slot: its, email: holder })),
        };
      }),
    page: (after = 0, limit) =>
      pipe(
        all(
          'slots',
          placed,
          db
            .selectFrom('slots')
            .select(['id', 'position_id', 'slot_date', 'slot_from', 'slot_to'])
            .where('id', '>', after)
            .orderBy('id')
            .limit(limit),
        ),
        TE.map((rows) => ({
          slots: rows.map(({ positionId: of, slot: its }) => ({ positionId: of, slot: its })),
          next: rows.length < limit ? undefined : rows.at(-1)?.id,
        })),
      ),
    free: (position, kind, { start, end }) =>
      all(
        'slots',
        slot,
        of(position, kind)
          .select(['slot_date', 'slot_from', 'slot_to'])
          .where('slot_date', '>=', start)
          .where('slot_date', '<=', end)
          .where((eb) =>
            eb(
              'capacity',
              '>',
              eb
                .selectFrom('appointments')
                .select(eb.fn.countAll<number>().as('held'))
                .whereRef('appointments.slot_id', '=', 'slots.id'),
            ),
          )
          .orderBy('slot_date')
          .orderBy('slot_from'),
      ),
    places: (position, kind, { date, from }) =>
      pipe(
        first(
          'slots',
          places,
          of(position, kind)
            .select((eb) => [
              'capacity',
              eb
                .selectFrom('appointments')
                .select(eb.fn.countAll<number>().as('held'))
                .whereRef('appointments.slot_id', '=', 'slots.id')
                .as('held'),
            ])
            .where('slot_date', '=', date)
            .where('slot_from', '=', from),
        ),
        TE.map(O.getOrElse((): Places => ({ capacity: 0, held: 0 }))),
      ),
    find: (position, kind, { date, from }) =>
      first(
        'slots',
        slot,
        of(position, kind)
          .select(['slot_date', 'slot_from', 'slot_to'])
          .where('capacity', '>', 0)
          .where('slot_date', '=', date)
          .where('slot_from', '=', from),
      ),
  };
};

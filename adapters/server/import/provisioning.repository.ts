import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { NewCandidate } from '../../../application/profile/profiles.store';
import type { Provisioning } from '../../../application/import/provisioning.store';
import type { SlotWithCapacity } from '../../../application/positions/slots.store';
import type { HeldAppointment } from '../../../application/applications/appointments.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, number, struct, text } from '../../contract/codec';
import { particulars } from '../../contract/applications/particulars.wire';
import { reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import { application as applicationColumns } from '../applications/application-row.repository';
import { announcing } from '../applications/arrivals.repository';
import { candidateIdRow, candidateValues } from '../profile/candidate-row.repository';
import { position as positionColumns } from '../positions/position-row.repository';
import { questionnaireValues } from '../screening/screening.repository';

const id = reading(struct({ id: number }), (row) => row.id);
const empty = reading(struct({ empty: flag }), (row) => row.empty);

/** Rows per statement: 100,000 slots in one would be 10 MB of text. */
const slotsPerStatement = 5_000;

/** Of two slots that start together the later entry counts, because one statement can't write a row twice. */
const distinct = (slots: readonly SlotWithCapacity[]): readonly SlotWithCapacity[] => [
  ...new Map(slots.map((one) => [`${one.slot.date} ${one.slot.from}`, one])).values(),
];

const inParts = <A>(all: readonly A[], size: number): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

export const provisioning = (unit: Unit): Provisioning => {
  const { db, first, one, done } = unit;
  const announce = announcing(unit);
  const addSlots = (position: PositionId, kind: SlotKind, slots: readonly SlotWithCapacity[]): FromStore<undefined> => {
    const entries = slots.map(({ slot, capacity }) => ({ ...slot, capacity }));
    return done({
      execute: async () =>
        (
          await sql`
            insert into slots (position_id, kind, slot_date, slot_from, slot_to, capacity)
            select ${position}::bigint, ${kind}::text, given.date, given."from", given."to", given.capacity
            from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
              as given(date date, "from" time(0), "to" time(0), capacity integer)
            on conflict (position_id, kind, slot_date, slot_from)
            do update set slot_to = excluded.slot_to, capacity = excluded.capacity
            where (slots.slot_to, slots.capacity) is distinct from (excluded.slot_to, excluded.capacity)`.execute(db)
        ).rows,
    });
  };

  /** A booking from the provider always counts: it needs no free place, and takes the lowest unused seat. */
  const seat = (application: number, position: PositionId, held: HeldAppointment): FromStore<undefined> =>
    pipe(
      done(
        db
          .insertInto('slots')
          .values({
            position_id: position,
            kind: held.kind,
            slot_date: held.slot.date,
            slot_from: held.slot.from,
            slot_to: held.slot.to,
            capacity: 0,
          })
          .onConflict((conflict) => conflict.doNothing()),
      ),
      TE.flatMap(() =>
        done({
          execute: async () =>
            (
              await sql`
                insert into appointments (application_id, stage, slot_id, seat, starts_at)
                select ${application}::bigint, ${held.stage}::text, slots.id,
                       (select min(n)
                        from generate_series(1, (select count(*) + 1 from appointments where slot_id = slots.id)) as seats(n)
                        where not exists (select from appointments where slot_id = slots.id and seat = n)),
                       ${printIsoInstant(held.startsAt)}::timestamptz
                from slots
                where position_id = ${position} and kind = ${held.kind}
                  and slot_date = ${held.slot.date} and slot_from = ${held.slot.from}`.execute(db)
            ).rows,
        }),
      ),
    );

  const putCandidate = (fields: NewCandidate) =>
    db
      .insertInto('candidates')
      .values({ email: fields.email, ...candidateValues(fields) })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(candidateValues(fields)))
      .returning('id');

  return {
    isEmpty: () =>
      one(
        'positions',
        empty,
        db.selectNoFrom((eb) =>
          eb
            .and([
              eb.not(eb.exists(eb.selectFrom('positions').select('position_id'))),
              eb.not(eb.exists(eb.selectFrom('candidates').select('id'))),
            ])
            .as('empty'),
        ),
      ),
    putPosition: (position, at) => {
      const values = positionColumns.encode(position);
      const posted_at = at === undefined ? null : printIsoInstant(at);
      return done(
        db
          .insertInto('positions')
          .values({ position_id: position.positionId, ...values, posted_at })
          .onConflict((conflict) =>
            conflict.column('position_id').doUpdateSet({
              ...values,
              posted_at: sql`case when excluded.published and not positions.published
                then coalesce(excluded.posted_at, positions.posted_at)
                else coalesce(positions.posted_at, excluded.posted_at) end`,
            }),
          ),
      );
    },
    putQuestionnaire: (questionnaire) => {
      const { id: known, content } = questionnaireValues(questionnaire);
      return done(
        db
          .insertInto('questionnaires')
          .values({ id: known, content })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ content })),
      );
    },
    putSlots: (position, kind, slots) =>
      pipe(
        inParts(distinct(slots), slotsPerStatement),
        TE.traverseSeqArray((part) => addSlots(position, kind, part)),
        TE.map(() => undefined),
      ),
    putCandidate: (candidate) => one('candidates', candidateIdRow, putCandidate(candidate)),
    addParticulars: (candidate, position, fields) =>
      done({
        execute: async () =>
          (
            await sql`
              insert into application_particulars (application_id, content)
              select id, ${JSON.stringify(particulars(text).encode(fields))}::jsonb
              from applications where candidate_id = ${candidate} and position_id = ${position}
              on conflict (application_id) do nothing`.execute(db)
          ).rows,
      }),
    addApplication: (candidate, application, ...appointments) =>
      pipe(
        announce(),
        TE.flatMap(() =>
          first(
            'applications',
            id,
            db
              .insertInto('applications')
              .values({
                candidate_id: candidate,
                position_id: application.positionId,
                ...applicationColumns.encode(application),
              })
              .onConflict((conflict) => conflict.columns(['candidate_id', 'position_id']).doNothing())
              .returning('id'),
          ),
        ),
        TE.flatMap((added) =>
          pipe(
            O.isNone(added) ? [] : appointments.flatMap((one) => (one === undefined ? [] : [one])),
            TE.traverseSeqArray((one) =>
              O.isNone(added) ? TE.right(undefined) : seat(added.value, application.positionId, one),
            ),
            TE.map(() => O.isSome(added)),
          ),
        ),
      ),
  };
};

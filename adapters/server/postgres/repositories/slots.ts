import type { SlotKind, Slots } from '../../../../application/ports/unit-of-work/slots';
import type { PositionId } from '../../../../domain/positions/ids';
import type { Slot } from '../../../../domain/scheduling/slot';
import { flag, struct } from '../../../contract/codec';
import { calendarDate } from '../../../contract/wire/fields';
import { reading, wallTime, type Reading } from '../columns';
import type { Unit } from '../unit';

const slot: Reading<Slot> = reading(
  struct({ slot_date: calendarDate, slot_from: wallTime, slot_to: wallTime }),
  (row) => ({ date: row.slot_date, from: row.slot_from, to: row.slot_to }),
);

const there = reading(struct({ there: flag }), (row) => row.there);

export const slots = ({ db, all, one }: Unit): Slots => {
  const of = (position: PositionId, kind: SlotKind) =>
    db.selectFrom('slots').where('position_id', '=', position).where('kind', '=', kind);
  return {
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
    exists: (position, kind, { date, from }) =>
      one(
        'slots',
        there,
        db.selectNoFrom((eb) =>
          eb
            .exists(
              of(position, kind)
                .select('slots.id')
                .where('capacity', '>', 0)
                .where('slot_date', '=', date)
                .where('slot_from', '=', from),
            )
            .as('there'),
        ),
      ),
  };
};

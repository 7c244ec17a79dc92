import type { IdempotencyKeys, KeptBooking } from '../../../../application/ports/unit-of-work';
import { printIsoInstant } from '../../../../domain/time/instant';
import { struct } from '../../../contract/codec';
import { calendarDate, positionId } from '../../../contract/wire/fields';
import { reading, wallTime, type Reading } from '../columns';
import type { Unit } from '../unit';

const kept: Reading<KeptBooking> = reading(
  struct({ position_id: positionId, slot_date: calendarDate, slot_from: wallTime, slot_to: wallTime }),
  (row) => ({
    positionId: row.position_id,
    slot: { date: row.slot_date, from: row.slot_from, to: row.slot_to },
  }),
);

export const idempotencyKeys = ({ db, first, done }: Unit): IdempotencyKeys => ({
  find: (candidate, key) =>
    first(
      'idempotency_keys',
      kept,
      db
        .selectFrom('idempotency_keys')
        .select(['position_id', 'slot_date', 'slot_from', 'slot_to'])
        .where('candidate_id', '=', candidate)
        .where('key', '=', key),
    ),
  keep: (candidate, key, { positionId: position, slot }, at) =>
    done(
      db.insertInto('idempotency_keys').values({
        candidate_id: candidate,
        key,
        position_id: position,
        slot_date: slot.date,
        slot_from: slot.from,
        slot_to: slot.to,
        kept_at: printIsoInstant(at),
      }),
    ),
});

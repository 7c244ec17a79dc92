import type { DayOfSlots, Slot } from '../../../domain/positions/slot';
import type { Instant } from '../../../domain/time/instant';
import { listOf, mapped, maybe, number, struct, withDefault, type Codec } from '../codec';
import { calendarDate, endTime, instant, wallTime } from '../wire/fields';

/** A slot's day and times by the clock of the position (R14). */
export const slotFields = { slot_date: calendarDate, slot_from: wallTime, slot_to: endTime } as const;

/** Ours: the moment of `slot_from`, by the server's zone data. Optional, for backends that don't send it. */
export const startsAt = { starts_at: maybe(instant) } as const;

const startOf = (moment: Instant | undefined): Pick<Slot, 'startsAt'> =>
  moment === undefined ? {} : { startsAt: moment };

/** A slot of a list or a request; only its instant may be missing. */
export const slot: Codec<Slot> = mapped(
  struct({ ...slotFields, ...startsAt }),
  ({ slot_date, slot_from, slot_to, starts_at }) => ({
    date: slot_date,
    from: slot_from,
    to: slot_to,
    ...startOf(starts_at),
  }),
  (one) => ({ slot_date: one.date, slot_from: one.from, slot_to: one.to, starts_at: one.startsAt }),
);

/** day_view_slots[]: `count` is written for other readers and ignored when read; it is the number of slots. */
export const dayOfSlots: Codec<DayOfSlots> = mapped(
  struct({
    date: calendarDate,
    count: withDefault(number, 0),
    slots: listOf(struct({ slot_from: wallTime, slot_to: endTime, ...startsAt })),
  }),
  ({ date, slots }): DayOfSlots => ({
    date,
    slots: slots.map(({ slot_from, slot_to, starts_at }) => ({ from: slot_from, to: slot_to, ...startOf(starts_at) })),
  }),
  ({ date, slots }) => ({
    date,
    count: slots.length,
    slots: slots.map((one) => ({ slot_from: one.from, slot_to: one.to, starts_at: one.startsAt })),
  }),
);

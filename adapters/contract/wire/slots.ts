import type { FoundSlots } from '../../../application/ports/candidate-api/scheduling';
import type { DayOfSlots, Slot } from '../../../domain/scheduling/slot';
import { flag, listOf, mapped, number, struct, withDefault, type Codec } from '../codec';
import { calendarDate, timeZone, wallTime } from './fields';

export const slotFields = { slot_date: calendarDate, slot_from: wallTime, slot_to: wallTime } as const;

export const slot: Codec<Slot> = mapped(
  struct(slotFields),
  ({ slot_date, slot_from, slot_to }) => ({ date: slot_date, from: slot_from, to: slot_to }),
  ({ date, from, to }) => ({ slot_date: date, slot_from: from, slot_to: to }),
);

/** day_view_slots[]: `count` is written for readers and never read, it is the number of slots. */
export const dayOfSlots: Codec<DayOfSlots> = mapped(
  struct({
    date: calendarDate,
    count: withDefault(number, 0),
    slots: listOf(struct({ slot_from: wallTime, slot_to: wallTime })),
  }),
  ({ date, slots }): DayOfSlots => ({
    date,
    slots: slots.map(({ slot_from, slot_to }) => ({ from: slot_from, to: slot_to })),
  }),
  ({ date, slots }) => ({
    date,
    count: slots.length,
    slots: slots.map(({ from, to }) => ({ slot_from: from, slot_to: to })),
  }),
);

export const foundSlots: Codec<FoundSlots> = mapped(
  struct({
    day_view_slots: listOf(dayOfSlots),
    reschedule_flag: withDefault(flag, true),
    same_day_slot: withDefault(flag, false),
    timezone: timeZone,
  }),
  (wire) => ({
    days: wire.day_view_slots,
    zone: wire.timezone,
    sameDaySlots: wire.same_day_slot,
    mayReschedule: wire.reschedule_flag,
  }),
  (found) => ({
    day_view_slots: found.days,
    reschedule_flag: found.mayReschedule,
    same_day_slot: found.sameDaySlots,
    timezone: found.zone,
  }),
);

import { offeredDays } from '../../../domain/scheduling/lead-time';
import { slotsOf } from '../../../domain/scheduling/slot';
import type { DayOfSlots } from '../../../domain/scheduling/slot';
import { flag, listOf, mapped, number, struct, withDefault, type Codec } from '../../contract/codec';
import { calendarDate, instant, wallTime } from '../../contract/wire/fields';
import { positionZone } from '../application';
import { rule } from '../rule';

/** A rule is asked in wall-clock times: when a slot starts is for it to find. */
const ruledDay: Codec<DayOfSlots> = mapped(
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

export const slotsQuestion = struct({
  timezone: positionZone,
  same_day_slot: withDefault(flag, false),
  now: instant,
  day_view_slots: listOf(ruledDay),
});

/** Which slots may be offered now (R14). */
export const slotsRule = rule({
  name: 'slots',
  shape: '{timezone, same_day_slot, now, day_view_slots: [{date, slots: [{slot_from, slot_to}]}]} → {day_view_slots}',
  question: slotsQuestion,
  answer: ({ timezone, same_day_slot, now, day_view_slots }) => ({
    day_view_slots: listOf(ruledDay).type.encode(
      offeredDays(slotsOf(day_view_slots), { zone: timezone, sameDaySlots: same_day_slot, now }),
    ),
  }),
});

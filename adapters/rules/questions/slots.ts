import { offeredDays } from '../../../domain/positions/lead-time';
import { slotsOf, type DayOfSlots } from '../../../domain/positions/slot';
import { flag, listOf, struct, withDefault } from '../../contract/codec';
import { instant } from '../../contract/wire/fields';
import { dayOfSlots } from '../../contract/positions/slots.wire';
import { positionZone } from '../application';
import { rule } from '../rule';

export const slotsQuestion = struct({
  timezone: positionZone,
  same_day_slot: withDefault(flag, false),
  now: instant,
  day_view_slots: listOf(dayOfSlots),
});

/** The rule gets only dates and times, so its answer contains no instants. */
const withTimes = ({ date, slots }: DayOfSlots) => ({
  date,
  count: slots.length,
  slots: slots.map(({ from, to }) => ({ slot_from: from, slot_to: to })),
});

/** Which slots may be offered now (R14). */
export const slotsRule = rule({
  name: 'slots',
  shape: '{timezone, same_day_slot, now, day_view_slots: [{date, slots: [{slot_from, slot_to}]}]} → {day_view_slots}',
  question: slotsQuestion,
  answer: ({ timezone, same_day_slot, now, day_view_slots }) => ({
    day_view_slots: offeredDays(slotsOf(day_view_slots), { zone: timezone, sameDaySlots: same_day_slot, now }).map(
      withTimes,
    ),
  }),
});

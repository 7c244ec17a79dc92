import { daysBetween } from '../time/calendar-date';
import { days, minutes } from '../time/duration';
import { minuteOfDay } from '../time/wall-time';
import { bySlotOrder, sameSlot, type Slot } from '../positions/slot';
import { numbers } from '../parameters/values';

/** How many free slots are offered in place of a taken one (R17). */
export const alternativesOffered = numbers.alternatives_offered;

const minutesApart = (a: Slot, b: Slot): number =>
  Math.abs(daysBetween(a.date, b.date) * (days(1) / minutes(1)) + minuteOfDay(b.from) - minuteOfDay(a.from));

/** The three free slots that start nearest to the wanted one, nearest first; of two equally near, the earlier first (R17). */
export const nearestSlots = (wanted: Slot, free: readonly Slot[]): readonly Slot[] =>
  free
    .filter((slot) => !sameSlot(slot, wanted))
    .sort((a, b) => minutesApart(wanted, a) - minutesApart(wanted, b) || bySlotOrder(a, b))
    .slice(0, alternativesOffered);

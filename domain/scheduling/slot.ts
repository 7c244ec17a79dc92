import type { CalendarDate } from '../time/calendar-date';
import type { Instant } from '../time/instant';
import type { WallTime } from '../time/wall-time';

/** A bookable stretch of time: a date and two wall-clock times in the position's zone (R14). */
export interface Slot {
  readonly date: CalendarDate;
  readonly from: WallTime;
  readonly to: WallTime;
  /**
   * The moment that its start is, by the zone data of whoever offers it. Undefined: not told, and computed by one's own, which on an old device
   * can be an hour off.
   */
  readonly startsAt?: Instant | undefined;
}

/** The slots of one date. */
export interface DayOfSlots {
  readonly date: CalendarDate;
  readonly slots: readonly SlotTimes[];
}

export type SlotTimes = Omit<Slot, 'date'>;

/** What tells one slot of a position and kind from another: its date and its start. */
export const sameSlot = (a: Slot, b: Slot): boolean => a.date === b.date && a.from === b.from;

/** Date, then start. */
export const bySlotOrder = (a: Slot, b: Slot): number =>
  a.date !== b.date ? (a.date < b.date ? -1 : 1) : a.from < b.from ? -1 : a.from > b.from ? 1 : 0;

/** Slots as days: dates ascending, starts ascending within them; a day without a slot is no day. */
export const byDay = (slots: readonly Slot[]): readonly DayOfSlots[] => {
  const days: { date: CalendarDate; slots: SlotTimes[] }[] = [];
  for (const { date, ...times } of [...slots].sort(bySlotOrder)) {
    const last = days.at(-1);
    if (last?.date === date) last.slots.push(times);
    else days.push({ date, slots: [times] });
  }
  return days;
};

export const slotsOf = (days: readonly DayOfSlots[]): readonly Slot[] =>
  days.flatMap(({ date, slots }) => slots.map((times) => ({ date, ...times })));

import type { CalendarDate } from '../time/calendar-date';
import type { Instant } from '../time/instant';
import { minuteOfDay, type WallTime } from '../time/wall-time';

/** A bookable stretch of time: a date and two wall-clock times in the position's zone (R14). */
export interface Slot {
  readonly date: CalendarDate;
  readonly from: WallTime;
  readonly to: WallTime;
  /**
   * The instant of its start, by the zone data of whoever offers it. Undefined: unknown; computed from local zone data, which can be an
   * hour off on an old device.
   */
  readonly startsAt?: Instant | undefined;
}

/** The slots of one date. */
export interface DayOfSlots {
  readonly date: CalendarDate;
  readonly slots: readonly SlotTimes[];
}

/** A slot among those of one day, which have their date in common. */
export type SlotTimes = Omit<Slot, 'date'>;

/** Whether two slots of one position and kind are the same: by date and start. */
export const sameSlot = (a: Pick<Slot, 'date' | 'from'>, b: Pick<Slot, 'date' | 'from'>): boolean =>
  a.date === b.date && a.from === b.from;

/** Date, then start. */
export const bySlotOrder = (a: Slot, b: Slot): number =>
  a.date !== b.date ? (a.date < b.date ? -1 : 1) : a.from < b.from ? -1 : a.from > b.from ? 1 : 0;

/** Slots by day: dates ascending, starts ascending within each; only days with a slot. */
export const byDay = (slots: readonly Slot[]): readonly DayOfSlots[] => {
  const days: { date: CalendarDate; slots: SlotTimes[] }[] = [];
  for (const { date, ...times } of [...slots].sort(bySlotOrder)) {
    const last = days.at(-1);
    if (last?.date === date) last.slots.push(times);
    else days.push({ date, slots: [times] });
  }
  return days;
};

/** All slots of these days in one list, each with its date: the reverse of `byDay`. */
export const slotsOf = (days: readonly DayOfSlots[]): readonly Slot[] =>
  days.flatMap(({ date, slots }) => slots.map((times) => ({ date, ...times })));

/** How long a slot lasts by its clock times. Undefined: it ends on another day, and nothing says how long it is. */
export const minutesOf = ({ from, to }: Pick<Slot, 'from' | 'to'>): number | undefined => {
  const length = minuteOfDay(to) - minuteOfDay(from);
  return length > 0 ? length : undefined;
};

/** Days to search for slots, as the position's calendar has them (R14); the start is included. */
export interface DateRange {
  readonly start: CalendarDate;
  /** Inclusive. */
  readonly end: CalendarDate;
}

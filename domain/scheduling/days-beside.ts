import type { CalendarDate } from '../time/calendar-date';
import type { DayOfSlots } from '../positions/slot';

/** The days next to a given one. Undefined: none of the days on that side has times. */
export interface DaysBeside {
  readonly before: DayOfSlots | undefined;
  readonly after: DayOfSlots | undefined;
}

/** The nearest days with times before and after a given day (ours). The days are in order; the given day need not be among them. */
export const daysBeside = (days: readonly DayOfSlots[], date: CalendarDate): DaysBeside => {
  const withTimes = days.filter(({ slots }) => slots.length > 0);
  return {
    before: withTimes.filter((day) => day.date < date).at(-1),
    after: withTimes.find((day) => day.date > date),
  };
};

import type { DateRange } from '../positions/slot';
import { addDays, type CalendarDate } from '../time/calendar-date';

/** How many days ahead to search for slots: first a week, then 'view more' asks for 30 and 60 (R15). */
export type Reach = 7 | 30 | 60;

/** From today to today + reach, inclusive, with today in the position's zone (R15). */
export const searchWindow = (today: CalendarDate, reach: Reach): DateRange => ({
  start: today,
  end: addDays(today, reach),
});

/** How far a screen searches when it opens (R15). */
export const firstReach: Reach = 7;

/** The last day that any window asks for. */
export const lastDayAskedFor = (today: CalendarDate): CalendarDate => searchWindow(today, 60).end;

/** The smallest window that holds a day, or the largest one where none does. */
export const reachTo = (date: CalendarDate, today: CalendarDate): Reach => {
  if (isWithin(date, searchWindow(today, 7))) return 7;
  return isWithin(date, searchWindow(today, 30)) ? 30 : 60;
};

/** What 'view more' asks for next; nothing after 60 days. */
export const nextReach = (reach: Reach): Reach | undefined => {
  switch (reach) {
    case 7:
      return 30;
    case 30:
      return 60;
    case 60:
      return undefined;
  }
};

/** Whether a day is in a range, its first and last day included. */
export const isWithin = (date: CalendarDate, { start, end }: DateRange): boolean => start <= date && date <= end;

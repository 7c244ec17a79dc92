import { numbers } from '../parameters/values';
import type { DateRange } from '../positions/slot';
import { addDays, type CalendarDate } from '../time/calendar-date';

/** How many days ahead to search for slots: one of `reaches`. */
export type Reach = number;

/** How far a screen searches when it opens: a week (R15). */
export const firstReach: Reach = numbers.first_search;

/** Every reach, each one further than the one before: first a week, then 'view more' asks for 30 and 60 days (R15). */
export const reaches: readonly Reach[] = [firstReach, numbers.second_search, numbers.third_search];

/** The furthest reach; 'view more' is not offered beyond it. */
export const lastReach: Reach = Math.max(...reaches);

/** From today to today + reach, inclusive, with today in the position's zone (R15). */
export const searchWindow = (today: CalendarDate, reach: Reach): DateRange => ({
  start: today,
  end: addDays(today, reach),
});

/** The last day that any window asks for. */
export const lastDayAskedFor = (today: CalendarDate): CalendarDate => searchWindow(today, lastReach).end;

/** The smallest window that holds a day, or the largest one where none does. */
export const reachTo = (date: CalendarDate, today: CalendarDate): Reach =>
  reaches.find((reach) => isWithin(date, searchWindow(today, reach))) ?? lastReach;

/** What 'view more' asks for next; nothing after the furthest. */
export const nextReach = (reach: Reach): Reach | undefined => reaches.find((further) => further > reach);

/** Whether a day is in a range, its first and last day included. */
export const isWithin = (date: CalendarDate, { start, end }: DateRange): boolean => start <= date && date <= end;

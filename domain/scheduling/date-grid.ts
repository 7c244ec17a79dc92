import { addDays, weekday, type CalendarDate } from '../time/calendar-date';
import { monthAfter, monthBefore } from '../time/month';
import { lastDayAskedFor } from './search-window';

/** A step in a month calendar: arrows, Home and End, PageUp and PageDown of the ARIA date grid. */
export type GridMove =
  | 'day-before'
  | 'day-after'
  | 'week-before'
  | 'week-after'
  | 'week-start'
  | 'week-end'
  | 'month-before'
  | 'month-after';

const stepped = (date: CalendarDate, move: GridMove): CalendarDate => {
  switch (move) {
    case 'day-before':
      return addDays(date, -1);
    case 'day-after':
      return addDays(date, 1);
    case 'week-before':
      return addDays(date, -7);
    case 'week-after':
      return addDays(date, 7);
    case 'week-start':
      return addDays(date, -weekday(date));
    case 'week-end':
      return addDays(date, 6 - weekday(date));
    case 'month-before':
      return monthBefore(date);
    case 'month-after':
      return monthAfter(date);
  }
};

/** The day a step leads to: never before today, nor past the last day that can be searched (R15). */
export const movedInGrid = (from: CalendarDate, move: GridMove, today: CalendarDate): CalendarDate => {
  const to = stepped(from, move);
  const last = lastDayAskedFor(today);
  if (to < today) return today;
  return to > last ? last : to;
};

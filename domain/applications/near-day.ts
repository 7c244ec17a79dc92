import { daysBetween, type CalendarDate } from '../time/calendar-date';

/** A day that people call by a name, not a date. */
export type NearDay = 'today' | 'tomorrow';

/** Whether a day is today or tomorrow in the position's zone (ours). */
export const nearDay = (date: CalendarDate, today: CalendarDate): NearDay | undefined => {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : undefined;
};

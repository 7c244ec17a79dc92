import { nearDay } from '../../domain/applications/near-day';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { dateInWords, printDay } from '../../domain/time/display';
import { dayTexts as t } from '../texts/day';

/** The name of a day, with 'today' and 'tomorrow'. */
export const dayNames = (date: CalendarDate, today: CalendarDate) => {
  const near = nearDay(date, today);
  const { weekday, weekdayShort } = dateInWords(date);
  return near === undefined
    ? { short: weekday, weekday, long: printDay(date) }
    : {
        /** `Tomorrow, Sun` */
        short: t.named(t[near], weekdayShort),
        /** `Tomorrow, Sunday` */
        weekday: t.named(t[near], weekday),
        /** `Tomorrow, Sunday, 22 November, 2026` */
        long: t.named(t[near], printDay(date)),
      };
};

import { addDays, dayNumber, weekday, type CalendarDate } from './calendar-date';

/* Months of the calendar. A month is named by any of its days. */

/** The first day of the month that a day is in. */
export const firstOfMonth = (date: CalendarDate): CalendarDate => addDays(date, 1 - Number(date.slice(8, 10)));

/** The first of the month after: 31 days after the first of any month is a day in the next one. */
const firstOfNext = (date: CalendarDate): CalendarDate => firstOfMonth(addDays(firstOfMonth(date), 31));

/** The last day of the month that a day is in, leap years included. */
export const lastOfMonth = (date: CalendarDate): CalendarDate => addDays(firstOfNext(date), -1);

/** Whether two days are in the same month of the same year. */
export const sameMonth = (one: CalendarDate, other: CalendarDate): boolean => one.slice(0, 7) === other.slice(0, 7);

const inMonthOf = (first: CalendarDate, date: CalendarDate): CalendarDate => {
  const wanted = addDays(first, Number(date.slice(8, 10)) - 1);
  return sameMonth(first, wanted) ? wanted : lastOfMonth(first);
};

/** The same day of the next month, or its last day if that month is shorter. */
export const monthAfter = (date: CalendarDate): CalendarDate => inMonthOf(firstOfNext(date), date);

/** The same day of the previous month, or its last day if that month is shorter. */
export const monthBefore = (date: CalendarDate): CalendarDate =>
  inMonthOf(firstOfMonth(addDays(firstOfMonth(date), -1)), date);

/** The weeks of a month, Sunday first as on American calendars. Undefined: a day outside the month. */
export const weeksOf = (date: CalendarDate): readonly (readonly (CalendarDate | undefined)[])[] => {
  const first = firstOfMonth(date);
  const blanks = weekday(first);
  const length = dayNumber(lastOfMonth(date)) - dayNumber(first) + 1;
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = row * 7 + column - blanks;
      return day < 0 || day >= length ? undefined : addDays(first, day);
    }),
  );
};

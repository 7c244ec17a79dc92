import * as E from 'fp-ts/Either';
import { known, type Brand } from '../brand';
import { parseCalendarDate, type CalendarDate } from '../time/calendar-date';
import { dateInWords } from '../time/display';

/** A month of the Gregorian calendar, `YYYY-MM`, years 0001 to 9999 (R21). Text order is calendar order. */
export type Month = Brand<string, 'Month'>;

/** A text is a month if its first day is a date. */
const isMonth = (text: string): text is Month => E.isRight(parseCalendarDate(`${text}-01`));

/** Reads `YYYY-MM`; fails for month 00 or 13 and for year 0000. */
export const parseMonth = (text: string): E.Either<'NotAMonth', Month> =>
  isMonth(text) ? E.right(text) : E.left('NotAMonth');

/** The month of a day. */
export const monthOf = (date: CalendarDate): Month => known<Month>(date.slice(0, 7));

const monthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/** Whole months from `start` to `end`: January to March is 2; negative when `end` comes first. */
export const monthsBetween = (start: Month, end: Month): number => monthNumber(end) - monthNumber(start);

/** `March 2024` */
export const printMonth = (month: Month): string => {
  const words = dateInWords(known<CalendarDate>(`${month}-01`));
  return `${words.month} ${Number(words.year)}`;
};

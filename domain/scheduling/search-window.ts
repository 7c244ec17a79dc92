import { addDays, type CalendarDate } from '../time/calendar-date';

/** How far ahead slots are looked for: a week first, then 'view more' asks for 30 and 60 days (R15). */
export type Reach = 7 | 30 | 60;

export interface DateRange {
  readonly start: CalendarDate;
  /** Included. */
  readonly end: CalendarDate;
}

/** [today, today + reach], both ends included, today as the position's zone has it (R15). */
export const searchWindow = (today: CalendarDate, reach: Reach): DateRange => ({
  start: today,
  end: addDays(today, reach),
});

export const firstReach: Reach = 7;

/** What 'view more' asks for next; after 60 days there is nothing further. */
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

export const isWithin = (date: CalendarDate, { start, end }: DateRange): boolean => start <= date && date <= end;

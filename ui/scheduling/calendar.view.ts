import type { CalendarState } from '../../application/scheduling/schedule.live';
import { isWithin, lastDayAskedFor } from '../../domain/scheduling/search-window';
import type { DateRange, DayOfSlots } from '../../domain/positions/slot';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { dateInWords } from '../../domain/time/display';
import { firstOfMonth, lastOfMonth, weeksOf } from '../../domain/time/month';
import { scheduleTexts as t } from './schedule.texts';
import { dayNames } from '../applications/day-name.view';

/** The days in the response. */
export interface Found {
  readonly days: readonly DayOfSlots[];
  readonly range: DateRange;
}

/** A day of the month: with times, without, not searched yet, or out of reach. */
export type DayState = 'times' | 'none' | 'far' | 'out';

export interface CalendarDayView {
  readonly date: CalendarDate;
  /** `4` */
  readonly day: string;
  readonly state: DayState;
  readonly isToday: boolean;
  /** For screen readers: the full date, and how many times it has. */
  readonly name: string;
}

export interface CalendarView {
  /** On a phone it is collapsed at first. */
  readonly open: boolean;
  /** `December 2026` */
  readonly month: string;
  /** `Su`, and `Sunday` for screen readers. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (CalendarDayView | undefined)[])[];
  /** The day in the Tab order, from which arrow keys move. */
  readonly at: CalendarDate;
  readonly today: CalendarDate;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

const stateOf = (date: CalendarDate, { days, range }: Found, today: CalendarDate): DayState => {
  if (days.some((day) => day.date === date)) return 'times';
  if (date < today || date > lastDayAskedFor(today)) return 'out';
  return isWithin(date, range) ? 'none' : 'far';
};

const dayView = (date: CalendarDate, found: Found, today: CalendarDate): CalendarDayView => {
  const state = stateOf(date, found, today);
  const count = found.days.find((day) => day.date === date)?.slots.length ?? 0;
  const label = { times: t.count(count), none: t.noTimes, far: t.notLookedAt, out: t.noTimes }[state];
  return {
    date,
    day: dateInWords(date).day,
    state,
    isToday: date === today,
    name: `${dayNames(date, today).long}, ${label}`,
  };
};

/** The month shown: the first one with times, until the candidate opens another. */
export const calendarView = ({ open, at: goneTo }: CalendarState, found: Found, today: CalendarDate): CalendarView => {
  const wanted = goneTo ?? found.days[0]?.date ?? today;
  const at = wanted < today ? today : wanted;
  const weeks = weeksOf(at);
  const { month, year } = dateInWords(at);
  return {
    open,
    month: `${month} ${year}`,
    weekdays: (weeks[1] ?? []).flatMap((date) => {
      if (date === undefined) return [];
      const { weekdayShort, weekday } = dateInWords(date);
      return [{ short: weekdayShort.slice(0, 2), long: weekday }];
    }),
    weeks: weeks.map((week) => week.map((date) => (date === undefined ? undefined : dayView(date, found, today)))),
    at,
    today,
    canGoBack: firstOfMonth(at) > today,
    canGoOn: lastOfMonth(at) < lastDayAskedFor(today),
  };
};

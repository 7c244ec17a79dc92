import { allowed, refused, type Decision } from '../decision';
import { addDays, type CalendarDate } from '../time/calendar-date';
import type { DateRange } from '../positions/slot';
import { numbers } from '../parameters/values';

/** The most days after its start that a filter covers (R15, spec 1 §5). */
export const longestFilterDays = numbers.longest_filter;

/** The dates the candidate chose: both, one or neither. */
export interface DateFilter {
  readonly start: CalendarDate | undefined;
  readonly end: CalendarDate | undefined;
}

/** Why chosen dates are no range to search (R15). `today` is the position's. */
export type DateFilterRefusal =
  | { readonly _tag: 'StartAfterEnd'; readonly start: CalendarDate; readonly end: CalendarDate }
  | { readonly _tag: 'EndBeforeToday'; readonly end: CalendarDate; readonly today: CalendarDate }
  | { readonly _tag: 'NoDateChosen' };

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/**
 * The range that a filter searches (R15): a start before today counts as today, an end past start + 30 as start + 30. With only an end, it
 * starts at the later of today and end − 30; with only a start, it ends at start + 30. A start after the end, or an end before today, is
 * refused, and the screen resets the filter.
 */
export const applyDateFilter = (
  { start, end }: DateFilter,
  today: CalendarDate,
): Decision<DateFilterRefusal, DateRange> => {
  if (end !== undefined && end < today) return refused({ _tag: 'EndBeforeToday', end, today });
  if (start === undefined)
    return end === undefined
      ? refused({ _tag: 'NoDateChosen' })
      : allowed({ start: later(today, addDays(end, -longestFilterDays)), end });
  if (end !== undefined && start > end) return refused({ _tag: 'StartAfterEnd', start, end });
  const from = later(today, start);
  const last = addDays(from, longestFilterDays);
  return allowed({ start: from, end: earlier(end ?? last, last) });
};

/** The day on which a range ends because it was chosen too long (R15). Undefined: it ends where it was chosen to. */
export const cutTo = (chosen: DateFilter, searched: DateRange): CalendarDate | undefined =>
  chosen.end !== undefined && chosen.end > searched.end ? searched.end : undefined;

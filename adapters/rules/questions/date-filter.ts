import { sayDateFilterRefusal } from '../../../application/scheduling/date-filter.words';
import { applyDateFilter } from '../../../domain/scheduling/date-filter';
import { maybe, struct } from '../../contract/codec';
import { calendarDate } from '../../contract/wire/fields';
import { rule } from '../rule';

export const dateFilterQuestion = struct({ today: calendarDate, start: maybe(calendarDate), end: maybe(calendarDate) });

/** The range that a chosen filter searches (R15). */
export const dateFilterRule = rule({
  name: 'date-filter',
  shape: '{today, start?, end?} → {start, end} or {error, reset: true}',
  question: dateFilterQuestion,
  answer: ({ today, start, end }) => {
    const range = applyDateFilter({ start, end }, today);
    return range._tag === 'Allowed' ? range.value : { error: sayDateFilterRefusal(range.reason), reset: true };
  },
});

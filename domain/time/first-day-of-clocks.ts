import { known } from '../brand';
import type { CalendarDate } from './calendar-date';

/** The first day that clocks count from: today for a clock that shows no valid date, so that nothing is in the past. */
export const firstDayOfClocks = known<CalendarDate>('1970-01-01');

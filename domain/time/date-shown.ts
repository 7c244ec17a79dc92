import * as O from 'fp-ts/Option';
import { parseCalendarDate, type CalendarDate } from './calendar-date';
import type { Instant } from './instant';
import type { TimeZone } from './time-zone';

/**
 * The day that a calendar in `zone` shows at an instant, for pages that only ask which month it is: Intl alone, so that they do not carry
 * zones (22 kB), and in a file of its own, so that the list of jobs does not carry it. None outside the years that a date can have.
 */
export const dateShown = (instant: Instant, zone: TimeZone): O.Option<CalendarDate> => {
  const format = new Intl.DateTimeFormat('en-US', {
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  });
  const pieces = format.formatToParts(instant);
  const text = (type: Intl.DateTimeFormatPartTypes): string =>
    pieces
      .filter((piece) => piece.type === type)
      .map(({ value }) => value)
      .join('');
  return text('era') === 'AD'
    ? O.fromEither(parseCalendarDate(`${text('year').padStart(4, '0')}-${text('month')}-${text('day')}`))
    : O.none;
};

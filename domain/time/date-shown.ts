import * as O from 'fp-ts/Option';
import { parseCalendarDate, type CalendarDate } from './calendar-date';
import type { Instant } from './instant';
import type { TimeZone } from './time-zone';

/**
 * The date in `zone` at an instant, for pages that only need the month. It uses only Intl, so they don't load luxon (22 kB), and has its
 * own file, so the list of jobs doesn't load it. None outside the valid years.
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

import { known } from '../brand';
import { daysBetween, type CalendarDate } from '../time/calendar-date';
import { deviceNumbers } from '../parameters/device-values';
import { hours } from '../time/duration';
import { plus, printIsoInstant, type Instant } from '../time/instant';

/** The next full hour, or this one if it begins now. */
const fullHour = (instant: Instant): Instant => plus(instant, (hours(1) - (instant % hours(1))) % hours(1));

/**
 * When a calendar reminds of an interview that is recorded later (R32; the time is ours): tomorrow at about this hour, or in about an hour if the last
 * day is today, tomorrow or past. A candidate moves the entry as it suits them.
 */
export const recordingReminder = (now: Instant, until: CalendarDate | undefined): Instant => {
  // A day more or less, by zone, changes nothing: the last day is never missed.
  const today = known<CalendarDate>(printIsoInstant(now).slice(0, 10));
  return fullHour(
    plus(
      now,
      until !== undefined && daysBetween(today, until) <= deviceNumbers.late_reminder_within
        ? deviceNumbers.late_reminder_after
        : deviceNumbers.usual_reminder_after,
    ),
  );
};

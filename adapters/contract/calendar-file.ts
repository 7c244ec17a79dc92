import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../../application/ports/mailer';

/** The sender and the recipient of a mailed entry: calendars accept a change only from the entry's organizer (RFC 5546). */
export interface Correspondence {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
}

/** The method of the calendar part: what it asks the reader's calendar to do. */
export const methodOf = ({ canceled }: CalendarEntry): 'REQUEST' | 'CANCEL' => (canceled ? 'CANCEL' : 'REQUEST');

/**
 * An entry in the format of calendar programs (RFC 5545, .ics). Instants are written in UTC, so that every calendar shows the same moment as page and
 * mail. A mailed entry asks to be added, changed or removed; a downloaded one is complete in itself.
 */
export const calendarFile = (entry: CalendarEntry, mail?: Correspondence): string => {
  const calendar = ical({
    prodId: { company: 'candidate-portal', product: 'candidate-portal', language: 'EN' },
    method:
      mail === undefined
        ? ICalCalendarMethod.PUBLISH
        : entry.canceled
          ? ICalCalendarMethod.CANCEL
          : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.revision,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: entry.title,
    location: entry.place,
    description: entry.details,
    url: entry.url,
    status: entry.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(mail === undefined
      ? {}
      : {
          organizer: { name: mail.from.name, email: mail.from.address },
          attendees: [{ email: mail.to, rsvp: false }],
        }),
  });
  return calendar.toString();
};

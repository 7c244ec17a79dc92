import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEntry } from '../../application/ports/mailer';

/** Who sends an entry by mail, and to whom: calendars take a change only from who made the entry (RFC 5546). */
export interface Correspondence {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
}

/** What a mail with this entry asks of the reader's calendar. */
export const methodOf = ({ canceled }: CalendarEntry): 'REQUEST' | 'CANCEL' => (canceled ? 'CANCEL' : 'REQUEST');

/**
 * An entry as calendar programs read it (RFC 5545, .ics). Instants are written in UTC, so that every calendar shows the same moment
 * as page and mail. By mail it asks to be put in, changed or taken out; as a download it stands for itself.
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

import type { CalendarLinks } from '../../../application/applications/calendar.port';
import type { CalendarEntry } from '../../../application/ports/mailer';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';

/** `20261204T163000Z` */
const compact = (instant: Instant): string => printIsoInstant(instant).replace(/[-:]|\.\d{3}/g, '');

const google = ({ title, startsAt, endsAt, place, details }: CalendarEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    location: place,
    details,
  }).toString()}`;

const outlook = ({ title, startsAt, endsAt, place, details }: CalendarEntry): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: printIsoInstant(startsAt),
    enddt: printIsoInstant(endsAt),
    location: place,
    body: details,
  }).toString()}`;

/** Pages of online calendars that open with the entry filled in. Instants are written in UTC, as in the file. */
export const calendarLinks = (entry: CalendarEntry): CalendarLinks => ({
  google: google(entry),
  outlook: outlook(entry),
});

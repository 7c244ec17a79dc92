import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Calendar, CalendarNotThere } from '../../../application/applications/calendar.port';
import type { CalendarEntry } from '../../../application/ports/mailer';
import { calendarLinks } from './links';

/** Writes an entry as a file (RFC 5545); its code is loaded when the first one is requested. */
export type FetchCalendarFile = () => Promise<(entry: CalendarEntry) => string>;

/** How long the file's address stays valid: browsers may take a while to fetch it. */
const keptFor = 60_000;

const download = (window: Window & typeof globalThis, text: string): undefined => {
  const address = window.URL.createObjectURL(new window.Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = 'interview.ics';
  link.click();
  window.setTimeout(() => window.URL.revokeObjectURL(address), keptFor);
  return undefined;
};

/** The calendar of a browser's device: a file to download, or a page of an online calendar. */
export const browserCalendar = (window: Window & typeof globalThis, fetchFile: FetchCalendarFile): Calendar => ({
  save: (entry) =>
    pipe(
      TE.tryCatch(fetchFile, (): CalendarNotThere => ({ _tag: 'CalendarNotThere' })),
      TE.map((calendarFile) => download(window, calendarFile(entry))),
    ),
  links: calendarLinks,
});

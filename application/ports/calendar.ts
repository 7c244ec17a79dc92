import type * as TE from 'fp-ts/TaskEither';
import type { CalendarEntry } from './mailer';

/** The part of the portal that writes calendar files did not arrive. */
export interface CalendarNotThere {
  readonly _tag: 'CalendarNotThere';
}

/** Where an entry is put into a calendar of the web, by a page that opens filled in. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** The candidate's own calendar, whichever it is. */
export interface Calendar {
  /** Hands the entry to the device as a file (.ics), which its calendar opens. */
  readonly save: (entry: CalendarEntry) => TE.TaskEither<CalendarNotThere, undefined>;
  readonly links: (entry: CalendarEntry) => CalendarLinks;
}

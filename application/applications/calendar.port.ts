import type * as TE from 'fp-ts/TaskEither';
import type { CalendarEntry } from '../ports/mailer';

/** The code that writes calendar files failed to load. */
export interface CalendarNotThere {
  readonly _tag: 'CalendarNotThere';
}

/** Links that add an entry to a web calendar; each opens a prefilled page. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** The candidate's own calendar. */
export interface Calendar {
  /** Saves the entry as an .ics file, which the device's calendar opens. */
  readonly save: (entry: CalendarEntry) => TE.TaskEither<CalendarNotThere, undefined>;
  readonly links: (entry: CalendarEntry) => CalendarLinks;
}

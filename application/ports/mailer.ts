import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/identity/email';
import type { Instant } from '../../domain/time/instant';

/** An entry of the reader's calendar. Another one with the same `uid` and a later `revision` replaces it, wherever it was put (RFC 5546). */
export interface CalendarEntry {
  readonly uid: string;
  /** Never less than that of the entry before. */
  readonly revision: number;
  readonly canceled: boolean;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  readonly place: string;
  readonly details: string;
  readonly url: string;
}

export interface Mail {
  readonly to: Email;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarEntry | undefined;
}

export interface MailNotSent {
  readonly _tag: 'MailNotSent';
}

export interface Mailer {
  readonly send: (mail: Mail) => TE.TaskEither<MailNotSent, undefined>;
}

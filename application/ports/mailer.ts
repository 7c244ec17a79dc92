import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/identity/email';
import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';

/** An entry of the reader's calendar. Another one with the same `uid` and a later `revision` replaces it, wherever it was put (RFC 5546). */
export interface CalendarEntry {
  readonly uid: string;
  /** More than that of the entry before. */
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

/** More mails wait in memory than it holds. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
}

/**
 * Takes mails that are stored nowhere because they hold a code (R3c). It answers when a mail is queued: before any other, it is tried
 * until it left or is worth nothing any more, by default as long as a code lives.
 */
export interface Mailer {
  readonly send: (mail: Mail, goodFor?: Milliseconds) => TE.TaskEither<MailNotSent, undefined>;
}

/**
 * Why a mail did not leave. `why` is told by codes alone; `words` are the server's own and can name an address, so they are the operator's to read.
 *   ServerAway     nobody there, the line was cut, or nobody's mail is taken now
 *   SenderRefused  we are not let in, or may not send: no mail would leave
 *   PutOff         this mail is not taken now
 *   Suspected      refused by a policy, which can mean this mail or all of ours
 *   Refused        this mail will never be taken
 */
export interface NotSent {
  readonly _tag: 'ServerAway' | 'SenderRefused' | 'PutOff' | 'Suspected' | 'Refused';
  readonly why: string;
  readonly words: string;
}

/** Hands one mail to the mail server. It answers when the server has said what becomes of it, however long that takes, or the line is dead. */
export interface MailCarrier {
  /** The same `name` is the same mail: a reader's mailbox can tell that it came twice. */
  readonly carry: (mail: Mail, name: string) => TE.TaskEither<NotSent, undefined>;
}

import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/text/email';
import type { Milliseconds } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';

/** An entry in the reader's calendar. One with the same `uid` and a later `revision` replaces it in any calendar (RFC 5546). */
export interface CalendarEntry {
  readonly uid: string;
  /** Higher than that of the previous entry. */
  readonly revision: number;
  readonly canceled: boolean;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  readonly place: string;
  readonly details: string;
  readonly url: string;
}

/** An email as text and as HTML, with the same content. `calendar`: the appointment it is about. */
export interface Mail {
  readonly to: Email;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar: CalendarEntry | undefined;
}

/** The queue in memory is full. */
export interface MailNotSent {
  readonly _tag: 'MailNotSent';
}

/**
 * Queues mails that must not be stored because they hold a code (R3c). It answers once a mail is queued. These mails go before all others
 * and are retried until they are sent or useless, by default for the lifetime of a code.
 */
export interface Mailer {
  readonly send: (mail: Mail, goodFor?: Milliseconds) => TE.TaskEither<MailNotSent, undefined>;
}

/**
 * Why a mail was not sent. `why` has only codes; `words` are the mail server's own and may name an address, so only operators read them.
 *   ServerAway     no server, a broken connection, or no mail is accepted now
 *   SenderRefused  our login or sender is refused: no mail would get through
 *   PutOff         this mail is not accepted now
 *   Suspected      refused by a policy, which may concern this mail or all of ours
 *   Refused        this mail will never be accepted
 */
export interface NotSent {
  readonly _tag: 'ServerAway' | 'SenderRefused' | 'PutOff' | 'Suspected' | 'Refused';
  readonly why: string;
  readonly words: string;
}

/** Hands one mail to the mail server. It answers when the server has accepted or refused it, however long that takes, or the connection is lost. */
export interface MailCarrier {
  /** The same `name` means the same mail, so a mailbox can detect duplicates. */
  readonly carry: (mail: Mail, name: string) => TE.TaskEither<NotSent, undefined>;
}

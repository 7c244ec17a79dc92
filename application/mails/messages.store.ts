import type * as O from 'fp-ts/Option';
import type { Instant } from '../../domain/time/instant';
import type { Mail } from '../ports/mailer';
import type { AppointmentNamed } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';

/* Waiting mails. */

/** What a stored mail is for, the most urgent first; the store sorts by the word itself. Mails with a code have precedence and wait in memory (ports/mailer). */
export const urgencies = ['confirmation', 'reminder'] as const;

/** One of `urgencies`. */
export type Urgency = (typeof urgencies)[number];

/** A mail on its way: taken by one sender, not yet accepted by the mail server. */
export interface WaitingMail {
  readonly id: number;
  /** Unique, and unchanged as long as the mail is stored. */
  readonly name: string;
  readonly mail: Mail;
  /** How often the mail server has refused it. */
  readonly tries: number;
  /** From when on it is worth nothing; undefined: it always is. */
  readonly worthUntil: Instant | undefined;
}

/** A failed mail, kept until an operator retries or drops it. */
export interface GivenUpMail {
  readonly id: number;
  readonly mail: Mail;
  readonly tries: number;
  readonly why: string;
  readonly at: Instant;
}

/** Another process that sends mails, and how many signals it has sent. */
export interface OtherTaker {
  readonly name: string;
  readonly beats: number;
}

/** How many stored mails aren't sent yet, by what they are for. */
export type WaitingCounts = Readonly<Record<Urgency, number>>;

/**
 * The mails of an act are written in its transaction and sent after the commit, so none is lost and none reports something that didn't
 * happen (R27). Mails with a sign-in code are never stored (R3c). A taken mail belongs to its taker until it is put back or the taker is
 * dead. No clock decides when a mail may be sent, so clock corrections delay none.
 */
export interface Messages {
  /** A confirmation unless `urgency` says otherwise. */
  readonly add: (mail: Mail, at: Instant, urgency?: Urgency) => FromStore<undefined>;
  /** A reminder. It is deleted with its appointment, if that is moved or canceled before the mail left. */
  readonly remind: (mail: Mail, at: Instant, of: AppointmentNamed, worthUntil: Instant) => FromStore<undefined>;
  /** Takes the most urgent, then oldest, mail that nobody has taken. */
  readonly take: (taker: string) => FromStore<O.Option<WaitingMail>>;
  /** Deletes a mail that was sent. */
  readonly remove: (id: number) => FromStore<undefined>;
  /** Counts a refused try. The mail stays with its taker. */
  readonly countTry: (id: number) => FromStore<undefined>;
  /** Puts a mail back for any taker, unless another one has it by now. */
  readonly putBack: (id: number, taker: string) => FromStore<undefined>;
  /** Puts back all mails of this taker except these. */
  readonly putBackAllBut: (taker: string, ids: readonly number[]) => FromStore<undefined>;
  readonly giveUp: (id: number, why: string, at: Instant) => FromStore<undefined>;

  /** Signals that this taker is alive; answers the others that have signaled or hold mails. */
  readonly beat: (taker: string) => FromStore<readonly OtherTaker[]>;
  /** Releases the mails of a dead taker. */
  readonly release: (taker: string) => FromStore<undefined>;

  /** Mails that wait or are being sent, without failed ones. */
  readonly waiting: () => FromStore<WaitingCounts>;
  /** When the longest waiting of these was written; none: nothing waits. */
  readonly oldestWaiting: () => FromStore<O.Option<Instant>>;
  /** Newest first, at most `limit`, after the one with that id. */
  readonly givenUp: (after: number | undefined, limit: number) => FromStore<readonly GivenUpMail[]>;
  /** Retries a failed mail as if it were new. False: there is none with that id. */
  readonly tryAgain: (id: number) => FromStore<boolean>;
  readonly drop: (id: number) => FromStore<boolean>;
}

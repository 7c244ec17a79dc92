import type * as O from 'fp-ts/Option';
import type { Instant } from '../../../domain/time/instant';
import type { Mail } from '../mailer';
import type { FromStore } from './store';

/* Mails that wait. */

/** What a stored mail is for. Mails with a code go before both and wait in memory (ports/mailer). */
export type Urgency = 'confirmation' | 'reminder';

export interface WaitingMail {
  readonly id: number;
  /** The same as long as the mail is stored, and no other mail's. */
  readonly name: string;
  readonly mail: Mail;
  /** How often the mail server did not take it. */
  readonly tries: number;
}

/** A mail that was given up, until an operator has it tried again or drops it. */
export interface GivenUpMail {
  readonly id: number;
  readonly mail: Mail;
  readonly tries: number;
  readonly why: string;
  readonly at: Instant;
}

/** Another process that takes mails, and how often it has said that it lives. */
export interface OtherTaker {
  readonly name: string;
  readonly beats: number;
}

export type WaitingCounts = Readonly<Record<Urgency, number>>;

/**
 * Mails that belong to an act are written with it and leave after it stands, so that none is lost and none tells what did not happen (R27).
 * Mails with a sign-in code never wait here: what is stored is no code (R3c). A mail that is taken is nobody else's until it is put back or its
 * taker is dead. No instant decides when a mail may leave, so no clock that is corrected delays one.
 */
export interface Messages {
  /** A confirmation, unless it is said to be less urgent. */
  readonly add: (mail: Mail, at: Instant, urgency?: Urgency) => FromStore<undefined>;
  /** Of the mails that nobody has taken the most urgent, and of those the oldest; it is this taker's from now on. */
  readonly take: (taker: string) => FromStore<O.Option<WaitingMail>>;
  /** It was sent: nothing of it is kept. */
  readonly remove: (id: number) => FromStore<undefined>;
  /** The mail server did not take it. It stays its taker's. */
  readonly countTry: (id: number) => FromStore<undefined>;
  /** It waits again, for whoever is free; unless it is another taker's by now. */
  readonly putBack: (id: number, taker: string) => FromStore<undefined>;
  /** Whatever this taker has besides these waits again. */
  readonly putBackAllBut: (taker: string, ids: readonly number[]) => FromStore<undefined>;
  readonly giveUp: (id: number, why: string, at: Instant) => FromStore<undefined>;

  /** Says that this taker lives, and answers which others have said so or hold mails. */
  readonly beat: (taker: string) => FromStore<readonly OtherTaker[]>;
  /** That taker is gone: what it had waits again. */
  readonly release: (taker: string) => FromStore<undefined>;

  /** Mails that wait or are being sent; those that were given up are not among them. */
  readonly waiting: () => FromStore<WaitingCounts>;
  /** The newest thousand, the newest first. */
  readonly givenUp: () => FromStore<readonly GivenUpMail[]>;
  /** Has it tried again, as if it were new. False: no mail of that id was given up. */
  readonly tryAgain: (id: number) => FromStore<boolean>;
  readonly drop: (id: number) => FromStore<boolean>;
}

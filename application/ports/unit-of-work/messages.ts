import type * as O from 'fp-ts/Option';
import type { Instant } from '../../../domain/time/instant';
import type { Mail } from '../mailer';
import type { FromStore } from './store';

/* Mails that wait. */

export interface WaitingMail {
  readonly id: number;
  readonly mail: Mail;
}

/**
 * Mails that belong to an act are written with it and leave after it stands, so that none is lost and none tells what did not happen (R27).
 * Mails with a sign-in code never wait here: what is stored is no code (R3c).
 */
export interface Messages {
  readonly add: (mail: Mail, at: Instant) => FromStore<undefined>;
  /** The oldest mail that waits, which nobody else is given before `until`: two processes never send one twice while both live. */
  readonly take: (now: Instant, until: Instant) => FromStore<O.Option<WaitingMail>>;
  /** It was sent: nothing of it is kept. */
  readonly remove: (id: number) => FromStore<undefined>;
}

import type { SessionReplaced } from '../../domain/identity/email-change';
import type { Instant } from '../../domain/time/instant';

/** The token is the code of a mailed link, which was used to send this resume. */
export interface MailedLinkUsed {
  readonly _tag: 'MailedLinkUsed';
  readonly name: string;
  readonly receivedAt: Instant;
}

/** Why a token is refused. */
export type SessionOver = NoSession | SessionReplaced | MailedLinkUsed;

/** The token is unknown, closed or was idle for 48 hours (spec 2 §4.11). It doesn't say which. */
export interface NoSession {
  readonly _tag: 'NoSession';
}

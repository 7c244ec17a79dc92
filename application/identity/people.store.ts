import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Email } from '../../domain/text/email';
import type { Contact } from '../../domain/identity/email-change';
import type { IssuedCode } from '../../domain/identity/one-time-code';
import type { Person } from '../../domain/identity/person';
import type { SocialOrigin } from '../../domain/identity/social-origin';
import type { Account } from '../../domain/identity/account';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/* Candidates, their codes and their sessions. */

/** The data of a sign-up (spec 1 §3). */
export interface NewAccount extends Omit<Person, 'country'> {
  readonly email: Email;
  readonly social: SocialOrigin | undefined;
}

/** Who gets mails, and what the limits of new accounts look at. */
export interface Addressee {
  readonly account: Account;
  /** Whether mails may go to the address: a sign-up has proven it, and for everybody else the provider vouches. */
  readonly proven: boolean;
  /** When the address was first proven. Undefined: it wasn't, or they were imported. */
  readonly provenAt: Instant | undefined;
  /** The zone of the device on which a time was last booked. */
  readonly zone: TimeZone | undefined;
}

/** The candidates, whether they signed up or were imported; no two have the same address. */
export interface Accounts {
  readonly withEmail: (email: Email) => FromStore<O.Option<Account>>;
  readonly withId: (id: CandidateId) => FromStore<O.Option<Account>>;
  /** None, without any change, if the address is taken; of two concurrent calls one succeeds. */
  readonly add: (account: NewAccount) => FromStore<O.Option<CandidateId>>;
  /** Records when the address is first proven, only for candidates who signed up: the provider vouches for imported ones. */
  readonly proveAddress: (id: CandidateId, at: Instant) => FromStore<undefined>;
  readonly addressee: (id: CandidateId) => FromStore<O.Option<Addressee>>;
  /** The same; locks this candidate until the unit of work ends. */
  readonly lockAddressee: (id: CandidateId) => FromStore<O.Option<Addressee>>;
  /** Whether mails may go to the address: a sign-up has proven it, and for everybody else the provider vouches. */
  readonly hasProvenAddress: (id: CandidateId) => FromStore<boolean>;
  /** The zone of the device on which a time was last booked. */
  readonly keepZone: (id: CandidateId, zone: TimeZone) => FromStore<undefined>;
  /** The origin of a social sign-up, which operators can see (spec 1 §3). */
  readonly socialOrigin: (id: CandidateId) => FromStore<O.Option<SocialOrigin>>;
  /** Addresses are unique: of two concurrent changes to one address, the second fails as a lost race. */
  readonly changeContact: (id: CandidateId, contact: Contact) => FromStore<undefined>;
}

/** The sealed codes of one sign-in mail: its code and its link's. */
export interface SealedMail {
  readonly sealed: Sealed;
  readonly link: Sealed;
}

/** A mailed code as it is stored: sealed, with its age and its tries. */
export interface StoredCode extends IssuedCode, SealedMail {}

/** Sign-in codes by address; only the newest one counts (R3c). */
export interface Codes {
  /**
   * Locks this address, even a new one, until the unit of work ends, so concurrent requests both count (R3c). The instants of all codes
   * since then, inclusive, used and replaced ones too; at most 24 hours back.
   */
  readonly issuedSince: (email: Email, since: Instant) => FromStore<readonly Instant[]>;
  /** The newest code and its link replace those before them. */
  readonly add: (email: Email, mailed: SealedMail, issuedAt: Instant) => FromStore<undefined>;
  /** The newest unused code; locks this address until the unit of work ends. */
  readonly newest: (email: Email) => FromStore<O.Option<StoredCode>>;
  readonly countTry: (email: Email) => FromStore<undefined>;
  /** Uses up the code and its link. */
  readonly useUp: (email: Email) => FromStore<undefined>;
}

/** A code sent to a candidate's new address: it proves the address but signs nobody in (R28). */
export interface ContactCode extends IssuedCode {
  readonly email: Email;
  readonly sealed: Sealed;
}

/** The codes that prove new addresses, by candidate; only the newest one counts (R28). */
export interface ContactCodes {
  /** Locks this candidate until the unit of work ends. The instants of all codes they requested since then, for any address. */
  readonly askedSince: (candidate: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  /**
   * The instants of all codes sent to this address since then, inclusive, whoever requested them. It takes no lock: callers first read the
   * address's sign-in codes, which does.
   */
  readonly sentTo: (email: Email, since: Instant) => FromStore<readonly Instant[]>;
  /** Replaces all earlier codes of this candidate, for any address. */
  readonly add: (candidate: CandidateId, email: Email, sealed: Sealed, issuedAt: Instant) => FromStore<undefined>;
  /** The newest unused one; locks this candidate until the unit of work ends. */
  readonly newest: (candidate: CandidateId) => FromStore<O.Option<ContactCode>>;
  readonly countTry: (candidate: CandidateId) => FromStore<undefined>;
  readonly useUp: (candidate: CandidateId) => FromStore<undefined>;
}

/** What a token's seal stands for; it may have ended. */
export interface StoredSession {
  readonly candidateId: CandidateId;
  readonly lastUsedAt: Instant;
  /** When a change of email or phone ends the session (R28). Undefined if no such change is pending. */
  readonly endsAt: Instant | undefined;
  /** Whether the session has proven the candidate's address (R41). */
  readonly proven: boolean;
  /** The first token of this sign-in or sign-up; it stays the same when a change of e-mail or phone replaces the token (R28). */
  readonly lineage: Sealed;
}

/** Sessions by the seals of their tokens (R3c). */
export interface Sessions {
  /** Opens a session with a proven address. */
  readonly open: (token: Sealed, candidateId: CandidateId, at: Instant) => FromStore<undefined>;
  /** Opens the session of a sign-up, whose address is unproven (service/decisions/002). */
  readonly openUnproven: (token: Sealed, candidateId: CandidateId, at: Instant) => FromStore<undefined>;
  /** Opens a session that continues another one, equally proven; no effect if there is no such session. */
  readonly openLike: (other: Sealed, token: Sealed, at: Instant) => FromStore<undefined>;
  /** Marks the session, with all its tokens, as proven. */
  readonly prove: (token: Sealed) => FromStore<undefined>;
  /** Closes unproven sessions and the upload links they had mailed; proven ones stay. */
  readonly closeUnproven: (candidateId: CandidateId) => FromStore<undefined>;
  /** Whether the session exists, ended or not. Locks it against closing until the unit of work ends. */
  readonly keepOpen: (token: Sealed) => FromStore<boolean>;
  readonly find: (token: Sealed) => FromStore<O.Option<StoredSession>>;
  /** Those of these that exist, ended or not. */
  readonly among: (tokens: readonly Sealed[]) => FromStore<readonly (StoredSession & { readonly token: Sealed })[]>;
  readonly touch: (token: Sealed, at: Instant) => FromStore<undefined>;
  readonly close: (token: Sealed) => FromStore<undefined>;
  readonly endAt: (token: Sealed, at: Instant) => FromStore<undefined>;
  /** Ends all sessions of this candidate at that instant, unless they end earlier. */
  readonly endAllAt: (candidate: CandidateId, at: Instant) => FromStore<undefined>;
}

/** The nonces of social sign-ins: each works once. */
export interface SocialSignIns {
  /** Whether this nonce is new; marks it as used. First deletes nonces issued before `forgetBefore`. */
  readonly useOnce: (nonce: string, issuedAt: Instant, forgetBefore: Instant) => FromStore<boolean>;
}

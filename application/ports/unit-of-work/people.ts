import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Email } from '../../../domain/identity/email';
import type { Contact } from '../../../domain/identity/email-change';
import type { IssuedCode } from '../../../domain/identity/one-time-code';
import type { Person } from '../../../domain/identity/person';
import type { PhoneNumber } from '../../../domain/identity/phone';
import type { SocialOrigin } from '../../../domain/identity/social-origin';
import type { ZipCode } from '../../../domain/identity/zip-code';
import type { Education } from '../../../domain/profile/education';
import type { Experience } from '../../../domain/profile/experience';
import type { ProfileUpdate } from '../../../domain/profile/update';
import type { Instant } from '../../../domain/time/instant';
import type { Sealed } from '../secrets';
import type { FromStore } from './store';

/* Who may sign in, by which codes, and who is signed in. */

/** Who a candidate is, as far as it was said (spec 1 §3). The country is the phone's; both lists stand in the order in which they were entered. */
export interface Candidate {
  readonly id: CandidateId;
  readonly email: Email;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: PhoneNumber | undefined;
  readonly zip: ZipCode | undefined;
  readonly experience: readonly Experience[];
  readonly education: readonly Education[];
}

/** Who signs up by themselves (spec 1 §3). */
export interface NewAccount extends Omit<Person, 'country'> {
  readonly email: Email;
  readonly social: SocialOrigin | undefined;
}

export interface Candidates {
  readonly withEmail: (email: Email) => FromStore<O.Option<Candidate>>;
  readonly withId: (id: CandidateId) => FromStore<O.Option<Candidate>>;
  /** Takes the place of what stood; a zip code that is not said stays. Nobody there: without effect. */
  readonly update: (id: CandidateId, update: ProfileUpdate) => FromStore<undefined>;
  /** None, and nothing is changed, where somebody has this address already; of two who add it at once one does. */
  readonly add: (account: NewAccount) => FromStore<O.Option<CandidateId>>;
  /** The first time counts, and only for who signed up by themselves: the provider answers for those it imports. */
  readonly proveAddress: (id: CandidateId, at: Instant) => FromStore<undefined>;
  /** When that was; locks this candidate until the unit of work ends. None: it was not, or they did not sign up. */
  readonly addressProvenAt: (id: CandidateId) => FromStore<O.Option<Instant>>;
  /** Where somebody came from who signed up with a social profile; an operator is told (spec 1 §3). */
  readonly socialOrigin: (id: CandidateId) => FromStore<O.Option<SocialOrigin>>;
  /** Two candidates never have one address: of two who take one at once, the second is a lost race. */
  readonly changeContact: (id: CandidateId, contact: Contact) => FromStore<undefined>;
}

/** What one sign-in mail carries, sealed: its code, and its link's. */
export interface SealedMail {
  readonly sealed: Sealed;
  readonly link: Sealed;
}

export interface StoredCode extends IssuedCode, SealedMail {}

export interface Codes {
  /**
   * Locks this address until the unit of work ends, also when it was never sent a code, so that two who ask at once count as two (R3c).
   * The instants of all codes since then, that instant included, used and replaced ones too; the service asks for 24 hours at most.
   */
  readonly issuedSince: (email: Email, since: Instant) => FromStore<readonly Instant[]>;
  /** The newest code and its link replace those before them. */
  readonly add: (email: Email, mailed: SealedMail, issuedAt: Instant) => FromStore<undefined>;
  /** The newest unused code; locks this address until the unit of work ends. */
  readonly newest: (email: Email) => FromStore<O.Option<StoredCode>>;
  readonly countTry: (email: Email) => FromStore<undefined>;
  /** After one of the two let someone in, neither the code nor its link ever does again. */
  readonly useUp: (email: Email) => FromStore<undefined>;
}

/** A code that was sent to an address which a candidate wants to have: it proves the address, and signs nobody in (R28). */
export interface ContactCode extends IssuedCode {
  readonly email: Email;
  readonly sealed: Sealed;
}

export interface ContactCodes {
  /** Locks this candidate until the unit of work ends. The instants of all that they asked for since then, whatever the address. */
  readonly askedSince: (candidate: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  /**
   * The instants of all that were sent to this address since then, that instant included, whoever asked. It locks nothing: who counts them asks
   * for the sign-in codes of the address first, which does.
   */
  readonly sentTo: (email: Email, since: Instant) => FromStore<readonly Instant[]>;
  /** The newest replaces those that this candidate asked for before, whatever the address. */
  readonly add: (candidate: CandidateId, email: Email, sealed: Sealed, issuedAt: Instant) => FromStore<undefined>;
  /** The newest unused one; locks this candidate until the unit of work ends. */
  readonly newest: (candidate: CandidateId) => FromStore<O.Option<ContactCode>>;
  readonly countTry: (candidate: CandidateId) => FromStore<undefined>;
  readonly useUp: (candidate: CandidateId) => FromStore<undefined>;
}

export interface StoredSession {
  readonly candidateId: CandidateId;
  readonly lastUsedAt: Instant;
  /** When a change of e-mail or phone ended it, or will; undefined: none did (R28). */
  readonly endsAt: Instant | undefined;
  /** Whether who opened it has shown that the candidate's address is theirs (R41). */
  readonly proven: boolean;
  /** The first token of this sign-in or sign-up: a change of e-mail or phone goes on under another (R28). */
  readonly line: Sealed;
}

export interface Sessions {
  /** By who has shown that the candidate's address is theirs. */
  readonly open: (token: Sealed, candidateId: CandidateId, at: Instant) => FromStore<undefined>;
  /** By a sign-up: whose address it is, nobody has shown yet (service/decisions/002). */
  readonly openUnproven: (token: Sealed, candidateId: CandidateId, at: Instant) => FromStore<undefined>;
  /** Goes on with another one of the same candidate's, and is as proven as that is; where that is none, none. */
  readonly openLike: (other: Sealed, token: Sealed, at: Instant) => FromStore<undefined>;
  /** Who holds this one has shown that the candidate's address is theirs: it is proven, with all tokens that it goes by. */
  readonly prove: (token: Sealed) => FromStore<undefined>;
  /** Those that a sign-up opened, and the upload links that they had mailed; those of who has shown the address stay. */
  readonly closeUnproven: (candidateId: CandidateId) => FromStore<undefined>;
  /** Whether there is one, ended or not. It is not closed before the unit of work ends. */
  readonly keepOpen: (token: Sealed) => FromStore<boolean>;
  readonly find: (token: Sealed) => FromStore<O.Option<StoredSession>>;
  readonly touch: (token: Sealed, at: Instant) => FromStore<undefined>;
  readonly close: (token: Sealed) => FromStore<undefined>;
  readonly endAt: (token: Sealed, at: Instant) => FromStore<undefined>;
  /** All that this candidate has on any device; one that ends earlier does so. */
  readonly endAllAt: (candidate: CandidateId, at: Instant) => FromStore<undefined>;
}

export interface SocialSignIns {
  /** Whether the evidence of this nonce was never taken before; from now on it was. What was issued before `forgetBefore` is forgotten first. */
  readonly useOnce: (nonce: string, issuedAt: Instant, forgetBefore: Instant) => FromStore<boolean>;
}

/** A candidate as the provider hands them over. What is undefined was not said, and leaves what stands with them already as it is. */
export interface NewCandidate extends Omit<Candidate, 'id' | 'experience' | 'education'> {
  readonly experience: readonly Experience[] | undefined;
  readonly education: readonly Education[] | undefined;
}

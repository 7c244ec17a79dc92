import type * as O from 'fp-ts/Option';
import type { Job } from '../navigation/destination';
import type { TimeWanted } from './candidate-api/scheduling';
import type { Slot, DayOfSlots } from '../../domain/scheduling/slot';
import type { Email } from '../../domain/identity/email';
import type { SignInHints } from '../../domain/identity/sign-in-hints';
import type { SignUpForm, SocialProfile } from '../../domain/identity/sign-up';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { PositionId } from '../../domain/positions/ids';
import type { Answers } from '../../domain/screening/answers';
import type { QuestionnaireId } from '../../domain/screening/ids';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Instant } from '../../domain/time/instant';
import type { IdempotencyKey, SessionToken } from './secrets';
import type { SocialAttempt } from './social-sign-in';

/** Something kept under one name for as long as its owner's storage lasts. A value that can't be read counts as absent. */
export interface Kept<A> {
  readonly read: () => O.Option<A>;
  readonly write: (value: A) => void;
  readonly clear: () => void;
}

/** The job and day being worked on in this tab; never shared with another tab (R3). */
export interface WorkInHand {
  readonly job: Job;
  /** What Confirm will do: book or move, and from which slots. */
  readonly wanted: TimeWanted;
  readonly positionName: string;
  readonly communityName: string;
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  readonly day: DayOfSlots;
  readonly chosen: { readonly slot: Slot; readonly key: IdempotencyKey } | undefined;
}

/** Answers to a job's questions that were given and not submitted yet. */
export interface ScreeningDraft {
  readonly questionnaireId: QuestionnaireId | undefined;
  /** The page that is open, from 0. */
  readonly at: number;
  readonly answers: Answers;
  /** Names the one submission that the draft leads to. */
  readonly key: IdempotencyKey;
}

/** A sign-up that was begun: what was typed, and when last. */
export interface SignUpDraft {
  readonly form: SignUpForm;
  readonly typedAt: Instant;
}

export interface Drafts {
  /** One draft for each candidate and job, and never another's (R3a). */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => Kept<ScreeningDraft>;
}

/** A code that was mailed and not typed yet. */
export interface SentCode {
  readonly email: Email;
  /** When another code may be asked for. */
  readonly resendAt: Instant;
}

/** A token that is about to take the other's place (R28). */
export interface NextToken {
  readonly token: SessionToken;
  readonly changedAt: Instant;
}

export interface SessionStore {
  /** `candidates_token`, in local storage and in a cookie (R3). */
  readonly token: Kept<SessionToken>;
  /** Beside it for the 5 s after a change of e-mail or phone; all tabs see it. */
  readonly nextToken: Kept<NextToken>;
  /** `candidatelogout_msg`: what the sign-in page says once after a sign-out. */
  readonly signOutMessage: Kept<string>;
  /** Where a candidate wanted to go before they had to sign in: one record, for an hour, used up by the sign-in that reads it (R2). */
  readonly hints: Kept<SignInHints>;
  /** The same for the other tabs of this device (ours): a mailed link opens a tab of its own. */
  readonly hintsOnDevice: Kept<SignInHints>;
  /** The last code that this tab asked for, for as long as it lives: who looks into their mail may find the page loaded anew (R3c). */
  readonly sentCode: Kept<SentCode>;
  /** A social sign-in that this tab began: between leaving for the provider and coming back. */
  readonly socialAttempt: Kept<SocialAttempt>;
  readonly workInHand: Kept<WorkInHand>;
  /** The job that this tab is on, for a page whose address does not say it (`position_id`, `community_id`; R3). */
  readonly jobInHand: Kept<Job>;
  readonly drafts: Drafts;
  /** Of this tab alone, and gone when anybody signs in or up here (R3a). */
  readonly signUpDraft: Kept<SignUpDraft>;
  /**
   * All that a wipe and a lapse leave on a device until a session is opened there: one ended. A provider that may still remember whose it was is asked
   * to ask who it is (R3a).
   */
  readonly sessionEnded: Kept<boolean>;
  /** `googleSignUpInfo`: whom a social sign-in vouched for and the portal does not know yet (spec 1 §4); as long as a draft. */
  readonly socialProfile: Kept<SocialProfile>;
  /** Forgets everything this app has kept, in every storage and cookie; then says that a session ended. */
  readonly wipe: () => void;
  /**
   * The same when a session ended by itself: no storage holds anything of the candidate any more. Drafts wait in this page's memory, unseen, for the
   * candidate who gave them (R3a).
   */
  readonly lapse: () => void;
}

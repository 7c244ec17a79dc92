import type * as O from 'fp-ts/Option';
import type { TimeWanted } from '../scheduling/scheduling.api';
import type { Stage } from '../../domain/positions/kinds';
import type { DateFilter } from '../../domain/scheduling/date-filter';
import type { PagingAct } from '../../domain/scheduling/date-paging';
import type { Reach } from '../../domain/scheduling/search-window';
import type { Slot, DayOfSlots } from '../../domain/positions/slot';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { ContactForm } from '../../domain/identity/contact-form';
import type { Job } from '../../domain/ids/job';
import type { Email } from '../../domain/text/email';
import type { SignInHints } from '../../domain/identity/sign-in-hints';
import type { SignUpForm, SocialProfile } from '../../domain/identity/sign-up';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Answers } from '../../domain/screening/answers';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Instant } from '../../domain/time/instant';
import type { SessionToken } from '../identity/secrets.port';
import type { IdempotencyKey } from './secrets';
import type { SocialAttempt } from '../identity/social-sign-in.port';

/** A stored value. One that can't be read counts as absent. */
export interface Kept<A> {
  readonly read: () => O.Option<A>;
  readonly write: (value: A) => void;
  readonly clear: () => void;
}

/** The job and day in progress in this tab, never shared with another tab (R3). */
export interface WorkInHand {
  readonly job: Job;
  /** What Confirm will do: book or move, and which kind of slot. */
  readonly wanted: TimeWanted;
  readonly positionName: string;
  readonly communityName: string;
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  readonly day: DayOfSlots;
  readonly chosen: { readonly slot: Slot; readonly key: IdempotencyKey } | undefined;
}

/** What was looked for among the dates of one stage of a job on this visit: Back shows what was there (ours). */
export interface KeptDateSearch {
  readonly job: Job;
  readonly stage: Stage;
  readonly reach: Reach;
  readonly act: PagingAct;
  /** The range that was applied; undefined: the window from today on. */
  readonly applied: DateFilter | undefined;
  /** The filter's fields as they were left. */
  readonly filter: { readonly open: boolean; readonly start: string; readonly end: string };
  /** The month calendar, and the day in it that keys move from. */
  readonly calendar: { readonly open: boolean; readonly at: CalendarDate | undefined };
}

/** Answers to a job's questions, not yet submitted. */
export interface ScreeningDraft {
  readonly questionnaireId: QuestionnaireId | undefined;
  /** The page that is open, from 0. */
  readonly at: number;
  readonly answers: Answers;
  /** The key of the submission this draft leads to. */
  readonly key: IdempotencyKey;
}

/** An unfinished sign-up: what was typed, and when last. */
export interface SignUpDraft {
  readonly form: SignUpForm;
  readonly typedAt: Instant;
}

/** Screening answers that haven't been submitted, on this device. */
export interface Drafts {
  /** One draft per candidate and job, never shown to another candidate (R3a). */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => Kept<ScreeningDraft>;
}

/** A mailed code not yet entered. */
export interface SentCode {
  readonly email: Email;
  /** When another code may be requested. */
  readonly resendAt: Instant;
}

/** E-mail and phone as they were typed, once a code was mailed to the new address (R28). */
export interface ContactChange {
  /** The candidate's present address: whose change this is. */
  readonly standing: Email;
  readonly typed: ContactForm;
  readonly sentTo: Email;
  /** When another code may be asked for. */
  readonly resendAt: Instant;
}

/** A token about to replace the current one (R28). */
export interface NextToken {
  readonly token: SessionToken;
  readonly changedAt: Instant;
}

/** What the portal keeps in the browser: for one tab, or for all of them (R3). */
export interface SessionStore {
  /** `candidates_token`, in local storage and in a cookie (R3). */
  readonly token: Kept<SessionToken>;
  /** The next token during the 5 s after a change of e-mail or phone; shared by all tabs. */
  readonly nextToken: Kept<NextToken>;
  /** `candidatelogout_msg`: the message the sign-in page shows once after a sign-out. */
  readonly signOutMessage: Kept<string>;
  /** Where a candidate wanted to go before they had to sign in: one record, kept for an hour and cleared by the sign-in that reads it (R2). */
  readonly hints: Kept<SignInHints>;
  /** The same for all tabs of this device (ours), because a mailed link opens a new tab. */
  readonly hintsOnDevice: Kept<SignInHints>;
  /** The last code this tab requested, kept while it is valid: the page may reload while the candidate reads their mail (R3c). */
  readonly sentCode: Kept<SentCode>;
  /** The same for a change of e-mail: the form waiting for its code, kept while the code is valid (R28). */
  readonly contactChange: Kept<ContactChange>;
  /** A social sign-in that this tab began, until the browser returns from the provider. */
  readonly socialAttempt: Kept<SocialAttempt>;
  readonly workInHand: Kept<WorkInHand>;
  /** Of this tab alone. */
  readonly dateSearch: Kept<KeptDateSearch>;
  /** This tab's current job, for pages without it in their address (`position_id`, `community_id`; R3). */
  readonly jobInHand: Kept<Job>;
  readonly drafts: Drafts;
  /** The unfolded cards of the list (`expand_status`, spec 1 §3), for this tab only. */
  readonly unfoldedCards: Kept<readonly PositionId[]>;
  /** For this tab only; deleted when anybody signs in or up here (R3a). */
  readonly signUpDraft: Kept<SignUpDraft>;
  /**
   * Whether a session has ended on this device since the last sign-in; all that a wipe or a lapse leaves. If so, a social provider, which
   * may still remember the last user, must ask who is there (R3a).
   */
  readonly sessionEnded: Kept<boolean>;
  /** `googleSignUpInfo`: the profile from a social sign-in without an account here (spec 1 §4); kept as long as a draft. */
  readonly socialProfile: Kept<SocialProfile>;
  /** Deletes everything this app has stored, in every storage and cookie; then marks the session as ended. */
  readonly wipe: () => void;
  /**
   * The same when a session expires: no storage holds anything of the candidate any more. Drafts stay hidden in this page's memory for the
   * candidate who wrote them (R3a).
   */
  readonly lapse: () => void;
}

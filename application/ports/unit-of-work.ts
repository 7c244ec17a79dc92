import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Application, InterviewKind, MoveKind } from '../../domain/applications/application';
import type { CandidateActName } from '../../domain/applications/act-refusals';
import type { Stage } from '../../domain/applications/status-catalogue';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Email } from '../../domain/identity/email';
import type { IssuedCode } from '../../domain/identity/one-time-code';
import type { PhoneNumber } from '../../domain/identity/phone';
import type { ZipCode } from '../../domain/identity/zip-code';
import type { Reason } from '../../domain/interviews/reason';
import type { CommunityId, PositionId } from '../../domain/positions/ids';
import type { Position } from '../../domain/positions/position';
import type { Education } from '../../domain/profile/education';
import type { Experience } from '../../domain/profile/experience';
import type { Answers } from '../../domain/screening/answers';
import type { QuestionnaireId } from '../../domain/screening/ids';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import type { ResumeKind } from '../../domain/resumes/resume-file';
import type { IssuedResumeLink } from '../../domain/resumes/resume-link';
import type { DateRange } from '../../domain/scheduling/search-window';
import type { Slot } from '../../domain/scheduling/slot';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from './file-ref';
import type { Mail } from './mailer';
import type { IdempotencyKey, Sealed } from './secrets';

/** The store did not answer, or a race was lost more often than it is worth trying again. */
export interface StoreUnavailable {
  readonly _tag: 'StoreUnavailable';
}

/** Every read and write of a store: it works or the store is unavailable. Deciding is the service's and the domain's. */
export type FromStore<A> = TE.TaskEither<StoreUnavailable, A>;

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

export interface Candidates {
  readonly withEmail: (email: Email) => FromStore<O.Option<Candidate>>;
  readonly withId: (id: CandidateId) => FromStore<O.Option<Candidate>>;
}

export interface StoredCode extends IssuedCode {
  readonly sealed: Sealed;
}

export interface Codes {
  /**
   * Locks this address until the unit of work ends, also when it was never sent a code, so that two who ask at once count as two (R3c).
   * The instants of all codes since then, that instant included, used and replaced ones too; the service asks for 24 hours at most.
   */
  readonly issuedSince: (email: Email, since: Instant) => FromStore<readonly Instant[]>;
  /** The newest code replaces those before it. */
  readonly add: (email: Email, sealed: Sealed, issuedAt: Instant) => FromStore<undefined>;
  /** The newest unused code; locks this address until the unit of work ends. */
  readonly newest: (email: Email) => FromStore<O.Option<StoredCode>>;
  readonly countTry: (email: Email) => FromStore<undefined>;
  /** After it let someone in, a code never does again. */
  readonly useUp: (email: Email) => FromStore<undefined>;
}

export interface StoredSession {
  readonly candidateId: CandidateId;
  readonly lastUsedAt: Instant;
}

export interface Sessions {
  readonly open: (token: Sealed, candidateId: CandidateId, at: Instant) => FromStore<undefined>;
  readonly find: (token: Sealed) => FromStore<O.Option<StoredSession>>;
  readonly touch: (token: Sealed, at: Instant) => FromStore<undefined>;
  readonly close: (token: Sealed) => FromStore<undefined>;
}

export interface Positions {
  readonly withId: (id: PositionId) => FromStore<O.Option<Position>>;
  /** Published or not, in the order of their ids. */
  readonly ofCommunity: (id: CommunityId) => FromStore<readonly Position[]>;
}

export interface Questionnaires {
  readonly withId: (id: QuestionnaireId) => FromStore<O.Option<QuestionnaireOnFile>>;
}

/** What a candidate answered to the screening of one application. */
export interface SubmittedAnswers {
  /** Undefined: the position asked nothing. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly answers: Answers;
  readonly at: Instant;
}

export interface ScreeningAnswers {
  /** What was answered to a screening that was open again takes the place of what was answered before. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, submitted: SubmittedAnswers) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<SubmittedAnswers>>;
}

export interface ApplicationWithPosition {
  readonly application: Application;
  readonly position: Position;
}

export interface Applications {
  /** In the order in which they were made. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ApplicationWithPosition[]>;
  /** One application; locked until the unit of work ends. */
  readonly lock: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** The same without a lock, to read only. */
  readonly find: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** Adds an application without an appointment; one that is there already is left as it is. */
  readonly add: (candidateId: CandidateId, application: Application) => FromStore<undefined>;
  /** Writes all of an application that is there but its slot and schedule time: those come from `Appointments`. */
  readonly save: (candidateId: CandidateId, application: Application) => FromStore<undefined>;
}

/** Slots are of the kind whose moves they use. */
export type SlotKind = MoveKind;

export const slotKindOf: Readonly<Record<InterviewKind, SlotKind>> = {
  video: 'video',
  'in-person': 'in-person',
  'self-record': 'in-person',
};

export interface Slots {
  /** Slots with a free place, in order of date and start. */
  readonly free: (positionId: PositionId, kind: SlotKind, range: DateRange) => FromStore<readonly Slot[]>;
  readonly exists: (positionId: PositionId, kind: SlotKind, slot: Slot) => FromStore<boolean>;
}

export type HoldOutcome = 'held' | 'taken';

export interface Appointments {
  /**
   * Takes a place in a slot for a candidate's stage. `taken` when no place is left, also when another took the last one
   * at the same moment: a constraint of the store decides such races, and never lets two in. Also `taken` when there is no such slot.
   * A stage has one appointment (R27): the place it held before is given up only when the new one is held (R17).
   * The slot is known by date and start; its end is what the provider said last.
   */
  readonly hold: (
    candidateId: CandidateId,
    positionId: PositionId,
    stage: Stage,
    kind: SlotKind,
    slot: Slot,
    startsAt: Instant,
  ) => FromStore<HoldOutcome>;
  /** Gives the place of that stage back, and leaves those of the others; without one there is nothing to do (R27). */
  readonly release: (candidateId: CandidateId, positionId: PositionId, stage: Stage) => FromStore<undefined>;
}

export interface IdempotencyKeys {
  /** The request that came with this key of this candidate, in the words in which it was kept (R17). */
  readonly find: (candidateId: CandidateId, key: IdempotencyKey) => FromStore<O.Option<string>>;
  readonly keep: (candidateId: CandidateId, key: IdempotencyKey, request: string, at: Instant) => FromStore<undefined>;
}

/** What a candidate did with an application, and why, where a reason was asked for (R18, R27). */
export interface ActOnRecord {
  readonly act: CandidateActName;
  readonly reason: Reason | undefined;
  readonly at: Instant;
}

export interface ActRecords {
  readonly add: (candidateId: CandidateId, positionId: PositionId, record: ActOnRecord) => FromStore<undefined>;
  /** The oldest first. */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<readonly ActOnRecord[]>;
}

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

/** A resume that a candidate gave with an application. Its file lies in the file store. */
export interface StoredResume {
  readonly file: FileRef;
  readonly name: string;
  /** 1 to 10 × 1024 × 1024 (R20). */
  readonly bytes: number;
  readonly kind: ResumeKind;
  readonly receivedAt: Instant;
}

export interface ResumeOfPosition extends StoredResume {
  readonly positionId: PositionId;
  readonly positionName: string;
}

export interface Resumes {
  /** The newest of an application is the one that counts. */
  readonly add: (candidateId: CandidateId, positionId: PositionId, resume: StoredResume) => FromStore<undefined>;
  /** All that the candidate ever gave, the newest first; a file that was given twice stands there twice. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ResumeOfPosition[]>;
  /** Whether anything that was given lies in this file. */
  readonly isGiven: (file: FileRef) => FromStore<boolean>;
  /** 'Proceed without uploading resume' (spec 2 §2.5); the first time counts. */
  readonly proceedWithout: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
  readonly proceedsWithout: (candidateId: CandidateId, positionId: PositionId) => FromStore<boolean>;
}

/** The link of 'Email Me A Link': it opens the upload for one application. */
export interface ResumeLink extends IssuedResumeLink {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

export interface ResumeLinks {
  readonly add: (
    code: Sealed,
    candidateId: CandidateId,
    positionId: PositionId,
    issuedAt: Instant,
  ) => FromStore<undefined>;
  /** The instants of all links that this candidate was sent since then. */
  readonly issuedSince: (candidateId: CandidateId, since: Instant) => FromStore<readonly Instant[]>;
  readonly find: (code: Sealed) => FromStore<O.Option<ResumeLink>>;
  /** A resume was stored: no link of that application opens anything any more. */
  readonly useUp: (candidateId: CandidateId, positionId: PositionId, at: Instant) => FromStore<undefined>;
}

/** A candidate as the provider hands them over. What is undefined was not said, and leaves what stands with them already as it is. */
export interface NewCandidate extends Omit<Candidate, 'id' | 'experience' | 'education'> {
  readonly experience: readonly Experience[] | undefined;
  readonly education: readonly Education[] | undefined;
}

export interface SlotWithCapacity {
  readonly slot: Slot;
  /** How many candidates it takes, 1 or more. */
  readonly capacity: number;
}

export interface HeldAppointment {
  readonly stage: Stage;
  readonly kind: SlotKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

/** What the import writes. Each call may be repeated without a second effect. */
export interface Provisioning {
  readonly isEmpty: () => FromStore<boolean>;
  /** Adds the position, or brings it up to what is given. */
  readonly putPosition: (position: Position) => FromStore<undefined>;
  /** Adds the questionnaire, or brings it up to what is given. */
  readonly putQuestionnaire: (questionnaire: QuestionnaireOnFile) => FromStore<undefined>;
  /** Adds slots that are missing; of those that are there only `to` and the capacity change. */
  readonly putSlots: (
    positionId: PositionId,
    kind: SlotKind,
    slots: readonly SlotWithCapacity[],
  ) => FromStore<undefined>;
  /** Adds the candidate, or brings them up to what is given. */
  readonly putCandidate: (candidate: NewCandidate) => FromStore<CandidateId>;
  /** Adds an application and its appointment; one that is there already is left as it is. */
  readonly addApplication: (
    candidateId: CandidateId,
    application: Application,
    appointment: HeldAppointment | undefined,
  ) => FromStore<undefined>;
}

export interface Store {
  readonly candidates: Candidates;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly positions: Positions;
  readonly questionnaires: Questionnaires;
  readonly applications: Applications;
  readonly screeningAnswers: ScreeningAnswers;
  readonly slots: Slots;
  readonly appointments: Appointments;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly actRecords: ActRecords;
  readonly messages: Messages;
  readonly resumes: Resumes;
  readonly resumeLinks: ResumeLinks;
  readonly provisioning: Provisioning;
}

/**
 * One act, all of it or nothing: what `work` writes stands when it answers Right, and nothing of it when it answers Left.
 * A refusal whose traces must stay (a wrong code counts as a try) is therefore a Right that holds the refusal.
 */
export interface UnitOfWork {
  readonly run: <E, A>(work: (store: Store) => TE.TaskEither<E, A>) => TE.TaskEither<E | StoreUnavailable, A>;
}

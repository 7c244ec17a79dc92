import type * as TE from 'fp-ts/TaskEither';
import type { Application } from '../../domain/applications/application';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { Declinable } from '../../domain/applications/turns';
import type { Email, EmailFault } from '../../domain/identity/email';
import type { CodeRefusal, OneTimeCode, TooManyCodes } from '../../domain/identity/one-time-code';
import type { CancellationRequest } from '../../domain/interviews/cancellation';
import type { Reason } from '../../domain/interviews/reason';
import type { Advert, NotAdvertised } from '../../domain/positions/advert';
import type { CommunityId } from '../../domain/positions/ids';
import type { Position, VideoPreference } from '../../domain/positions/position';
import type { GivenAnswer, SubmissionFault } from '../../domain/screening/answers';
import type { SubmitResult } from '../../domain/screening/outcome';
import type { QuestionnaireId } from '../../domain/screening/ids';
import type { Questionnaire, QuestionType, ScreeningQuestion } from '../../domain/screening/questionnaire';
import type { PositionId } from '../../domain/positions/ids';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { NothingToSkip, ResumeNeededToSchedule, ResumeNotAsked } from '../../domain/resumes/requirement';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { TooManyLinks } from '../../domain/resumes/resume-link';
import type { SavedResume } from '../../domain/resumes/upload';
import type { DateRange } from '../../domain/scheduling/search-window';
import type { DayOfSlots, Slot } from '../../domain/scheduling/slot';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { CallFailure } from '../failure';
import type { Job } from '../navigation/destination';
import type { FileRef } from './file-ref';
import type { NoSuchUpload } from './file-store';
import type { IdempotencyKey, SessionToken } from './secrets';
import type { Candidate, SlotKind } from './unit-of-work';

/* What the candidate's journeys ask of the provider. Implemented over HTTP, and straight onto the service for tests and other faces. */

/** A call can be given up when its screen goes away. */
export interface Cancellation {
  readonly signal?: AbortSignalLike | undefined;
}

/** As much of the DOM's AbortSignal as a call needs, so that the core compiles without the DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface UnknownCandidate {
  readonly _tag: 'UnknownCandidate';
}

export interface CodeNotFound {
  readonly _tag: 'CodeNotFound';
}

export type SendCodeRefusal = TooManyCodes | UnknownCandidate;
export type SubmitCodeRefusal = CodeRefusal | CodeNotFound;

export interface CodeSent {
  readonly message: string;
  /** When another code may be asked for. */
  readonly resendAt: Instant;
}

export interface SignedIn {
  readonly token: SessionToken;
  readonly message: string;
}

export interface IdentityApi {
  readonly sendCode: (email: Email) => TE.TaskEither<CallFailure | SendCodeRefusal, CodeSent>;
  readonly submitCode: (email: Email, code: OneTimeCode) => TE.TaskEither<CallFailure | SubmitCodeRefusal, SignedIn>;
  readonly signOut: () => TE.TaskEither<CallFailure, undefined>;
}

/** An application with what its card shows of the position. */
export interface ListedApplication {
  readonly application: Application;
  readonly positionName: string;
  readonly communityName: string;
  readonly clientName: string;
  readonly address: string;
  readonly description: string;
  readonly zone: TimeZone;
}

export interface JobsList {
  readonly candidateId: CandidateId;
  readonly candidateName: string;
  readonly applications: readonly ListedApplication[];
}

export interface ApplicationsApi {
  /** In the order of the list (R13). */
  readonly listApplications: (cancel?: Cancellation) => TE.TaskEither<CallFailure, JobsList>;
}

export interface SlotSearch extends Job {
  readonly kind: SlotKind;
  readonly range: DateRange;
}

export interface FoundSlots {
  readonly days: readonly DayOfSlots[];
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  /** False: this position's slots can't be chosen for its own kind of interview (R17). */
  readonly mayReschedule: boolean;
}

/** What Confirm will do on a scheduling page: from which slots, and whether a first time is taken or the one that is held moved (R17). */
export interface TimeWanted {
  readonly act: 'Book' | 'Move';
  readonly kind: SlotKind;
}

/** A slot that is taken: as a first one, or in place of the one that is held (R17). */
export interface TimeRequest extends Job, TimeWanted {
  readonly slot: Slot;
  /** Which provider a video interview is held with; nothing is asked of other kinds. */
  readonly videoPreference: VideoPreference | undefined;
  /** One per choice of slot: a repeated Confirm books once (R17). */
  readonly key: IdempotencyKey;
}

export interface SlotTaken {
  readonly _tag: 'SlotTaken';
  readonly wanted: Slot;
  /** The nearest free ones, at most three (R17). */
  readonly nearest: readonly Slot[];
}

export interface NoSuchSlot {
  readonly _tag: 'NoSuchSlot';
  readonly wanted: Slot;
  readonly nearest: readonly Slot[];
}

export interface NoSuchApplication {
  readonly _tag: 'NoSuchApplication';
}

/** The same key came with another request: a fault of the caller, never of the candidate. */
export interface KeyUsedBefore {
  readonly _tag: 'KeyUsedBefore';
}

export interface PositionClosed {
  readonly _tag: 'PositionClosed';
}

export type BookingRefusal = ActRefusal | SlotTaken | NoSuchSlot | NoSuchApplication | KeyUsedBefore | PositionClosed;

export interface Booked {
  readonly introVideoUrl: string | undefined;
  readonly externalUrl: string | undefined;
}

export type PositionRefusal = NoSuchApplication | PositionClosed;

export interface SchedulingApi {
  readonly position: (job: Job, cancel?: Cancellation) => TE.TaskEither<CallFailure | PositionRefusal, Position>;
  readonly findSlots: (
    search: SlotSearch,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | PositionRefusal, FoundSlots>;
  readonly takeTime: (request: TimeRequest) => TE.TaskEither<CallFailure | BookingRefusal, Booked>;
}

/** What a job asks of the signed-in candidate (spec 1 §3). */
export interface SkillFilter {
  /** Whose answers these will be: what is not sent yet is kept under it (R3a). */
  readonly candidateId: CandidateId;
  /** Undefined: nothing is asked, and the screening is submitted at once (R6a). */
  readonly questionnaire: Questionnaire | undefined;
}

/** A question that waits for the candidate, and of which job. */
export interface OpenQuestion {
  readonly positionId: PositionId;
  readonly question: ScreeningQuestion;
}

/** An answer, and how its question was called when it was given (spec 1 §7). */
export interface AnsweredQuestion extends GivenAnswer {
  readonly name: string;
  readonly type: QuestionType;
  readonly tag: string;
}

export interface AnsweredSection {
  readonly sectionId: number;
  readonly name: string;
  readonly questions: readonly AnsweredQuestion[];
}

export interface AnsweredSkillFilter {
  readonly positionId: PositionId;
  readonly positionName: string;
  /** Undefined: nothing was asked. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly questionnaireName: string;
  readonly sections: readonly AnsweredSection[];
  /** One per page that is submitted: a repeated Submit evaluates once. */
  readonly key: IdempotencyKey;
}

export interface ScreeningResult extends SubmitResult {
  readonly message: string;
  /** How many jobs stand on the candidate's list (num_of_jobs). */
  readonly jobs: number;
}

/** The questions of this job were answered before (R8). */
export interface ScreeningAnswered {
  readonly _tag: 'ScreeningAnswered';
}

/** The job asks another questionnaire by now than the one that was answered. */
export interface OtherQuestionnaire {
  readonly _tag: 'OtherQuestionnaire';
}

export interface AnswersRefused {
  readonly _tag: 'AnswersRefused';
  readonly faults: readonly SubmissionFault[];
}

export type SkillFilterRefusal = NoSuchApplication | PositionClosed | ScreeningAnswered;

export type SubmitAnswersRefusal =
  SkillFilterRefusal | ActRefusal | KeyUsedBefore | OtherQuestionnaire | AnswersRefused;

export interface ProfileApi {
  /** What the signed-in candidate said of themselves. */
  readonly profile: (cancel?: Cancellation) => TE.TaskEither<CallFailure, Candidate>;
}

export interface ScreeningApi {
  readonly skillFilter: (
    position: Pick<Job, 'positionId'>,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | SkillFilterRefusal, SkillFilter>;
  readonly submitAnswers: (
    answered: AnsweredSkillFilter,
  ) => TE.TaskEither<CallFailure | SubmitAnswersRefusal, ScreeningResult>;
}

/** An appointment that is given up, for another time later or for good (R18). */
export interface GivingUp extends Job {
  readonly cancellation: CancellationRequest;
  /** One per answered dialog: a repeated 'Yes' gives up once. */
  readonly key: IdempotencyKey;
}

/** An offer or an invitation that is not taken (spec 2 §4.8). */
export interface Declining extends Job {
  readonly what: Declinable;
  readonly reason: Reason;
  readonly key: IdempotencyKey;
}

export type GivingUpRefusal = ActRefusal | NoSuchApplication | KeyUsedBefore;

export interface GivingUpApi {
  readonly giveUp: (request: GivingUp) => TE.TaskEither<CallFailure | GivingUpRefusal, undefined>;
  readonly decline: (request: Declining) => TE.TaskEither<CallFailure | GivingUpRefusal, undefined>;
}

/** There is no position of that number (spec 1 §8: 'no data'). */
export interface PositionUnknown {
  readonly _tag: 'NoSuchPosition';
}

export type AdvertRefusal = NotAdvertised | PositionUnknown;

/** What stands in a link in place of ids, as it stands there; undefined: the link has none (R1). */
export interface LinkToResolve {
  readonly position: string | undefined;
  readonly community: string | undefined;
}

export interface LinkedIds {
  readonly positionId: PositionId | undefined;
  readonly communityId: CommunityId | undefined;
}

export interface LinkRefusal {
  readonly _tag: 'LinkUnreadable';
}

export interface ApplyRequest extends Job {
  readonly positionName: string;
}

/** How the application stands after the call. What the number means, `applyResult` says (R6). */
export interface Applied {
  readonly status: number;
}

export type ConfirmRefusal = ActRefusal | NoSuchApplication | PositionClosed;

export interface ApplyingApi {
  /** Needs no token (R3b). */
  readonly advert: (id: PositionId, cancel?: Cancellation) => TE.TaskEither<CallFailure | AdvertRefusal, Advert>;
  /** Needs no token (R3b). */
  readonly resolveLink: (
    link: LinkToResolve,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | LinkRefusal, LinkedIds>;
  readonly applyToJob: (request: ApplyRequest) => TE.TaskEither<CallFailure | PositionClosed, Applied>;
  /** 'I have applied on the employer's own site' (R6a). */
  readonly confirmExternal: (job: Job) => TE.TaskEither<CallFailure | ConfirmRefusal, Applied>;
  /** The candidate's own application to one job. */
  readonly application: (
    job: Job,
    cancel?: Cancellation,
  ) => TE.TaskEither<CallFailure | NoSuchApplication, ListedApplication>;
}

/** A resume for one application: a file that arrived, or one that was given before (upload_type new and old, spec 1 §7). */
export interface ResumeGiven extends Job {
  readonly resume:
    { readonly _tag: 'NewFile'; readonly file: FileRef } | { readonly _tag: 'SavedResume'; readonly path: string };
  /** One per press of Upload: a repetition stores once. The specification's own call has none. */
  readonly key: IdempotencyKey | undefined;
}

/** What was stored, and when. */
export interface ResumeReceipt {
  readonly name: string;
  readonly bytes: number;
  readonly receivedAt: Instant;
  /** Where it lies is the server's business: this names it and opens nothing (R3). */
  readonly path: string;
}

/** A part of the file is still missing. */
export interface UploadUnfinished {
  readonly _tag: 'UploadUnfinished';
  readonly received: number;
  readonly bytes: number;
}

/** No resume of this candidate's is called so. */
export interface NoSuchResume {
  readonly _tag: 'NoSuchResume';
}

export type StoreResumeRefusal =
  ResumeRefusal | NoSuchUpload | UploadUnfinished | NoSuchResume | ActRefusal | NoSuchApplication | KeyUsedBefore;

export interface LinkWanted extends Job {
  /** The candidate's own where none is typed (spec 2 §2.5). */
  readonly email: string | undefined;
}

export type MailLinkRefusal = ResumeNotAsked | EmailFault | TooManyLinks | ActRefusal | NoSuchApplication;

export type ProceedRefusal = ResumeNeededToSchedule | NothingToSkip | NoSuchApplication;

/** One file of the caller's for a few minutes, as an address of this portal (R3). */
export interface SignedFile {
  readonly url: string;
  readonly until: Instant;
}

export interface ResumesApi {
  /** The newest first, each file once. */
  readonly listResumes: (cancel?: Cancellation) => TE.TaskEither<CallFailure, readonly SavedResume[]>;
  readonly storeResume: (given: ResumeGiven) => TE.TaskEither<CallFailure | StoreResumeRefusal, ResumeReceipt>;
  readonly mailResumeLink: (wanted: LinkWanted) => TE.TaskEither<CallFailure | MailLinkRefusal, undefined>;
  readonly proceedWithoutResume: (job: Job) => TE.TaskEither<CallFailure | ProceedRefusal, undefined>;
  readonly signResume: (path: string) => TE.TaskEither<CallFailure | NoSuchResume, SignedFile>;
}

export type CandidateApi = IdentityApi &
  ApplicationsApi &
  SchedulingApi &
  GivingUpApi &
  ApplyingApi &
  ScreeningApi &
  ResumesApi &
  ProfileApi;

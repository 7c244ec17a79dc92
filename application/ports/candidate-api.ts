import type * as TE from 'fp-ts/TaskEither';
import type { Application } from '../../domain/applications/application';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { Declinable } from '../../domain/applications/turns';
import type { Email } from '../../domain/identity/email';
import type { CodeRefusal, OneTimeCode, TooManyCodes } from '../../domain/identity/one-time-code';
import type { CancellationRequest } from '../../domain/interviews/cancellation';
import type { Reason } from '../../domain/interviews/reason';
import type { Position, VideoPreference } from '../../domain/positions/position';
import type { DateRange } from '../../domain/scheduling/search-window';
import type { DayOfSlots, Slot } from '../../domain/scheduling/slot';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { CallFailure } from '../failure';
import type { Job } from '../navigation/destination';
import type { IdempotencyKey, SessionToken } from './secrets';
import type { SlotKind } from './unit-of-work';

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

/** A slot that is taken: as a first one, or in place of the one that is held (R17). */
export interface TimeRequest extends Job {
  readonly act: 'Book' | 'Move';
  readonly kind: SlotKind;
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

export type CandidateApi = IdentityApi & ApplicationsApi & SchedulingApi & GivingUpApi;

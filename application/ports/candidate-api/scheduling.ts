import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { ProofNeeded } from '../../../domain/identity/address-proof';
import type { Position, VideoPreference } from '../../../domain/positions/position';
import type { NewAccountRefusal } from '../../../domain/scheduling/fresh-account';
import type { DateRange } from '../../../domain/scheduling/search-window';
import type { DayOfSlots, Slot } from '../../../domain/scheduling/slot';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { Job } from '../../navigation/destination';
import type { IdempotencyKey } from '../secrets';
import type { SlotKind } from '../unit-of-work/slots';
import type { ApiOf, KeyUsedBefore, NoSuchApplication, Operation, PositionClosed } from './call';

/* Finding and taking a time. */

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
  /** One per choice of slot: a repeated Confirm books once (R17). Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
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

export type BookingRefusal =
  | ActRefusal
  | SlotTaken
  | NoSuchSlot
  | NoSuchApplication
  | KeyUsedBefore
  | PositionClosed
  | ProofNeeded
  | NewAccountRefusal;

export interface Booked {
  readonly introVideoUrl: string | undefined;
  readonly externalUrl: string | undefined;
}

export type PositionRefusal = NoSuchApplication | PositionClosed;

export interface SchedulingOperations {
  readonly position: Operation<Job, Position, PositionRefusal, 'candidate or mailed link'>;
  readonly findSlots: Operation<SlotSearch, FoundSlots, PositionRefusal>;
  readonly takeTime: Operation<TimeRequest, Booked, BookingRefusal>;
}

export type SchedulingApi = ApiOf<SchedulingOperations>;

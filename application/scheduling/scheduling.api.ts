import type { BookingRefusal, PositionRefusal } from '../applications/booking-refusals.api';
import type { Job } from '../../domain/ids/job';
import type { SlotKind, SlotSearchKind } from '../../domain/positions/slot-kind';
import type { Position, VideoPreference } from '../../domain/positions/position';
import type { DateRange, DayOfSlots, Slot } from '../../domain/positions/slot';
import type { TimeZone } from '../../domain/time/time-zone';
import type { IdempotencyKey } from '../ports/secrets';
import type { ApiOf, Operation, NamesOf } from '../ports/candidate-api/call';

/* Finding and booking a time. */

/** Which free slots to look for: those of one job and kind, on the days of a range. */
export interface SlotSearch extends Job {
  readonly kind: SlotSearchKind;
  readonly range: DateRange;
  /** Opened by a link from a follow-up: a 406 ends the session (spec 2 §4.11, R55). It doesn't travel. */
  readonly followUp?: boolean | undefined;
}

/** The free slots, by day; only days that have one. */
export interface FoundSlots {
  readonly days: readonly DayOfSlots[];
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  /** False: slots of this position can't be chosen for its own kind of interview (R17). */
  readonly mayReschedule: boolean;
}

/** What Confirm does on a scheduling page: for which kind of slot, and whether it books or moves (R17). */
export interface TimeWanted {
  readonly act: 'Book' | 'Move';
  readonly kind: SlotKind;
}

/** A request for a slot: a first one, or one in place of the current one (R17). */
export interface TimeRequest extends Job, TimeWanted {
  readonly slot: Slot;
  /** The provider of a video interview; undefined for other kinds. */
  readonly videoPreference: VideoPreference | undefined;
  /** One per choice of slot: a repeated Confirm books once (R17). Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
  /** The zone of the candidate's own clock, for the mails about the appointment (R14). Ours: a caller that knows only the document sends none. */
  readonly ownZone?: TimeZone | undefined;
}

/** What the confirmation leads on to: the employer's intro video and its HR system. Undefined: it has none. */
export interface Booked {
  readonly introVideoUrl: string | undefined;
  readonly externalUrl: string | undefined;
}

/** Finding and taking a time, at any stage of an application (spec 1 §7, R17). */
export interface SchedulingOperations {
  readonly position: Operation<Job, Position, PositionRefusal, 'candidate or mailed link'>;
  readonly findSlots: Operation<SlotSearch, FoundSlots, PositionRefusal>;
  readonly takeTime: Operation<TimeRequest, Booked, BookingRefusal>;
}

/** Their names. */
export const schedulingOperations: NamesOf<SchedulingOperations> = { position: true, findSlots: true, takeTime: true };

/** Scheduling, as journeys call it. */
export type SchedulingApi = ApiOf<SchedulingOperations>;

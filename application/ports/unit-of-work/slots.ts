import type * as O from 'fp-ts/Option';
import type { Stage } from '../../../domain/applications/status-catalogue';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import type { DateRange } from '../../../domain/scheduling/search-window';
import type { Slot } from '../../../domain/scheduling/slot';
import type { SlotKind } from '../../../domain/scheduling/slot-kind';
import type { Instant } from '../../../domain/time/instant';
import type { Sealed } from '../secrets';
import type { FromStore } from './store';

/* Slots and appointments. */

/** A slot's capacity, 0 if it isn't offered, and how many places are taken. */
export interface Places {
  readonly capacity: number;
  readonly held: number;
}

/** What identifies a slot of one position and kind. */
export type SlotStart = Pick<Slot, 'date' | 'from'>;

/** The times that positions offer; `Appointments` takes places in them. */
export interface Slots {
  /** Slots with a free place, in order of date and start. */
  readonly free: (positionId: PositionId, kind: SlotKind, range: DateRange) => FromStore<readonly Slot[]>;
  /** The slot that begins then, with the end that the store has; none if it isn't offered. */
  readonly find: (positionId: PositionId, kind: SlotKind, start: SlotStart) => FromStore<O.Option<Slot>>;
  readonly places: (positionId: PositionId, kind: SlotKind, slot: Slot) => FromStore<Places>;
}

/** Whether the place is booked; `taken` means no place was left or there is no such slot. */
export type HoldOutcome = 'held' | 'taken';

/** The places that candidates hold, one for each stage of an application. */
export interface Appointments {
  /**
   * Books a place in a slot for a candidate's stage. `taken` if no place is left or there is no such slot; a constraint of the store
   * decides concurrent bookings. A stage has one appointment (R27): its old place is released only once the new one is booked (R17). Date
   * and start identify the slot; its end is the provider's latest.
   */
  readonly hold: (
    candidateId: CandidateId,
    positionId: PositionId,
    stage: Stage,
    kind: SlotKind,
    slot: Slot,
    startsAt: Instant,
  ) => FromStore<HoldOutcome>;
  /** Releases the place of that stage, if any, and no other (R27). */
  readonly release: (candidateId: CandidateId, positionId: PositionId, stage: Stage) => FromStore<undefined>;
  /** How many of this candidate's appointments, over all positions, begin later. */
  readonly aheadOf: (candidateId: CandidateId, now: Instant) => FromStore<number>;
  /** The video interviews that begin from one instant to another, both included, the earliest first. */
  readonly interviewsBegun: (from: Instant, to: Instant) => FromStore<readonly InterviewBegun[]>;
  /** Counts the acts on the appointment of that stage: 1, 2, 3 …, independent of the clock. */
  readonly nextRevision: (candidateId: CandidateId, positionId: PositionId, stage: Stage) => FromStore<number>;
}

/** A video interview whose time has come. */
export interface InterviewBegun {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly startsAt: Instant;
}

/** Which appointment of which candidate. */
export interface AppointmentNamed {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly stage: Stage;
}

/** When candidates are reminded of their appointments. A plan is deleted with its appointment, when that is moved or canceled. */
export interface Reminders {
  /** Plans reminders of an appointment that is booked and starts then; without one it does nothing. Planning twice has no further effect. */
  readonly plan: (appointment: AppointmentNamed, startsAt: Instant, due: readonly Instant[]) => FromStore<undefined>;
  /**
   * The appointment whose reminder has been due the longest. All its due reminders are taken together, so a late candidate is reminded once, and of
   * two callers only one gets it. Its application is locked until the unit of work ends; one that is locked already is skipped.
   */
  readonly takeDue: (now: Instant) => FromStore<O.Option<AppointmentNamed>>;
}

/** A booking by a new account. */
export interface TimeTaken {
  readonly positionId: PositionId;
  readonly at: Instant;
}

/** The bookings of new accounts by network. */
export interface NewAccountTimes {
  /** Locks this network until the unit of work ends. All bookings of its new accounts since then; deletes older ones of any network. */
  readonly takenSince: (network: Sealed, since: Instant) => FromStore<readonly TimeTaken[]>;
  readonly add: (network: Sealed, taken: TimeTaken) => FromStore<undefined>;
}

/** A time to offer, and for how many. */
export interface SlotWithCapacity {
  readonly slot: Slot;
  /** How many candidates fit, 1 or more. */
  readonly capacity: number;
}

/** An appointment as a stage of an application holds it. */
export interface HeldAppointment {
  readonly stage: Stage;
  readonly kind: SlotKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

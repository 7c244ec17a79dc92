import type * as O from 'fp-ts/Option';
import type { Stage } from '../../domain/positions/kinds';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Slot } from '../../domain/positions/slot';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { Instant } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';

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
  /** The same, and quicker if the stage holds a place in another slot already. */
  readonly move: Appointments['hold'];
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
  /** Since when the reminder that has been due the longest is due; none: nothing is due. It takes and locks nothing. */
  readonly oldestDue: (now: Instant) => FromStore<O.Option<Instant>>;
}

/** An appointment as a stage of an application holds it. */
export interface HeldAppointment {
  readonly stage: Stage;
  readonly kind: SlotKind;
  readonly slot: Slot;
  readonly startsAt: Instant;
}

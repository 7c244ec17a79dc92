import type { InterviewKind, MoveKind } from '../../../domain/applications/application';
import type { Stage } from '../../../domain/applications/status-catalogue';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import type { DateRange } from '../../../domain/scheduling/search-window';
import type { Slot } from '../../../domain/scheduling/slot';
import type { Instant } from '../../../domain/time/instant';
import type { Sealed } from '../secrets';
import type { FromStore } from './store';

/* Times, and who holds them. */

/** Slots are of the kind whose moves they use. */
export type SlotKind = MoveKind;

export const slotKindOf: Readonly<Record<InterviewKind, SlotKind>> = {
  video: 'video',
  'in-person': 'in-person',
  'self-record': 'in-person',
};

/** How many candidates a slot takes, 0 where there is none on offer, and how many have a place in it. */
export interface Places {
  readonly capacity: number;
  readonly held: number;
}

export interface Slots {
  /** Slots with a free place, in order of date and start. */
  readonly free: (positionId: PositionId, kind: SlotKind, range: DateRange) => FromStore<readonly Slot[]>;
  readonly exists: (positionId: PositionId, kind: SlotKind, slot: Slot) => FromStore<boolean>;
  readonly places: (positionId: PositionId, kind: SlotKind, slot: Slot) => FromStore<Places>;
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
  /** How many of this candidate's appointments have not begun by then, whatever the position. */
  readonly aheadOf: (candidateId: CandidateId, now: Instant) => FromStore<number>;
  /** Counts an act on the appointment of that stage: 1, 2, 3 …, whatever the clock says. */
  readonly nextRevision: (candidateId: CandidateId, positionId: PositionId, stage: Stage) => FromStore<number>;
}

/** A time that a new account took. */
export interface TimeTaken {
  readonly positionId: PositionId;
  readonly at: Instant;
}

/** What new accounts took, by the network they called from. */
export interface NewAccountTimes {
  /** Locks this network until the unit of work ends. All that its new accounts took since then; what was taken before is forgotten, whoever did. */
  readonly takenSince: (network: Sealed, since: Instant) => FromStore<readonly TimeTaken[]>;
  readonly add: (network: Sealed, taken: TimeTaken) => FromStore<undefined>;
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

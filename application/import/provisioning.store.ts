import type { Application } from '../../domain/applications/application';
import type { Particulars } from '../../domain/applications/particulars';
import type { SlotKind } from '../../domain/positions/slot-kind';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import type { Instant } from '../../domain/time/instant';
import type { NewCandidate } from '../profile/profiles.store';
import type { SlotWithCapacity } from '../positions/slots.store';
import type { HeldAppointment } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';

/* What an import writes. */

/** What the import writes. Repeating a call has no further effect. */
export interface Provisioning {
  readonly isEmpty: () => FromStore<boolean>;
  /** Adds or updates the position. `at` is when it is posted; it moves only when a closed position opens again. */
  readonly putPosition: (position: Position, at?: Instant) => FromStore<undefined>;
  /** Adds or updates the questionnaire. */
  readonly putQuestionnaire: (questionnaire: QuestionnaireOnFile) => FromStore<undefined>;
  /** Adds missing slots; updates only `to` and the capacity of existing ones. */
  readonly putSlots: (
    positionId: PositionId,
    kind: SlotKind,
    slots: readonly SlotWithCapacity[],
  ) => FromStore<undefined>;
  /** Adds or updates the candidate. */
  readonly putCandidate: (candidate: NewCandidate) => FromStore<CandidateId>;
  /** Adds an application and the appointments of its stages, and answers true; an existing one is left unchanged. */
  readonly addApplication: (
    candidateId: CandidateId,
    application: Application,
    ...appointments: readonly (HeldAppointment | undefined)[]
  ) => FromStore<boolean>;
  /** Adds an application's particulars; existing ones are left unchanged. */
  readonly addParticulars: (
    candidateId: CandidateId,
    positionId: PositionId,
    particulars: Particulars,
  ) => FromStore<undefined>;
}

import type { Application } from '../../../domain/applications/application';
import type { Particulars } from '../../../domain/applications/particulars';
import type { SlotKind } from '../../../domain/scheduling/slot-kind';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { Instant } from '../../../domain/time/instant';
import type { NewCandidate } from './people';
import type { HeldAppointment, SlotWithCapacity } from './slots';
import type { FromStore } from './store';

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
  /** Adds an application and the appointments of its stages; an existing one is left unchanged. */
  readonly addApplication: (
    candidateId: CandidateId,
    application: Application,
    ...appointments: readonly (HeldAppointment | undefined)[]
  ) => FromStore<undefined>;
  /** Adds an application's particulars; existing ones are left unchanged. */
  readonly addParticulars: (
    candidateId: CandidateId,
    positionId: PositionId,
    particulars: Particulars,
  ) => FromStore<undefined>;
}

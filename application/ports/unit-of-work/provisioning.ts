import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { NewCandidate } from './people';
import type { HeldAppointment, SlotKind, SlotWithCapacity } from './slots';
import type { FromStore } from './store';

/* What an import writes. */

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

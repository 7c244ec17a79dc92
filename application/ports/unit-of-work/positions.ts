import type * as O from 'fp-ts/Option';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { Neighbor } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireId } from '../../../domain/screening/ids';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { FromStore } from './store';

/* Jobs and what they ask. */

export interface Positions {
  readonly withId: (id: PositionId) => FromStore<O.Option<Position>>;
  /** Those that are there, in the order of their ids. */
  readonly withIds: (ids: readonly PositionId[]) => FromStore<readonly Position[]>;
  /** Published or not, in the order of their ids, and only what another's advert asks of them: a community can have hundreds. */
  readonly ofCommunity: (id: CommunityId) => FromStore<readonly Neighbor[]>;
}

export interface Questionnaires {
  readonly withId: (id: QuestionnaireId) => FromStore<O.Option<QuestionnaireOnFile>>;
}

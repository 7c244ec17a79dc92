import type * as O from 'fp-ts/Option';
import type { CommunityId, PositionId } from '../../../domain/positions/ids';
import type { Position } from '../../../domain/positions/position';
import type { QuestionnaireId } from '../../../domain/screening/ids';
import type { QuestionnaireOnFile } from '../../../domain/screening/questionnaire-on-file';
import type { FromStore } from './store';

/* Jobs and what they ask. */

export interface Positions {
  readonly withId: (id: PositionId) => FromStore<O.Option<Position>>;
  /** Published or not, in the order of their ids. */
  readonly ofCommunity: (id: CommunityId) => FromStore<readonly Position[]>;
}

export interface Questionnaires {
  readonly withId: (id: QuestionnaireId) => FromStore<O.Option<QuestionnaireOnFile>>;
}

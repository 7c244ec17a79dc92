import type * as O from 'fp-ts/Option';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { QuestionnaireOnFile } from '../../domain/screening/questionnaire-on-file';
import type { FromStore } from '../ports/unit-of-work/store';

/** Questionnaires as the provider made them, disqualifying answers included: never for a candidate's eyes. */
export interface Questionnaires {
  readonly withId: (id: QuestionnaireId) => FromStore<O.Option<QuestionnaireOnFile>>;
  /** How many questions each questionnaire has; missing ones are left out. */
  readonly counts: (ids: readonly QuestionnaireId[]) => FromStore<ReadonlyMap<QuestionnaireId, number>>;
}

import type * as O from 'fp-ts/Option';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Answers } from '../../domain/screening/answers';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import type { Instant } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';

/* Applications and the acts on them. */

/** What a candidate answered to the screening of one application. */
export interface SubmittedAnswers {
  /** Undefined: the position had no questions. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly answers: Answers;
  readonly at: Instant;
}

/** Submitted screening answers, the latest of each application. */
export interface ScreeningAnswers {
  /** Stores the answers; those to a reopened screening replace the earlier ones. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, submitted: SubmittedAnswers) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<SubmittedAnswers>>;
}

import type * as O from 'fp-ts/Option';
import type { CandidateActName } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { RecorderVisitor } from '../../../domain/identity/recorder-visitor';
import type { Reason } from '../../../domain/interviews/reason';
import type { PositionId } from '../../../domain/positions/ids';
import type { Position } from '../../../domain/positions/position';
import type { Answers } from '../../../domain/screening/answers';
import type { QuestionnaireId } from '../../../domain/screening/ids';
import type { Instant } from '../../../domain/time/instant';
import type { IdempotencyKey } from '../secrets';
import type { FromStore } from './store';

/* Applications, and what was done with them. */

/** What a candidate answered to the screening of one application. */
export interface SubmittedAnswers {
  /** Undefined: the position asked nothing. */
  readonly questionnaireId: QuestionnaireId | undefined;
  readonly answers: Answers;
  readonly at: Instant;
}

export interface ScreeningAnswers {
  /** What was answered to a screening that was open again takes the place of what was answered before. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, submitted: SubmittedAnswers) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<SubmittedAnswers>>;
}

export interface ApplicationWithPosition {
  readonly application: Application;
  readonly position: Position;
}

export interface Applications {
  /** In the order in which they were made. */
  readonly of: (candidateId: CandidateId) => FromStore<readonly ApplicationWithPosition[]>;
  /** One application; locked until the unit of work ends. */
  readonly lock: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** The same without a lock, to read only. */
  readonly find: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<ApplicationWithPosition>>;
  /** Adds an application without an appointment; one that is there already is left as it is. */
  readonly add: (candidateId: CandidateId, application: Application) => FromStore<undefined>;
  /** Writes all of an application that is there but its slot and schedule time: those come from `Appointments`. */
  readonly save: (candidateId: CandidateId, application: Application) => FromStore<undefined>;
}

export interface IdempotencyKeys {
  /** The request that came with this key of this candidate, in the words in which it was kept (R17). */
  readonly find: (candidateId: CandidateId, key: IdempotencyKey) => FromStore<O.Option<string>>;
  readonly keep: (candidateId: CandidateId, key: IdempotencyKey, request: string, at: Instant) => FromStore<undefined>;
}

/** What a candidate did with an application, and why, where a reason was asked for (R18, R27). */
export interface ActOnRecord {
  readonly act: CandidateActName;
  readonly reason: Reason | undefined;
  readonly at: Instant;
}

export interface ActRecords {
  readonly add: (candidateId: CandidateId, positionId: PositionId, record: ActOnRecord) => FromStore<undefined>;
  /** The oldest first. */
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<readonly ActOnRecord[]>;
}

export interface RecorderVisitors {
  /** Takes the place of what was kept with the application before. */
  readonly put: (candidateId: CandidateId, positionId: PositionId, visitor: RecorderVisitor) => FromStore<undefined>;
  readonly of: (candidateId: CandidateId, positionId: PositionId) => FromStore<O.Option<RecorderVisitor>>;
}

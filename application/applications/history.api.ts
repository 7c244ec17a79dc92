import type { HistoryLine } from '../../domain/applications/history';
import type { Job } from '../../domain/ids/job';
import type { NamesOf, NoSuchApplication, Operation } from '../ports/candidate-api/call';

/* What happened to an application, as its candidate sees it. */

/** The history of an application. */
export interface ApplicationHistory {
  /** Oldest first. */
  readonly lines: readonly HistoryLine[];
  /** Whether it is known from the beginning on: events are recorded since they exist, and some applications are older. */
  readonly fromTheBeginning: boolean;
}

/** What a candidate may read of what happened. */
export interface HistoryOperations {
  /** Our addition (R69): of the candidate's own application. */
  readonly history: Operation<Job, ApplicationHistory, NoSuchApplication>;
}

/** Its name. */
export const historyOperations: NamesOf<HistoryOperations> = { history: true };

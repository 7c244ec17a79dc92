import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { ApiOf, Operation } from './call';

/* The list of applications. */

/** An application with what its card shows of the position. */
export interface ListedApplication {
  readonly application: Application;
  readonly positionName: string;
  readonly communityName: string;
  readonly clientName: string;
  readonly address: string;
  readonly description: string;
  readonly zone: TimeZone;
}

export interface JobsList {
  readonly candidateId: CandidateId;
  readonly candidateName: string;
  readonly applications: readonly ListedApplication[];
}

export interface ApplicationsOperations {
  /** In the order of the list (R13). */
  readonly listApplications: Operation<void, JobsList>;
}

export type ApplicationsApi = ApiOf<ApplicationsOperations>;

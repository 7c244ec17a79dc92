import { useMemo } from 'react';
import type { Job } from '../../../application/navigation/destination';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Position } from '../../../domain/positions/position';
import { useQueries } from '../../store/portal-store';

export interface KnownJob {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly mine: ListedApplication | undefined;
  readonly candidateId: CandidateId;
}

/** One job of the candidate: the position, and the application as the list has it. */
export const useMyJob = (job: Job) => {
  const queries = useQueries();
  const jobs = queries.useJobsQuery(undefined);
  const position = queries.usePositionQuery(job);
  const mine = jobs.data?.applications.find(
    ({ application }) => application.positionId === job.positionId && application.communityId === job.communityId,
  );
  const known = useMemo(
    (): KnownJob | undefined =>
      position.data === undefined || jobs.data === undefined || jobs.isFetching
        ? undefined
        : { position: position.data, mine, candidateId: jobs.data.candidateId },
    [position.data, jobs.data, jobs.isFetching, mine],
  );
  return {
    failed: position.error ?? jobs.error,
    /** Undefined: on its way. */
    known,
    retry: () => {
      void position.refetch();
      void jobs.refetch();
    },
  };
};

import { useMemo } from 'react';
import type { ListedApplication } from '../../application/applications/applications.api';
import { jobIn } from '../../application/applications/my-jobs.journey';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { useJobsQuery, usePositionQuery } from './jobs.queries';

export interface KnownJob {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly mine: ListedApplication | undefined;
  readonly candidateId: CandidateId;
}

/** One of the candidate's jobs: the position, and the application as it stands in the list. */
export const useMyJob = (job: Job) => {
  const jobs = useJobsQuery(undefined);
  const position = usePositionQuery(job);
  const mine = jobIn(jobs.data, job);
  const known = useMemo(
    (): KnownJob | undefined =>
      position.data === undefined || jobs.data === undefined || jobs.isFetching
        ? undefined
        : { position: position.data, mine, candidateId: jobs.data.candidateId },
    [position.data, jobs.data, jobs.isFetching, mine],
  );
  return {
    failed: position.error ?? jobs.error,
    /** Undefined: still loading. */
    known,
    retry: () => {
      void position.refetch();
      void jobs.refetch();
    },
  };
};

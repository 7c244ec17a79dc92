import { useMemo } from 'react';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import { jobIn } from '../../../application/my-jobs';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../../domain/positions/job';
import type { Position } from '../../../domain/positions/position';
import { useJobsQuery, usePositionQuery } from '../../store/jobs';

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

import type { Job } from '../../../application/navigation/destination';
import type { ListedApplication } from '../../../application/ports/candidate-api';
import type { Position } from '../../../domain/positions/position';
import { useQueries } from '../../store/portal-store';

/** One job of the candidate: the position, and the application as the list has it. */
export const useMyJob = (job: Job) => {
  const queries = useQueries();
  const jobs = queries.useJobsQuery(undefined);
  const position = queries.usePositionQuery(job);
  const mine = jobs.data?.applications.find(
    ({ application }) => application.positionId === job.positionId && application.communityId === job.communityId,
  );
  const known: { readonly position: Position; readonly mine: ListedApplication | undefined } | undefined =
    position.data === undefined || jobs.data === undefined || jobs.isFetching
      ? undefined
      : { position: position.data, mine };
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

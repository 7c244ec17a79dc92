import { skipToken } from '@reduxjs/toolkit/query/react';
import * as O from 'fp-ts/Option';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { jobAt } from '../../application/applications/my-jobs.journey';
import { carriedJob, type Carried } from '../../application/navigation/carried';
import { noPosts } from '../../application/navigation/destination';
import { leadsInstead, positionGated } from '../../application/navigation/job-gate';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { Job } from '../../domain/ids/job';
import { fromPath, toPath } from '../../application/navigation/path';
import { jobQueries, useJobsQuery } from '../applications/jobs.queries';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';

const jobOf = ({ application: { communityId, positionId } }: ListedApplication): Job => ({ communityId, positionId });

/**
 * What every page of a job has in common: whether it opens, by one rule for all of them (R70, R71). It fetches nothing: the list and the position are
 * what the page itself asked for, and while they are refetched the page waits by itself.
 */
export const JobGate = ({ children }: PropsWithChildren) => {
  const { session } = usePorts();
  const now = useNow();
  const location = useLocation();
  const state: unknown = location.state;
  const jobs = useJobsQuery(undefined);
  const destination = O.toUndefined(fromPath(location.pathname));
  const inHand = carriedJob(state) ?? O.toUndefined(session.jobInHand.read());
  const positionId = destination && positionGated(destination, inHand?.positionId);
  const listed = positionId === undefined ? undefined : jobAt(jobs.data, positionId);
  const job = listed && jobOf(listed);
  const { error } = jobQueries.endpoints.position.useQueryState(job ?? skipToken);
  if (destination === undefined || listed === undefined) return <>{children}</>;
  if (error !== undefined && '_tag' in error && error._tag === 'PositionClosed')
    return <Navigate to={toPath(noPosts)} replace />;
  const instead = jobs.isFetching ? undefined : leadsInstead(destination, listed, now);
  // The closed page's address doesn't name the job.
  return instead === undefined ? (
    <>{children}</>
  ) : (
    <Navigate to={toPath(instead)} replace state={{ job: jobOf(listed) } satisfies Carried} />
  );
};

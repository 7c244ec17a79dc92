import * as E from 'fp-ts/Either';
import { Navigate } from 'react-router-dom';
import type { ListedApplication } from '../../application/applications/applications.api';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { ourDefect } from '../../application/failure';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { Job } from '../../domain/ids/job';
import { usePorts } from '../hooks/ports';
import { queryFailureView } from '../hooks/query-failure.view';
import { useAsked } from '../hooks/use-asked';
import { useRetry } from '../hooks/use-retry';
import { HistoryPage } from './history-page';
import { historyView, type HistoryView } from './history.view';
import { useJobsQuery } from './jobs.queries';

const OfApplication = ({ listed }: { readonly listed: ListedApplication }) => {
  const { api } = usePorts();
  const orBack = useRetry();
  const { answer, again } = useAsked((cancel) => api.history(listed.application, cancel), E.left(ourDefect));
  const view: HistoryView =
    answer === undefined
      ? { _tag: 'Loading' }
      : E.isRight(answer)
        ? historyView(listed, answer.right)
        : { _tag: 'Failed', failure: queryFailureView(answer.left) };
  const failure = answer !== undefined && E.isLeft(answer) ? answer.left : undefined;
  return <HistoryPage view={view} onRetry={() => orBack(failure, again)} />;
};

/** /history/{community_id}/{position_id}: of the candidate's own application; any other redirects to My Job Applications. */
export const WhatHappenedScreen = ({ communityId, positionId }: Job) => {
  const { data, error, refetch } = useJobsQuery(undefined);
  const listed = jobIn(data, { communityId, positionId });
  if (listed !== undefined) return <OfApplication key={`${communityId} ${positionId}`} listed={listed} />;
  if (data !== undefined) return <Navigate to={toPath(myJobs)} replace />;
  return (
    <HistoryPage
      view={error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }}
      onRetry={() => void refetch()}
    />
  );
};

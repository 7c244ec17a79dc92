import { Navigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { MeetingSeen } from '../../application/live-interview/meeting.api';
import { jobIn } from '../../application/applications/my-jobs.journey';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { useMeetingQuery } from './meetings.queries';
import { liveTexts as t } from './live-interview.texts';
import { JobSheetUnready } from '../applications/job-sheet';
import { queryFailureView } from '../hooks/query-failure.view';
import { useRetry } from '../hooks/use-retry';

/** What both pages of a live interview need. */
export interface LiveJob {
  readonly position: Position;
  readonly mine: ListedApplication;
  readonly meeting: MeetingSeen;
}

/** Fetches the job; fetched data stays during a refetch, because an interview must not start over. */
export const WithLiveJob = ({
  job,
  children,
}: {
  readonly job: Job;
  readonly children: (live: LiveJob) => ReactNode;
}) => {
  const orBack = useRetry();
  const jobs = useJobsQuery(undefined);
  const position = usePositionQuery(job);
  const meeting = useMeetingQuery(job);
  const parts = [position, jobs, meeting];
  const failed = parts.find(({ data, error }) => data === undefined && error !== undefined)?.error;
  if (position.data === undefined || jobs.data === undefined || meeting.data === undefined)
    return (
      <JobSheetUnready
        view={failed === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(failed) }}
        heading={t.heading}
        onRetry={() =>
          orBack(failed, () => {
            for (const { refetch } of parts) void refetch();
          })
        }
      />
    );
  const mine = jobIn(jobs.data, job);
  if (mine === undefined) return <Navigate to={toPath(myJobs)} replace />;
  return <>{children({ position: position.data, mine, meeting: meeting.data })}</>;
};

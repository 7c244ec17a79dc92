import { Navigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { MeetingSeen } from '../../../application/ports/candidate-api/meeting';
import { jobIn } from '../../../application/my-jobs';
import type { Job } from '../../../domain/positions/job';
import type { Position } from '../../../domain/positions/position';
import { useJobsQuery, usePositionQuery } from '../../store/jobs';
import { useMeetingQuery } from '../../store/meetings';
import { liveTexts as t } from '../../texts/live-interview';
import { JobSheetUnready } from '../job/job-sheet';
import { queryFailureView } from '../query-failure.view';
import { useRetry } from '../use-retry';

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

import { Navigate } from 'react-router-dom';
import { afterIt } from '../../application/resumes/upload-resume.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { queryFailureView } from '../hooks/query-failure.view';
import { UploadResumePage } from './upload-resume-page';
import { uploadResumeView, type UploadResumeView } from './upload-resume.view';
import { useGivingResume } from './use-giving-resume';
import type { Job } from '../../domain/ids/job';
import { useRetry } from '../hooks/use-retry';
import { useOutdated } from '../store/queries';

const GiveResume = ({ job }: { readonly job: Job }) => {
  const ports = usePorts();
  const now = useNow();
  const travel = useTravel();
  const orBack = useRetry();
  const jobs = useJobsQuery(undefined);
  const position = usePositionQuery(job);
  const mine = jobIn(jobs.data, job)?.application;
  const { giving, send, dialog } = useGivingResume(job, { goTo: travel.instead, forgetList: useOutdated('resume') });
  // Fetched data stays during a refetch: a file may be being sent.
  const failed =
    (position.data === undefined ? position.error : undefined) ?? (jobs.data === undefined ? jobs.error : undefined);
  const view = (): UploadResumeView => {
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (position.data === undefined || mine === undefined) return { _tag: 'Loading' };
    const ownZone = ports.environment.zone();
    const next = afterIt(mine, job, now);
    const { hasResume, scheduledAt } = mine;
    const booked = scheduledAt !== undefined;
    return uploadResumeView({ ...giving, position: position.data, hasResume, booked, next, ownZone });
  };
  if (jobs.data !== undefined && mine === undefined) return <Navigate to={toPath(myJobs)} replace />;
  return (
    <>
      <UploadResumePage
        view={view()}
        mine={mine}
        send={send}
        onRetry={() =>
          orBack(failed, () => {
            void position.refetch();
            void jobs.refetch();
          })
        }
      />
      {dialog}
    </>
  );
};

/** /upload_resume/{community_id}/{position_id}: upload a resume, and continue to what R10 offers next. */
export const UploadResumeScreen = ({ communityId, positionId }: Job) => (
  <GiveResume key={`${communityId} ${positionId}`} job={{ communityId, positionId }} />
);

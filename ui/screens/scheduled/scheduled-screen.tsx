import * as O from 'fp-ts/Option';
import { Navigate, useParams } from 'react-router-dom';
import { jobFromPath, myJobs, toPath, type Job } from '../../../application/navigation/destination';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { ScheduledPage } from './scheduled-page';
import { scheduledView, type ScheduledView } from './scheduled.view';

const Confirmation = ({ job }: { readonly job: Job }) => {
  const { environment } = usePorts();
  const travel = useTravel();
  const queries = useQueries();
  const jobs = queries.useJobsQuery(undefined);
  const position = queries.usePositionQuery(job);
  const failed = position.error ?? jobs.error;
  const view = (): ScheduledView => {
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (position.data === undefined || jobs.data === undefined || jobs.isFetching) return { _tag: 'Loading' };
    const mine = jobs.data.applications.find(({ application }) => application.positionId === job.positionId);
    return scheduledView({
      position: position.data,
      scheduledAt: mine?.application.scheduledAt,
      ownZone: environment.zone(),
    });
  };
  return (
    <ScheduledPage
      view={view()}
      onPrint={() => window.print()}
      onRetry={() => {
        if (failed !== undefined && leadsBack(failed)) {
          travel.instead(myJobs);
          return;
        }
        void position.refetch();
        void jobs.refetch();
      }}
    />
  );
};

/** /success/{community_id}/{position_id}: what was booked. */
export const ScheduledScreen = () => {
  const { communityId = '', positionId = '' } = useParams();
  const job = O.toUndefined(jobFromPath(communityId, positionId));
  return job === undefined ? <Navigate to={toPath(myJobs)} replace /> : <Confirmation job={job} />;
};

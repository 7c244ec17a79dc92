import { useQueries } from '../../store/portal-store';
import { usePorts } from '../../app/ports';
import { queryFailureView } from '../query-failure.view';
import { MyJobsPage } from './my-jobs-page';
import { myJobsView, type MyJobsView } from './my-jobs.view';

/** /candidateportal: the applications of the signed-in candidate. */
export const MyJobsScreen = () => {
  const { clock, environment } = usePorts();
  const { data, error, refetch } = useQueries().useJobsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const view = (): MyJobsView => {
    if (data !== undefined)
      return myJobsView(data.applications, environment.infoEmail, { now: clock.now(), ownZone: environment.zone() });
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  };
  return <MyJobsPage view={view()} onRetry={() => void refetch()} />;
};

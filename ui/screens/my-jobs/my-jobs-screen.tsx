import { useLocation } from 'react-router-dom';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { isToldToSchedule } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { useGivingUp } from '../job/use-giving-up';
import { fetchFailureView } from '../failure.view';
import { MyJobsPage } from './my-jobs-page';
import { cardKey, myJobsView, type MyJobsView } from './my-jobs.view';

/** /candidateportal: the applications of the signed-in candidate. */
export const MyJobsScreen = () => {
  const { environment } = usePorts();
  const now = useNow();
  const { data, error, refetch } = useQueries().useJobsQuery(undefined, { refetchOnMountOrArgChange: 30 });
  const location = useLocation();
  const givingUp = useGivingUp('cancel', 'job-list');
  const view = (): MyJobsView => {
    if (data !== undefined)
      return myJobsView(data.applications, environment.infoEmail, { now, ownZone: environment.zone() });
    return error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: fetchFailureView(error) };
  };
  return (
    <>
      <MyJobsPage
        view={view()}
        scheduleHint={isToldToSchedule(location.state)}
        onRetry={() => void refetch()}
        onAsk={(key) => {
          const asked = data?.applications.find((one) => cardKey(one) === key);
          if (asked !== undefined) givingUp.ask(asked);
        }}
        asking={givingUp.asking === undefined ? undefined : cardKey(givingUp.asking)}
        dialogMissing={givingUp.didNotCome}
      />
      {givingUp.dialog}
    </>
  );
};

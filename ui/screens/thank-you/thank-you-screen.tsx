import { Navigate } from 'react-router-dom';
import { myJobs, type Job } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { lastInterview } from '../../../domain/interviews/last-interview';
import { useNow } from '../../app/use-now';
import { useQueries } from '../../store/portal-store';
import { jobBandView } from '../job/job.view';
import { queryFailureView } from '../query-failure.view';
import { ThankYouPage } from './thank-you-page';

/** The thanks need the employer's name alone; their colours come when they are known. */
const Thanks = ({ job, clientName }: { readonly job: Job; readonly clientName: string }) => {
  const { data, refetch } = useQueries().usePositionQuery(job);
  return (
    <ThankYouPage view={{ _tag: 'Ready', clientName, job: data && jobBandView(data) }} onRetry={() => void refetch()} />
  );
};

/** /thankyou: after an interview, of which the list knows the employer. Without one there is nothing to thank for. */
export const ThankYouScreen = () => {
  const now = useNow();
  const { data, error, refetch } = useQueries().useJobsQuery(undefined);
  const retry = (): void => void refetch();
  if (data === undefined)
    return (
      <ThankYouPage
        view={error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }}
        onRetry={retry}
      />
    );
  const last = lastInterview(
    data.applications.map((listed) => ({ ...listed.application, clientName: listed.clientName })),
    now,
  );
  return last === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <Thanks job={{ communityId: last.communityId, positionId: last.positionId }} clientName={last.clientName} />
  );
};

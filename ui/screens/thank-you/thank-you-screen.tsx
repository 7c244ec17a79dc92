import { Navigate } from 'react-router-dom';
import { myJobs, toPath } from '../../../application/navigation/destination';
import { lastInterview } from '../../../domain/interviews/last-interview';
import { usePorts } from '../../app/ports';
import { useQueries } from '../../store/portal-store';
import { queryFailureView } from '../query-failure.view';
import { ThankYouPage } from './thank-you-page';

/** /thankyou: after an interview, of which the list knows the employer. Without one there is nothing to thank for. */
export const ThankYouScreen = () => {
  const { clock } = usePorts();
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
    clock.now(),
  );
  return last === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <ThankYouPage view={{ _tag: 'Ready', clientName: last.clientName }} onRetry={retry} />
  );
};

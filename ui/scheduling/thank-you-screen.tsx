import { Navigate } from 'react-router-dom';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { lastInterview } from '../../domain/applications/last-interview';
import { employerName } from '../../domain/positions/employer-name';
import type { Job } from '../../domain/ids/job';
import { useNow } from '../hooks/use-now';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { jobBandView } from '../applications/job.view';
import { queryFailureView } from '../hooks/query-failure.view';
import { ThankYouPage } from './thank-you-page';

/** The text needs only the employer's name; their colors follow once they are known. */
const Thanks = ({ job, employer }: { readonly job: Job; readonly employer: string }) => {
  const { data, refetch } = usePositionQuery(job);
  return (
    <ThankYouPage view={{ _tag: 'Ready', employer, job: data && jobBandView(data) }} onRetry={() => void refetch()} />
  );
};

/** /thankyou: after an interview. The list shows who the employer was; without one there is nothing to say thanks for. */
export const ThankYouScreen = () => {
  const now = useNow();
  const { data, error, refetch } = useJobsQuery(undefined);
  const retry = (): void => void refetch();
  if (data === undefined)
    return (
      <ThankYouPage
        view={error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }}
        onRetry={retry}
      />
    );
  const last = lastInterview(
    data.applications.map((listed) => ({ ...listed.application, employer: employerName(listed) })),
    now,
  );
  return last === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <Thanks job={{ communityId: last.communityId, positionId: last.positionId }} employer={last.employer} />
  );
};

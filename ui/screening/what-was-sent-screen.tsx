import { Navigate } from 'react-router-dom';
import { sentMachine } from '../../application/screening/what-was-sent.live';
import { myJobs } from '../../application/navigation/destination';
import type { Job } from '../../domain/ids/job';
import { toPath } from '../../application/navigation/path';
import type { ListedApplication } from '../../application/applications/applications.api';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useMachine } from '../kit/use-machine';
import { useJobsQuery } from '../applications/jobs.queries';
import { queryFailureView } from '../hooks/query-failure.view';
import { WhatWasSentPage } from './what-was-sent-page';
import { whatWasSentView } from './what-was-sent.view';
import { useRetry } from '../hooks/use-retry';

/** The server sends the file as a download: the page stays. */
const saveFile = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

const Sent = ({ listed }: { readonly listed: ListedApplication }) => {
  const ports = usePorts();
  const orBack = useRetry();
  const now = useNow();
  const [state, send] = useMachine(() => sentMachine({ ...ports, saveFile }, listed.application));
  return (
    <WhatWasSentPage
      view={whatWasSentView({ ...state, listed, now, ownZone: ports.environment.zone() })}
      send={(act) => {
        if (act._tag === 'DownloadPressed') send(act);
        else orBack(state.sent._tag === 'NotRead' ? state.sent.failure : undefined, () => send(act));
      }}
    />
  );
};

/** /sent/{community_id}/{position_id}: for the candidate's own application; any other redirects to My Job Applications. */
export const WhatWasSentScreen = ({ communityId, positionId }: Job) => {
  const { data, error, refetch } = useJobsQuery(undefined);
  const listed = jobIn(data, { communityId, positionId });
  if (listed !== undefined) return <Sent key={`${communityId} ${positionId}`} listed={listed} />;
  if (data !== undefined) return <Navigate to={toPath(myJobs)} replace />;
  return (
    <WhatWasSentPage
      view={error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }}
      send={() => void refetch()}
    />
  );
};

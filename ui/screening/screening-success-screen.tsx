import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { contactChangeOf } from '../../application/profile/change-contact.journey';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { jobAt } from '../../application/applications/my-jobs.journey';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Application } from '../../domain/applications/application';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useFocusOnChange } from '../hooks/use-focus-on-change';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { useProfileQuery } from '../profile/profile.queries';
import { ContactPanel } from '../profile/contact-panel';
import { queryFailureView } from '../hooks/query-failure.view';
import { ScreeningSuccessFailed, ScreeningSuccessLoading, ScreeningSuccessPage } from './screening-success-page';
import { screeningSuccessView } from './screening-success.view';
import { useRetry } from '../hooks/use-retry';

const OfApplication = ({ application }: { readonly application: Application }) => {
  const ports = usePorts();
  const now = useNow();
  const orBack = useRetry();
  const { communityId, positionId } = application;
  const position = usePositionQuery({ communityId, positionId });
  const candidate = useProfileQuery(undefined);
  // A change that still waits for its code from before a reload is resumed (R28).
  const [pressed, setPressed] = useState<{ readonly asked: boolean; readonly changes?: boolean }>({ asked: false });
  const changing =
    pressed.changes ?? (candidate.data !== undefined && contactChangeOf(ports)(candidate.data, now) !== undefined);
  useFocusOnChange(changing, 'your-details');
  // Fetched data stays during a refetch: a form may be open on it.
  if (position.data === undefined)
    return position.error === undefined ? (
      <ScreeningSuccessLoading />
    ) : (
      <ScreeningSuccessFailed
        failure={queryFailureView(position.error)}
        onRetry={() => orBack(position.error, () => void position.refetch())}
      />
    );
  return (
    <ScreeningSuccessPage
      view={screeningSuccessView({ position: position.data, application, candidate: candidate.data, now })}
      asked={pressed.asked}
      detailsForm={
        changing && candidate.data !== undefined ? (
          <ContactPanel
            candidate={candidate.data}
            onDone={() => setPressed((before) => ({ ...before, changes: false }))}
          />
        ) : undefined
      }
      send={({ _tag }) =>
        setPressed((before) => ({ ...before, ...(_tag === 'SchedulePressed' ? { asked: true } : { changes: true }) }))
      }
    />
  );
};

const OfPosition = ({ positionId }: { readonly positionId: PositionId }) => {
  const { data, error, isFetching, refetch } = useJobsQuery(undefined);
  const mine = jobAt(data, positionId);
  if (mine?.application.screening === 'passed') return <OfApplication application={mine.application} />;
  // A list fetched before the answers were submitted is refetched: only the new one knows whether they match.
  if (isFetching) return <ScreeningSuccessLoading />;
  if (error !== undefined)
    return <ScreeningSuccessFailed failure={queryFailureView(error)} onRetry={() => void refetch()} />;
  if (mine !== undefined) return <OfApplication application={mine.application} />;
  return <Navigate to={toPath(myJobs)} replace />;
};

/** /skillfilter/success/{position_id}: for the candidate's own application; any other redirects to My Job Applications. */
export const ScreeningSuccessScreen = ({ positionId }: { readonly positionId: PositionId }) => (
  <OfPosition positionId={positionId} />
);

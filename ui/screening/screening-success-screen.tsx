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
import { ScreeningSuccessPage } from './screening-success-page';
import { screeningSuccessView, type ScreeningSuccessView } from './screening-success.view';
import { useRetry } from '../hooks/use-retry';

const nothing = (): undefined => undefined;

const OfApplication = ({ application }: { readonly application: Application }) => {
  const ports = usePorts();
  const now = useNow();
  const orBack = useRetry();
  const { communityId, positionId } = application;
  const position = usePositionQuery({ communityId, positionId });
  const candidate = useProfileQuery(undefined);
  // A change that still waits for its code from before a reload is resumed (R28).
  const [confirming, setConfirming] = useState<boolean>();
  const changing =
    confirming ?? (candidate.data !== undefined && contactChangeOf(ports)(candidate.data, now) !== undefined);
  useFocusOnChange(changing, 'your-details');
  const view = (): ScreeningSuccessView => {
    // Fetched data stays during a refetch: a form may be open on it.
    if (position.data === undefined)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    return screeningSuccessView({
      position: position.data,
      application,
      candidate: candidate.data,
      now,
    });
  };
  return (
    <ScreeningSuccessPage
      view={view()}
      detailsForm={
        changing && candidate.data !== undefined ? (
          <ContactPanel candidate={candidate.data} onDone={() => setConfirming(false)} />
        ) : undefined
      }
      onChangeDetails={() => setConfirming(true)}
      onRetry={() => orBack(position.error, () => void position.refetch())}
    />
  );
};

const OfPosition = ({ positionId }: { readonly positionId: PositionId }) => {
  const { data, error, isFetching, refetch } = useJobsQuery(undefined);
  const mine = jobAt(data, positionId);
  if (mine?.application.screening === 'passed') return <OfApplication application={mine.application} />;
  // A list fetched before the answers were submitted is refetched: only the new one knows whether they match.
  if (isFetching)
    return <ScreeningSuccessPage view={{ _tag: 'Loading' }} onChangeDetails={nothing} onRetry={nothing} />;
  if (error !== undefined)
    return (
      <ScreeningSuccessPage
        view={{ _tag: 'Failed', failure: queryFailureView(error) }}
        onChangeDetails={nothing}
        onRetry={() => void refetch()}
      />
    );
  if (mine !== undefined) return <OfApplication application={mine.application} />;
  return <Navigate to={toPath(myJobs)} replace />;
};

/** /skillfilter/success/{position_id}: for the candidate's own application; any other redirects to My Job Applications. */
export const ScreeningSuccessScreen = ({ positionId }: { readonly positionId: PositionId }) => (
  <OfPosition positionId={positionId} />
);

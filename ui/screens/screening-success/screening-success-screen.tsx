import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { PositionId } from '../../../domain/positions/ids';
import type { Application } from '../../../domain/applications/application';
import { useNow } from '../../app/use-now';
import { useFocusOnChange } from '../../app/use-focus-on-change';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { ContactPanel } from '../contact/contact-panel';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { ScreeningSuccessPage } from './screening-success-page';
import { screeningSuccessView, type ScreeningSuccessView } from './screening-success.view';

const nothing = (): undefined => undefined;

const OfApplication = ({ application }: { readonly application: Application }) => {
  const now = useNow();
  const travel = useTravel();
  const { communityId, positionId } = application;
  const queries = useQueries();
  const position = queries.usePositionQuery({ communityId, positionId });
  const candidate = queries.useProfileQuery(undefined);
  const [changing, setChanging] = useState(false);
  useFocusOnChange(changing, 'your-details');
  const view = (): ScreeningSuccessView => {
    // What was fetched stays: a form may stand on it while it is asked for again.
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
          <ContactPanel candidate={candidate.data} onDone={() => setChanging(false)} />
        ) : undefined
      }
      onChangeDetails={() => setChanging(true)}
      onRetry={() => {
        if (position.error !== undefined && leadsBack(position.error)) travel.instead(myJobs);
        else void position.refetch();
      }}
    />
  );
};

const OfPosition = ({ positionId }: { readonly positionId: PositionId }) => {
  const { data, error, isFetching, refetch } = useQueries().useJobsQuery(undefined);
  const mine = data?.applications.find(({ application }) => application.positionId === positionId);
  if (mine?.application.screening === 'passed') return <OfApplication application={mine.application} />;
  // A list that was fetched before the answers were given is asked for again: only the next one knows whether they match.
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

/** /skillfilter/success/{position_id}: of an application of one's own; any other leads to My Job Applications. */
export const ScreeningSuccessScreen = ({ positionId }: { readonly positionId: PositionId }) => (
  <OfPosition positionId={positionId} />
);

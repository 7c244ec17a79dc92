import * as O from 'fp-ts/Option';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { myJobs } from '../../../application/navigation/destination';
import { positionFromPath, toPath } from '../../../application/navigation/path';
import type { PositionId } from '../../../domain/positions/ids';
import type { Application } from '../../../domain/applications/application';
import { usePorts } from '../../app/ports';
import { useFocusOnChange } from '../../app/use-focus-on-change';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { ContactPanel } from '../contact/contact-panel';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { ScreeningSuccessPage } from './screening-success-page';
import { screeningSuccessView, type ScreeningSuccessView } from './screening-success.view';

const nothing = (): undefined => undefined;

const OfApplication = ({ application }: { readonly application: Application }) => {
  const { clock } = usePorts();
  const travel = useTravel();
  const { communityId, positionId } = application;
  const queries = useQueries();
  const position = queries.usePositionQuery({ communityId, positionId });
  const candidate = queries.useProfileQuery(undefined);
  const [changing, setChanging] = useState(false);
  useFocusOnChange(changing, 'your-details');
  const view = (): ScreeningSuccessView => {
    if (position.error !== undefined) return { _tag: 'Failed', failure: queryFailureView(position.error) };
    if (position.data === undefined) return { _tag: 'Loading' };
    return screeningSuccessView({
      position: position.data,
      application,
      candidate: candidate.data,
      now: clock.now(),
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
  if (error !== undefined)
    return (
      <ScreeningSuccessPage
        view={{ _tag: 'Failed', failure: queryFailureView(error) }}
        onChangeDetails={nothing}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || isFetching)
    return <ScreeningSuccessPage view={{ _tag: 'Loading' }} onChangeDetails={nothing} onRetry={nothing} />;
  const mine = data.applications.find(({ application }) => application.positionId === positionId);
  return mine === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <OfApplication application={mine.application} />
  );
};

/** /skillfilter/success/{position_id}: of an application of one's own; any other leads to My Job Applications. */
export const ScreeningSuccessScreen = () => {
  const { positionId = '' } = useParams();
  const known = O.toUndefined(positionFromPath(positionId));
  return known === undefined ? <Navigate to={toPath(myJobs)} replace /> : <OfPosition positionId={known} />;
};

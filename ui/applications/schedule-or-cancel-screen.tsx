import { Navigate } from 'react-router-dom';
import { screenOf } from '../../application/applications/action.screens';
import { myJobs, noPosts, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { ListedApplication } from '../../application/applications/applications.api';
import { jobAt } from '../../application/applications/my-jobs.journey';
import { actionDestination } from '../../domain/applications/action-destination';
import { timeOffered } from '../../domain/applications/time-offer';
import { changesFromMail } from '../../domain/applications/schedule-or-cancel';
import type { PositionId } from '../../domain/ids/position-ids';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useJobsQuery, usePositionQuery } from './jobs.queries';
import { scheduleOrCancelTexts } from './schedule-or-cancel.texts';
import { Outdated } from './outdated';
import { useGivingUp } from './use-giving-up';
import { queryFailureView } from '../hooks/query-failure.view';
import { ScheduleOrCancelPage, type ScheduleOrCancelAct } from './schedule-or-cancel-page';
import { scheduleOrCancelView, type ScheduleOrCancelView } from './schedule-or-cancel.view';
import { useRetry } from '../hooks/use-retry';
import { useOnce } from '../kit/use-once';

/** Where the dates of the appointment's own stage are: where its card leads (R10a). */
const datesOf = ({ application }: ListedApplication): Destination => {
  const offer = timeOffered(application);
  return (offer && screenOf(actionDestination(offer.action, application), application)) ?? myJobs;
};

interface OfJobProps {
  readonly listed: ListedApplication;
  /** The list is not being refetched: during a refetch, what it refuses may be outdated. */
  readonly isFresh: boolean;
}

const OfJob = ({ listed, isFresh }: OfJobProps) => {
  const { environment } = usePorts();
  const now = useNow();
  const { application } = listed;
  const orBack = useRetry();
  const position = usePositionQuery(application);
  // The dates as they were when the page opened: giving the time back changes what the card offers.
  const dates = useOnce(() => datesOf(listed));
  const givingUp = useGivingUp('portal', dates);
  const decision = changesFromMail(application, now);
  const isClosed = position.error !== undefined && '_tag' in position.error && position.error._tag === 'PositionClosed';
  if (givingUp.done === undefined && givingUp.dialog === false) {
    if (application.blocked || isClosed) return <Navigate to={toPath(noPosts)} replace />;
    if (decision._tag === 'Refused' && isFresh) return <Outdated words={scheduleOrCancelTexts.movedOn} />;
  }
  const read = (): ScheduleOrCancelView => {
    if (givingUp.done !== undefined) return { _tag: 'GivenUp', ...givingUp.done };
    if (position.data === undefined)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    if (decision._tag === 'Refused') return { _tag: 'Loading' };
    return scheduleOrCancelView({
      position: position.data,
      listed,
      changes: decision.value,
      ownZone: environment.zone(),
      now,
    });
  };
  const view = read();
  const act = (pressed: ScheduleOrCancelAct): void => {
    if (pressed._tag === 'RetryPressed') orBack(position.error, () => void position.refetch());
    else givingUp.ask(listed, pressed.action.startsWith('cancel') ? 'cancel' : 'give-back');
  };
  return (
    <>
      <ScheduleOrCancelPage
        view={view}
        send={act}
        asking={givingUp.asking !== undefined}
        dialogMissing={givingUp.didNotCome}
      />
      {givingUp.dialog}
    </>
  );
};

/** /scheduleOrCancel/{job_id}: the job's id is its position's (R55); the community comes from the candidate's own list. */
export const ScheduleOrCancelScreen = ({ positionId }: { readonly positionId: PositionId }) => {
  const { data, error, isFetching, refetch } = useJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  const listed = jobAt(data, positionId);
  if (listed !== undefined) return <OfJob listed={listed} isFresh={!isFetching} />;
  if (data !== undefined && !isFetching) return <Outdated words={scheduleOrCancelTexts.movedOn} />;
  return (
    <ScheduleOrCancelPage
      view={
        error === undefined || isFetching ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }
      }
      send={() => void refetch()}
      asking={false}
      dialogMissing={false}
    />
  );
};

import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { myJobs, scheduled } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import { jobAt } from '../../application/applications/my-jobs.journey';
import { isCarried } from '../../application/navigation/carried';
import type { Stage } from '../../domain/positions/kinds';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Job } from '../../domain/ids/job';
import { usePorts } from '../hooks/ports';
import { useMapDrawer } from '../hooks/use-map-drawer';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { useAddToCalendar } from '../applications/use-calendar';
import { useCopyAddress } from '../applications/use-copy-address';
import { useGivingUp } from '../applications/use-giving-up';
import { useMyJob } from '../applications/use-my-job';
import { focusHeading } from '../kit/page-heading';
import { useJobsQuery } from '../applications/jobs.queries';
import { queryFailureView } from '../hooks/query-failure.view';
import { BookedDialog } from './booked-dialog';
import { ScheduledPage, type ScheduledPageAct } from './scheduled-page';
import { headingBefore, scheduledView, type ScheduledView } from './scheduled.view';
import { useExternalForm } from './use-external-form';
import { useRetry } from '../hooks/use-retry';
import { useOnce } from '../kit/use-once';

interface ConfirmationProps {
  readonly job: Job;
  /** The stage whose confirmation this page is. */
  readonly stage: Stage;
}

const Confirmation = ({ job, stage }: ConfirmationProps) => {
  const { environment } = usePorts();
  const now = useNow();
  const travel = useTravel();
  const orBack = useRetry();
  const location = useLocation();
  const { failed, known, retry } = useMyJob(job);
  const calendar = useAddToCalendar(known);
  const copyAddress = useCopyAddress();
  const loadMap = useMapDrawer();
  const here = stageScreens[stage].booked(job);
  const unread = isCarried(location.state, 'booked');
  const justBooked = useOnce(unread);
  const hasRead = justBooked && !unread;
  useEffect(() => {
    if (hasRead) focusHeading();
  }, [hasRead]);
  const givingUp = useGivingUp('portal');
  const read = (): ScheduledView => {
    if (givingUp.done !== undefined) return { _tag: 'GivenUp', ...givingUp.done };
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (known === undefined) return { _tag: 'Loading' };
    return scheduledView({
      position: known.position,
      application: known.mine?.application,
      moved: isCarried(location.state, 'moved'),
      ownZone: environment.zone(),
      now,
    });
  };
  const view = read();
  const { congratulation, externalForm } = view._tag === 'Ready' ? view : {};
  const congratulates = unread && congratulation !== undefined;
  // The countdown pauses behind a dialog.
  const countdown = useExternalForm(congratulates ? undefined : externalForm?.url, justBooked, (url) => {
    // Candidates who return find the confirmation, not the countdown.
    travel.instead(here);
    window.location.assign(url);
  });
  if (view._tag === 'Ready') {
    // Another stage's appointment has its own page.
    const its = stageScreens[view.stage].booked(job);
    if (its._tag !== here._tag) return <Navigate to={toPath(its)} replace />;
  }
  const act = ({ _tag }: ScheduledPageAct): void => {
    switch (_tag) {
      case 'ActionPressed':
        if (known?.mine !== undefined) givingUp.ask(known.mine, 'cancel');
        return;
      case 'PrintPressed':
        window.print();
        return;
      case 'StayPressed':
        countdown.stay();
        return;
      case 'RetryPressed':
        orBack(failed, retry);
    }
  };
  return (
    <>
      <ScheduledPage
        view={view}
        headingBefore={headingBefore(stage)}
        copyAddress={copyAddress}
        loadMap={loadMap}
        send={act}
        asking={givingUp.asking !== undefined}
        calendar={calendar}
        dialogMissing={givingUp.didNotCome}
        formOpensIn={countdown.secondsLeft}
      />
      <BookedDialog
        words={congratulates ? congratulation : undefined}
        // Shown once: from then on, also after a reload, the candidate finds the confirmation.
        onClose={() => travel.instead(here)}
      />
      {givingUp.dialog}
    </>
  );
};

/** /success/{community_id}/{position_id}: the appointment that was booked or rescheduled. */
export const ScheduledScreen = ({ communityId, positionId }: Job) => (
  <Confirmation job={{ communityId, positionId }} stage="interview" />
);

/** /onsiteSuccess/{community_id}/{position_id}: the onsite interview that was booked or rescheduled (spec 2 §2.14). */
export const OnsiteScheduledScreen = ({ communityId, positionId }: Job) => (
  <Confirmation job={{ communityId, positionId }} stage="onsite" />
);

const nothing = (): undefined => undefined;
const noActs = {
  asking: false,
  calendar: undefined,
  copyAddress: { copy: nothing, fault: undefined },
  loadMap: () => new Promise<never>(nothing),
  headingBefore: headingBefore('interview'),
  dialogMissing: false,
  formOpensIn: undefined,
} as const;

/** /success/{position_id}: the same, if the address has only the position (spec 2 §2.1). */
export const ScheduledPositionScreen = ({ positionId }: { readonly positionId: PositionId }) => {
  const { data, error, refetch } = useJobsQuery(undefined);
  const mine = jobAt(data, positionId);
  if (mine !== undefined) return <Navigate to={toPath(scheduled(mine.application))} replace />;
  if (data !== undefined) return <Navigate to={toPath(myJobs)} replace />;
  const view: ScheduledView =
    error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) };
  return <ScheduledPage {...noActs} view={view} send={() => void refetch()} />;
};

import * as O from 'fp-ts/Option';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { jobFromPath, myJobs, scheduled, toPath, type Job } from '../../../application/navigation/destination';
import { usePorts } from '../../app/ports';
import { isToldBooked, isToldMoved, useTravel } from '../../app/use-travel';
import { useAddToCalendar } from '../job/use-calendar';
import { useGivingUp } from '../job/use-giving-up';
import { useMyJob } from '../job/use-my-job';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { ScheduledPage } from './scheduled-page';
import { scheduledView, type ScheduledView } from './scheduled.view';
import { useExternalForm } from './use-external-form';

const Confirmation = ({ job }: { readonly job: Job }) => {
  const { clock, environment } = usePorts();
  const travel = useTravel();
  const location = useLocation();
  const { failed, known, retry } = useMyJob(job);
  const calendar = useAddToCalendar(known);
  const givingUp = useGivingUp('cancel', 'portal');
  const read = (): ScheduledView => {
    if (givingUp.done !== undefined) return { _tag: 'GivenUp', message: givingUp.done };
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (known === undefined) return { _tag: 'Loading' };
    return scheduledView({
      position: known.position,
      application: known.mine?.application,
      moved: isToldMoved(location.state),
      ownZone: environment.zone(),
      now: clock.now(),
    });
  };
  const view = read();
  const formUrl = view._tag === 'Ready' ? view.externalForm?.url : undefined;
  const countdown = useExternalForm(formUrl, isToldBooked(location.state), (url) => {
    // Who comes back finds the confirmation, not the countdown.
    travel.instead(scheduled(job));
    window.location.assign(url);
  });
  return (
    <>
      <ScheduledPage
        view={view}
        onPrint={() => window.print()}
        onRetry={() => {
          if (failed !== undefined && leadsBack(failed)) travel.instead(myJobs);
          else retry();
        }}
        onAsk={() => {
          if (known?.mine !== undefined) givingUp.ask(known.mine);
        }}
        asking={givingUp.asking !== undefined}
        calendar={calendar}
        dialogMissing={givingUp.didNotCome}
        onReload={() => window.location.reload()}
        formCountdown={countdown}
      />
      {givingUp.dialog}
    </>
  );
};

/** /success/{community_id}/{position_id}: what was booked or moved. */
export const ScheduledScreen = () => {
  const { communityId = '', positionId = '' } = useParams();
  const job = O.toUndefined(jobFromPath(communityId, positionId));
  return job === undefined ? <Navigate to={toPath(myJobs)} replace /> : <Confirmation job={job} />;
};

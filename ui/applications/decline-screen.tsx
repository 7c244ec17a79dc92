import { declineMachine } from '../../application/applications/decline.live';
import { myJobs } from '../../application/navigation/destination';
import { jobIn } from '../../application/applications/my-jobs.journey';
import type { Declinable } from '../../domain/applications/turns';
import { mayDecline } from '../../domain/applications/decline';
import type { Job } from '../../domain/ids/job';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { useJobsQuery, usePositionQuery } from './jobs.queries';
import { useOutdated } from '../store/queries';
import { declineTexts } from './decline.texts';
import { Outdated } from './outdated';
import { queryFailureView } from '../hooks/query-failure.view';
import { useRetry } from '../hooks/use-retry';
import { DeclinePage, type DeclineAct } from './decline-page';
import { declineView, type DeclineView } from './decline.view';

const Decline = ({ job, what }: { readonly job: Job; readonly what: Declinable }) => {
  const ports = usePorts();
  const travel = useTravel();
  const orBack = useRetry();
  const forgetList = useOutdated('booking');
  const showList = (): void => travel.instead(myJobs);
  const [form, send] = useMachine(() => declineMachine({ ...ports, forgetList, showList }));
  // The cached list may be a day old: it is shown and refetched.
  const jobs = useJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  const position = usePositionQuery(job);
  const mine = jobIn(jobs.data, job);
  const isThere = mine !== undefined && mayDecline(what, mine.application)._tag === 'Allowed';
  // A decline that was sent shows its own outcome: the list may have changed because of it.
  if (!isThere && form.sending._tag === 'NotAsked' && jobs.data !== undefined && !jobs.isFetching)
    return <Outdated words={declineTexts.movedOn} />;

  const failed = position.data === undefined ? position.error : jobs.data === undefined ? jobs.error : undefined;
  const { heading } = declineTexts.of[what];
  const view = (): DeclineView => {
    if (failed !== undefined) return { _tag: 'Failed', heading, failure: queryFailureView(failed) };
    if (position.data === undefined || (!isThere && form.sending._tag === 'NotAsked'))
      return { _tag: 'Loading', heading };
    return declineView({ ...form, what, position: position.data });
  };
  const submit = (): void => {
    if (mine !== undefined) send({ _tag: 'SubmitPressed', application: mine.application });
  };
  const recover = (): void => {
    if (failed !== undefined) {
      orBack(failed, () => {
        void position.refetch();
        void jobs.refetch();
      });
    } else if (form.sending._tag === 'Refused') {
      forgetList();
      showList();
    } else submit();
  };
  const act = (done: DeclineAct): void => {
    if (done._tag === 'Typed') send(done);
    else if (done._tag === 'SubmitPressed') submit();
    else recover();
  };
  return <DeclinePage view={view()} send={act} />;
};

/** /declineOffer: the offer of the job in hand. */
export const DeclineOfferScreen = ({ job }: { readonly job: Job }) => <Decline job={job} what="offer" />;

/** /declineOnsiteOffer: the invitation of the job in hand. */
export const DeclineOnsiteOfferScreen = ({ job }: { readonly job: Job }) => <Decline job={job} what="invitation" />;

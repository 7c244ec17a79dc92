import { usePorts } from '../hooks/ports';
import { useMapDrawer } from '../hooks/use-map-drawer';
import { useNow } from '../hooks/use-now';
import { useAddToCalendar } from '../applications/use-calendar';
import { useCopyAddress } from '../applications/use-copy-address';
import { useGivingUp } from '../applications/use-giving-up';
import { useMyJob } from '../applications/use-my-job';
import { queryFailureView } from '../hooks/query-failure.view';
import { InPersonPage, type InPersonPageAct } from './in-person-page';
import { inPersonView, type InPersonView } from './in-person.view';
import type { Job } from '../../domain/ids/job';
import { useRetry } from '../hooks/use-retry';

const Details = ({ job }: { readonly job: Job }) => {
  const { environment } = usePorts();
  const loadMap = useMapDrawer();
  const now = useNow();
  const orBack = useRetry();
  const { failed, known, retry } = useMyJob(job);
  const calendar = useAddToCalendar(known);
  const givingUp = useGivingUp('portal');
  const copyAddress = useCopyAddress();
  const read = (): InPersonView => {
    if (givingUp.done !== undefined) return { _tag: 'GivenUp', ...givingUp.done };
    if (failed !== undefined) return { _tag: 'Failed', failure: queryFailureView(failed) };
    if (known === undefined) return { _tag: 'Loading' };
    const { position, mine } = known;
    return inPersonView({ position, application: mine?.application, ownZone: environment.zone(), now });
  };
  const view = read();
  const act = ({ _tag }: InPersonPageAct): void => {
    if (_tag === 'RetryPressed') orBack(failed, retry);
    else if (known?.mine !== undefined) givingUp.ask(known.mine, 'reschedule-question');
  };
  return (
    <>
      <InPersonPage
        view={view}
        copyAddress={copyAddress}
        loadMap={loadMap}
        send={act}
        asking={givingUp.asking !== undefined}
        calendar={calendar}
        dialogMissing={givingUp.didNotCome}
      />
      {givingUp.dialog}
    </>
  );
};

/** /inpersonInterview/{community_id}/{position_id}: the details of an interview in person. */
export const InPersonScreen = ({ communityId, positionId }: Job) => <Details job={{ communityId, positionId }} />;

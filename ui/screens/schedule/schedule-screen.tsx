import * as O from 'fp-ts/Option';
import { Navigate, useParams } from 'react-router-dom';
import { jobFromPath, myJobs, toPath, type Job } from '../../../application/navigation/destination';
import { mayChooseFirstSlot } from '../../../application/journeys/schedule';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { SchedulePage } from './schedule-page';
import { scheduleView, type FoundDays, type ScheduleView } from './schedule.view';
import { useDateSearch } from './use-date-search';

/** Whether this job's schedule page has something to do for the candidate; undefined while that is not known yet. */
const useMayChoose = ({ communityId, positionId }: Job): boolean | undefined => {
  const { clock } = usePorts();
  const { data } = useQueries().useJobsQuery(undefined);
  if (data === undefined) return undefined;
  const mine = data.applications.find(
    ({ application }) => application.positionId === positionId && application.communityId === communityId,
  );
  return mine !== undefined && mayChooseFirstSlot(mine.application, clock)._tag === 'Allowed';
};

const ChooseDate = ({ job }: { readonly job: Job }) => {
  const { clock, session } = usePorts();
  const travel = useTravel();
  const queries = useQueries();
  const mayChoose = useMayChoose(job);
  const position = queries.usePositionQuery(job);
  const search = useDateSearch();
  const slots = queries.useSlotsQuery({ job, question: search.question });
  if (mayChoose === false) return <Navigate to={toPath(myJobs)} replace />;

  const failed = position.error ?? (position.data === undefined ? undefined : slots.error);
  const found = (): FoundDays => {
    if (slots.isFetching) return { _tag: 'Searching' };
    if (slots.error !== undefined) return { _tag: 'NotFound', failure: queryFailureView(slots.error) };
    return slots.data === undefined ? { _tag: 'Searching' } : { _tag: 'Found', days: slots.data.days };
  };
  const view = (): ScheduleView => {
    if (position.error !== undefined) return { _tag: 'Failed', failure: queryFailureView(position.error) };
    if (position.data === undefined) return { _tag: 'Loading' };
    const today = search.today(position.data.zone);
    const { asked, act, filter } = search;
    return scheduleView({ position: position.data, asked, found: found(), act, filter, today, now: clock.now() });
  };
  return (
    <SchedulePage
      view={view()}
      onViewTime={(date) => {
        const day = slots.data?.days.find((one) => one.date === date);
        if (day === undefined || slots.data === undefined || position.data === undefined) return;
        const { positionName, communityName } = position.data;
        const { zone, sameDaySlots } = slots.data;
        session.workInHand.write({ job, positionName, communityName, zone, sameDaySlots, day, chosen: undefined });
        travel.to({ _tag: 'TimeSlot' });
      }}
      onViewMore={search.viewMore}
      onShowMore={search.showMore}
      onShowLess={search.showLess}
      onToggleFilter={search.toggleFilter}
      onFilterChange={search.changeFilter}
      onApplyFilter={() => {
        if (position.data !== undefined) search.applyFilter(position.data.zone);
      }}
      onClearFilter={search.clearFilter}
      onRetry={() => {
        if (failed !== undefined && leadsBack(failed)) travel.instead(myJobs);
        else if (position.error !== undefined) void position.refetch();
        else void slots.refetch();
      }}
    />
  );
};

/** /schedule/{community_id}/{position_id}: choose the date of a first interview. */
export const ScheduleScreen = () => {
  const { communityId = '', positionId = '' } = useParams();
  const job = O.toUndefined(jobFromPath(communityId, positionId));
  return job === undefined ? <Navigate to={toPath(myJobs)} replace /> : <ChooseDate job={job} />;
};

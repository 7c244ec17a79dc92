import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate } from 'react-router-dom';
import { myJobs, schedule, type Job } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { timeWanted, todayIn } from '../../../application/journeys/schedule';
import { dateSearchMachine } from '../../../application/live/schedule';
import type { TimeWanted } from '../../../application/ports/candidate-api/scheduling';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { SchedulingScreen } from '../../../domain/scheduling/scheduling-guard';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { useTravel } from '../../app/use-travel';
import { useMachine } from '../../kit/use-machine';
import { useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { SchedulePage } from './schedule-page';
import { scheduleView, type FoundDays, type ScheduleView } from './schedule.view';

interface Wanted {
  readonly mine: ListedApplication;
  readonly time: TimeWanted;
}

/** What this job's schedule page is for; 'nothing' when there is nothing to choose, undefined while that is not known yet. */
const useWanted = (screen: SchedulingScreen, { communityId, positionId }: Job): Wanted | 'nothing' | undefined => {
  const now = useNow();
  const { data } = useQueries().useJobsQuery(undefined);
  if (data === undefined) return undefined;
  const mine = data.applications.find(
    ({ application }) => application.positionId === positionId && application.communityId === communityId,
  );
  if (mine === undefined) return 'nothing';
  const decision = timeWanted(screen, mine.application, { now: () => now });
  return decision._tag === 'Allowed' ? { mine, time: decision.value } : 'nothing';
};

const ChooseDate = ({ job, screen }: { readonly job: Job; readonly screen: SchedulingScreen }) => {
  const ports = usePorts();
  const { session, environment } = ports;
  const travel = useTravel();
  const queries = useQueries();
  const wanted = useWanted(screen, job);
  const position = queries.usePositionQuery(job);
  const now = useNow();
  const [search, send] = useMachine(() => dateSearchMachine(ports));
  const slots = queries.useSlotsQuery(
    wanted === undefined || wanted === 'nothing'
      ? skipToken
      : { job, kind: wanted.time.kind, question: search.question },
  );
  if (wanted === 'nothing') return <Navigate to={toPath(myJobs)} replace />;

  const failed = position.data === undefined ? position.error : slots.error;
  const found = (): FoundDays => {
    // What was found stays while the same is asked for again, as when the line is back.
    if (slots.currentData !== undefined) return { _tag: 'Found', days: slots.currentData.days };
    if (slots.isFetching || slots.error === undefined) return { _tag: 'Searching' };
    return { _tag: 'NotFound', failure: queryFailureView(slots.error) };
  };
  const view = (): ScheduleView => {
    if (position.data === undefined)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    const { question, act, filter } = search;
    return scheduleView({
      position: position.data,
      application: wanted?.mine.application,
      asked: question,
      found: found(),
      faceToFaceOnly: slots.data?.mayReschedule === false,
      act,
      filter,
      today: todayIn({ now: () => now }, position.data.zone),
      ownZone: environment.zone(),
      now,
    });
  };
  return (
    <SchedulePage
      view={view()}
      onViewTime={(date) => {
        const day = slots.data?.days.find((one) => one.date === date);
        if (day === undefined || wanted === undefined || slots.data === undefined || position.data === undefined)
          return;
        const { positionName, communityName } = position.data;
        const { zone, sameDaySlots } = slots.data;
        session.jobInHand.write(job);
        session.workInHand.write({
          job,
          wanted: wanted.time,
          positionName,
          communityName,
          zone,
          sameDaySlots,
          day,
          chosen: undefined,
        });
        travel.to({ _tag: 'TimeSlot' });
      }}
      onViewMore={() => send({ _tag: 'ViewMorePressed' })}
      onShowMore={() => send({ _tag: 'ShowMorePressed' })}
      onShowLess={() => send({ _tag: 'ShowLessPressed' })}
      onToggleFilter={() => send({ _tag: 'FilterToggled' })}
      onFilterChange={(start, end) => send({ _tag: 'FilterChanged', start, end })}
      onApplyFilter={() => {
        if (position.data !== undefined) send({ _tag: 'FilterApplied', zone: position.data.zone });
      }}
      onClearFilter={() => send({ _tag: 'FilterCleared' })}
      onRetry={() => {
        if (failed !== undefined && leadsBack(failed)) travel.instead(myJobs);
        else if (position.data === undefined) void position.refetch();
        else void slots.refetch();
      }}
    />
  );
};

/** /schedule/{community_id}/{position_id}: choose the date of an interview. */
export const ScheduleScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule" />
);

/** /schedule: the same, of the job in hand. */
export const ScheduleInHandScreen = ({ job }: { readonly job: Job }) => <Navigate to={toPath(schedule(job))} replace />;

/** /schedule/{community_id}/{position_id}/reschedule: choose another date; it lets status 17 in (R16). */
export const ScheduleAgainScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule-reschedule" />
);

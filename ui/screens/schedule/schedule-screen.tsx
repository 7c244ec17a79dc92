import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate } from 'react-router-dom';
import { myJobs, schedule } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { timeWanted, todayIn } from '../../../application/journeys/schedule';
import { dateSearchMachine } from '../../../application/live/schedule';
import type { TimeWanted } from '../../../application/ports/candidate-api/scheduling';
import type { ListedApplication } from '../../../application/ports/candidate-api/applications';
import type { SchedulingScreen } from '../../../domain/scheduling/scheduling-guard';
import { searchFor } from '../../../domain/scheduling/slot-kind';
import type { Job } from '../../../domain/positions/job';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { useTravel } from '../../app/use-travel';
import { useMachine } from '../../kit/use-machine';
import { useJobsQuery, usePositionQuery } from '../../store/jobs';
import { useSlotsQuery } from '../../store/slots';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { SchedulePage } from './schedule-page';
import { Outdated } from '../job/outdated';
import { foundDays, scheduleView, type ScheduleView } from './schedule.view';

interface Wanted {
  readonly mine: ListedApplication;
  readonly time: TimeWanted;
}

/** The purpose of this job's schedule page; 'nothing' if there is nothing to choose, undefined while that is unknown. */
const useWanted = (screen: SchedulingScreen, { communityId, positionId }: Job): Wanted | 'nothing' | undefined => {
  const now = useNow();
  // The cached list may be a day old: it is shown and refetched.
  const { data, isFetching } = useJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return undefined;
  const nothing = isFetching ? undefined : 'nothing';
  const mine = data.applications.find(
    ({ application }) => application.positionId === positionId && application.communityId === communityId,
  );
  if (mine === undefined) return nothing;
  const decision = timeWanted(screen, mine.application, { now: () => now });
  return decision._tag === 'Allowed' ? { mine, time: decision.value } : nothing;
};

const ChooseDate = ({ job, screen }: { readonly job: Job; readonly screen: SchedulingScreen }) => {
  const ports = usePorts();
  const { session, environment } = ports;
  const travel = useTravel();
  const wanted = useWanted(screen, job);
  const position = usePositionQuery(job, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const [search, send] = useMachine(() => dateSearchMachine(ports, job));
  const slots = useSlotsQuery(
    wanted === undefined || wanted === 'nothing'
      ? skipToken
      : {
          job,
          kind: searchFor(wanted.mine.application.interviewKind, wanted.time.kind),
          question: search.question,
        },
    // After going back from a day, the cached days are shown while they are refetched.
    { refetchOnMountOrArgChange: true },
  );
  if (wanted === 'nothing') return <Outdated />;

  const refusal = position.error !== undefined && leadsBack(position.error) ? position.error : undefined;
  const failed = position.data === undefined ? position.error : (refusal ?? slots.error);
  const view = (): ScheduleView => {
    if (position.data === undefined || refusal !== undefined)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    const { question, act, filter, calendar } = search;
    return scheduleView({
      position: position.data,
      application: wanted?.mine.application,
      asked: question,
      found: foundDays(
        question,
        slots.currentData,
        slots.data,
        slots.isFetching || slots.error === undefined ? undefined : queryFailureView(slots.error),
      ),
      faceToFaceOnly: slots.data?.mayReschedule === false,
      act,
      filter,
      calendar,
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
      onLaterDates={() => send({ _tag: 'LaterDatesPressed' })}
      onToggleCalendar={() => send({ _tag: 'CalendarToggled' })}
      onMoveInCalendar={(from, move, today) => send({ _tag: 'CalendarMoved', from, move, today })}
      onLookAt={(date, today) => send({ _tag: 'FarDayPressed', date, today })}
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

/** /schedule: the same, for the job in hand. */
export const ScheduleInHandScreen = ({ job }: { readonly job: Job }) => <Navigate to={toPath(schedule(job))} replace />;

/** /schedule/{community_id}/{position_id}/reschedule: choose another date; status 17 is admitted here (R16). */
export const ScheduleAgainScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule-reschedule" />
);

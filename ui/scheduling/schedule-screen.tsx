import { skipToken } from '@reduxjs/toolkit/query/react';
import { Navigate } from 'react-router-dom';
import { screenOf } from '../../application/applications/action.screens';
import { schedule, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import { timeWanted, todayIn } from '../../application/scheduling/schedule.journey';
import { dateSearchMachine } from '../../application/scheduling/schedule.live';
import type { TimeWanted } from '../../application/scheduling/scheduling.api';
import type { ListedApplication } from '../../application/applications/applications.api';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { actionDestination } from '../../domain/applications/action-destination';
import type { SchedulingScreen } from '../../domain/applications/scheduling-guard';
import { searchFor } from '../../domain/positions/slot-kind';
import type { Job } from '../../domain/ids/job';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { usePorts } from '../hooks/ports';
import { useMapDrawer } from '../hooks/use-map-drawer';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { useSlotsQuery } from './slots.queries';
import type { DatesPage } from '../applications/stages.texts';
import { useCopyAddress } from '../applications/use-copy-address';
import { WhoIsHere } from '../profile/who-is-here';
import { leadsBack, queryFailureView } from '../hooks/query-failure.view';
import { SchedulePage, type SchedulePageAct } from './schedule-page';
import { Outdated } from '../applications/outdated';
import { foundDays, scheduleFailed, scheduleLoading, scheduleView, type ScheduleView } from './schedule.view';
import { pagesOfDates } from './dates-page';
import { useRetry } from '../hooks/use-retry';

interface Wanted {
  readonly mine: ListedApplication;
  readonly time: TimeWanted;
}

/** No time can be chosen here; possibly for another stage, or a resume comes first: on the page that the card's action leads to (R58). */
interface Nothing {
  readonly instead: Destination | undefined;
}

/** The purpose of this job's page of dates; undefined while that is unknown. */
const useWanted = (screen: SchedulingScreen, job: Job): Wanted | Nothing | undefined => {
  const now = useNow();
  // The cached list may be a day old: it is shown and refetched.
  const { data, isFetching } = useJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return undefined;
  const nothing = isFetching ? undefined : { instead: undefined };
  const mine = jobIn(data, job);
  if (mine === undefined) return nothing;
  const decision = timeWanted(screen, mine.application, now);
  if (decision._tag === 'Allowed') return { mine, time: decision.value };
  if (nothing === undefined || !('action' in decision.reason)) return nothing;
  return { instead: screenOf(actionDestination(decision.reason.action, mine.application), mine.application) };
};

const isNothing = (wanted: Wanted | Nothing | undefined): wanted is Nothing =>
  wanted !== undefined && 'instead' in wanted;

interface ChooseDateProps {
  readonly job: Job;
  readonly screen: SchedulingScreen;
  readonly page: DatesPage;
  /** Opened by a link from a follow-up. */
  readonly followUp?: boolean;
}

const ChooseDate = ({ job, screen, page, followUp = false }: ChooseDateProps) => {
  const ports = usePorts();
  const { session, environment } = ports;
  const travel = useTravel();
  const orBack = useRetry();
  const wanted = useWanted(screen, job);
  const position = usePositionQuery(job, { refetchOnMountOrArgChange: true });
  const now = useNow();
  const copyAddress = useCopyAddress();
  const loadMap = useMapDrawer();
  const [search, send] = useMachine(() => dateSearchMachine(ports, { job, stage: pagesOfDates[page].stage }));
  const slots = useSlotsQuery(
    wanted === undefined || isNothing(wanted)
      ? skipToken
      : {
          job,
          kind: searchFor(wanted.mine.application.interviewKind, wanted.time.kind),
          question: search.question,
          followUp,
        },
    // After going back from a day, the cached days are shown while they are refetched.
    { refetchOnMountOrArgChange: true },
  );
  if (isNothing(wanted))
    return wanted.instead === undefined ? <Outdated /> : <Navigate to={toPath(wanted.instead)} replace />;

  const refusal = position.error !== undefined && leadsBack(position.error) ? position.error : undefined;
  const failed = position.data === undefined ? position.error : (refusal ?? slots.error);
  const view = (): ScheduleView => {
    if (position.data === undefined || refusal !== undefined)
      return position.error === undefined
        ? scheduleLoading(page)
        : scheduleFailed(page, queryFailureView(position.error));
    // What an offer shows depends on the application's status.
    if (pagesOfDates[page].opens && wanted === undefined) return scheduleLoading(page);
    const { question, act: lastAct, filter, calendar } = search;
    return scheduleView({
      page,
      position: position.data,
      application: wanted?.mine.application,
      search: question,
      found: foundDays(
        question,
        slots.currentData,
        slots.data,
        slots.isFetching || slots.error === undefined ? undefined : queryFailureView(slots.error),
      ),
      faceToFaceOnly: slots.data?.mayReschedule === false,
      act: lastAct,
      filter,
      calendar,
      today: todayIn(now, position.data.zone),
      ownZone: environment.zone(),
      now,
    });
  };
  const viewTimes = (date: CalendarDate): void => {
    const day = slots.data?.days.find((one) => one.date === date);
    if (day === undefined || wanted === undefined || slots.data === undefined || position.data === undefined) return;
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
    travel.to(stageScreens[pagesOfDates[page].stage].times);
  };
  const act = (pressed: SchedulePageAct): void => {
    if (pressed._tag === 'ViewTimePressed') viewTimes(pressed.date);
    else if (pressed._tag === 'RetryPressed')
      orBack(failed, () => void (position.data === undefined ? position : slots).refetch());
    else if (pressed._tag !== 'ApplyPressed') send(pressed);
    else if (position.data !== undefined) send({ _tag: 'FilterApplied', zone: position.data.zone });
  };
  return <SchedulePage view={view()} copyAddress={copyAddress} loadMap={loadMap} send={act} />;
};

/** /schedule/{community_id}/{position_id}: choose the date of an interview. */
export const ScheduleScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule" page="interview" />
);

/** The same, from a follow-up's link: sign-in leads back to it. */
export const ScheduleFollowUpScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule" page="interview" followUp />
);

/** /schedule: the same, for the job in hand. */
export const ScheduleInHandScreen = ({ job }: { readonly job: Job }) => <Navigate to={toPath(schedule(job))} replace />;

/** /schedule/{community_id}/{position_id}/reschedule: choose another date; status 17 is admitted here (R16). */
export const ScheduleAgainScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="schedule-reschedule" page="interview" />
);

/** /onboardingSchedule/{community_id}/{position_id}: the offer, and the dates of its onboarding. */
export const OnboardingScheduleScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="onboarding" page="offer" />
);

/** /acceptOffer/{community_id}/{position_id}: only the dates of the onboarding. */
export const AcceptOfferScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="onboarding" page="offer-dates" />
);

/**
 * /onsiteSchedule/{community_id}/{position_id}: the invitation, and its dates. Anyone who opens it from outside first confirms who they are (spec 2
 * §2.14).
 */
export const OnsiteScheduleScreen = ({ communityId, positionId }: Job) => (
  <WhoIsHere>
    <ChooseDate job={{ communityId, positionId }} screen="onsite" page="invitation" />
  </WhoIsHere>
);

/** /acceptOnsiteOffer/{community_id}/{position_id}: the dates of the onsite interview alone. */
export const AcceptOnsiteOfferScreen = ({ communityId, positionId }: Job) => (
  <ChooseDate job={{ communityId, positionId }} screen="onsite" page="invitation-dates" />
);

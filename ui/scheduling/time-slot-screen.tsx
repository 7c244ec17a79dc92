import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { timeWanted } from '../../application/scheduling/schedule.journey';
import { questionRemembered } from '../../application/scheduling/schedule.live';
import { timeSlotMachine, type TimeSlotEvent } from '../../application/scheduling/time-slot.live';
import { myJobs, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import type { Application } from '../../domain/applications/application';
import { screenOfTimes } from '../../domain/applications/scheduling-guard';
import { stageOfSlots, searchFor } from '../../domain/positions/slot-kind';
import type { WorkInHand } from '../../application/ports/session-store';
import { jobIn } from '../../application/applications/my-jobs.journey';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useRetry } from '../hooks/use-retry';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { useJobsQuery, usePositionQuery } from '../applications/jobs.queries';
import { useOutdated } from '../store/queries';
import { useSlotsQuery } from './slots.queries';
import { snacks } from '../store/snacks';
import { jobTexts } from '../applications/job.texts';
import { leadsBack, queryFailureView } from '../hooks/query-failure.view';
import { useAddressProof } from '../identity/use-address-proof';
import { TimeSlotPage, type TimeSlotPageAct } from './time-slot-page';
import { timeSlotView, type TimeSlotView } from './time-slot.view';
import { useOnce } from '../kit/use-once';

/** Feeds the machine the current list, free times and job as they arrive, so that outdated data is noticed here and not only at Confirm. */
const useFresh = (work: WorkInHand, send: (event: TimeSlotEvent) => void) => {
  const { session } = usePorts();
  const now = useNow();
  const { job, wanted } = work;
  const stage = stageOfSlots[wanted.kind];
  const guard = screenOfTimes[stage];
  const position = usePositionQuery(job, { refetchOnMountOrArgChange: true });
  const jobs = useJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  const question = useOnce(() => questionRemembered({ job, stage }, session, now));
  const mine = jobIn(jobs.data, job);
  const slots = useSlotsQuery({ job, kind: searchFor(mine?.application.interviewKind, wanted.kind), question });
  const isKnown = jobs.data !== undefined && !jobs.isFetching;
  const tellWanted = useEffectEvent((application: Application | undefined) => {
    const decision = application && timeWanted(guard, application, now);
    send({ _tag: 'WantedKnown', wanted: decision?._tag === 'Allowed' ? decision.value : undefined });
  });
  useEffect(() => {
    if (isKnown) tellWanted(mine?.application);
  }, [isKnown, mine, guard]);
  const found = slots.isFetching ? undefined : slots.currentData;
  useEffect(() => {
    if (found !== undefined) send({ _tag: 'TimesFound', days: found.days, range: found.range });
  }, [found, send]);
  return { position, application: mine?.application, days: slots.currentData?.days ?? [] };
};

const ChooseTime = ({ found }: { readonly found: WorkInHand }) => {
  const ports = usePorts();
  const now = useNow();
  const travel = useTravel();
  const dispatch = useDispatch();
  const forgetBooked = useOutdated('booking');
  const proof = useAddressProof();
  const orBack = useRetry();
  const [{ work, booking }, send] = useMachine(() =>
    timeSlotMachine(
      {
        ...ports,
        forgetBooked,
        askForCode: proof.ask,
        showOutdated: () => {
          dispatch(snacks.actions.say('notice', jobTexts.movedOn));
          travel.instead(myJobs);
        },
        showBooked: (job, { act, kind }) =>
          travel.instead(
            stageScreens[stageOfSlots[kind]].booked(job),
            act === 'Move' ? { moved: true } : { booked: true },
          ),
      },
      found,
    ),
  );
  const { position, application, days } = useFresh(work, send);
  const isRefused = position.error !== undefined && leadsBack(position.error);
  const view = (): TimeSlotView => {
    // Fetched data stays: the choice, and a Confirm that waits for the connection, depend on it.
    if (position.data === undefined || isRefused)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    return timeSlotView({
      position: position.data,
      application,
      wanted: work.wanted,
      day: work.day,
      days,
      chosen: work.chosen?.slot.from,
      booking,
      ownZone: ports.environment.zone(),
      now,
    });
  };
  const act = (pressed: TimeSlotPageAct): void => {
    if (pressed._tag === 'RetryPressed') orBack(position.error, () => void position.refetch());
    else send(pressed);
  };
  return (
    <>
      <TimeSlotPage view={view()} send={act} />
      {proof.dialog}
    </>
  );
};

/** The page of times for a stage. If the chosen day belongs to another stage, that stage's page opens. */
const TimesOf = ({ here }: { readonly here: Destination['_tag'] }) => {
  const { session } = usePorts();
  const found = useOnce(() => O.toUndefined(session.workInHand.read()));
  if (found === undefined) return <Navigate to={toPath(myJobs)} replace />;
  const { times } = stageScreens[stageOfSlots[found.wanted.kind]];
  return times._tag === here ? <ChooseTime found={found} /> : <Navigate to={toPath(times)} replace />;
};

/** /timeslot: choose a time of the chosen day and confirm. Without a chosen day it redirects to My Job Applications (R3). */
export const TimeSlotScreen = () => <TimesOf here="TimeSlot" />;

/** /onsiteTimeslot: the same for an onsite interview (spec 2 §2.14). */
export const OnsiteTimeSlotScreen = () => <TimesOf here="OnsiteTimeSlot" />;

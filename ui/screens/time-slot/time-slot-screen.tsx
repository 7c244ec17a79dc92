import * as O from 'fp-ts/Option';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { timeSlotMachine } from '../../../application/live/time-slot';
import { myJobs, scheduled } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { WorkInHand } from '../../../application/ports/session-store';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { useTravel } from '../../app/use-travel';
import { useMachine } from '../../kit/use-machine';
import { useForgetBooked, useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { useAddressProof } from '../address-proof/use-address-proof';
import { TimeSlotPage } from './time-slot-page';
import { timeSlotView, type TimeSlotView } from './time-slot.view';

const ChooseTime = ({ found }: { readonly found: WorkInHand }) => {
  const ports = usePorts();
  const now = useNow();
  const travel = useTravel();
  const forgetBooked = useForgetBooked();
  const proof = useAddressProof();
  const [{ work, booking }, send] = useMachine(() =>
    timeSlotMachine(
      {
        ...ports,
        forgetBooked,
        askForCode: proof.ask,
        showBooked: (job, act) => travel.instead(scheduled(job), act === 'Move' ? { moved: true } : { booked: true }),
      },
      found,
    ),
  );
  const queries = useQueries();
  const position = queries.usePositionQuery(work.job);
  const mine = queries
    .useJobsQuery(undefined)
    .data?.applications.find(({ application }) => application.positionId === work.job.positionId);
  const view = (): TimeSlotView => {
    // What was fetched stays: the choice stands on it, and what waits for the line.
    if (position.data === undefined)
      return position.error === undefined
        ? { _tag: 'Loading' }
        : { _tag: 'Failed', failure: queryFailureView(position.error) };
    return timeSlotView({
      position: position.data,
      application: mine?.application,
      wanted: work.wanted,
      day: work.day,
      chosen: work.chosen?.slot.from,
      booking,
      ownZone: ports.environment.zone(),
      now,
    });
  };
  return (
    <>
      <TimeSlotPage
        view={view()}
        onChoose={(from) => send({ _tag: 'TimePressed', from })}
        onChooseAlternative={(slot) => send({ _tag: 'AlternativePressed', slot })}
        onConfirm={() => send({ _tag: 'ConfirmPressed' })}
        onRetry={() => {
          if (position.data !== undefined || position.error === undefined) send({ _tag: 'ConfirmPressed' });
          else if (leadsBack(position.error)) travel.instead(myJobs);
          else void position.refetch();
        }}
      />
      {proof.dialog}
    </>
  );
};

/** /timeslot: choose a time of the chosen day and confirm. Without a chosen day it leads to My Job Applications (R3). */
export const TimeSlotScreen = () => {
  const { session } = usePorts();
  const [found] = useState(() => O.toUndefined(session.workInHand.read()));
  return found === undefined ? <Navigate to={toPath(myJobs)} replace /> : <ChooseTime found={found} />;
};

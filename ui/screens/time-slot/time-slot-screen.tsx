import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { bookChosen, choose, chooseInstead, type NothingChosen } from '../../../application/journeys/schedule';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import { myJobs, scheduled } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { BookingRefusal } from '../../../application/ports/candidate-api/scheduling';
import type { WorkInHand } from '../../../application/ports/session-store';
import type { Slot } from '../../../domain/scheduling/slot';
import { useKeptAct } from '../../app/use-kept-act';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useForgetBooked, useQueries } from '../../store/portal-store';
import { leadsBack, queryFailureView } from '../query-failure.view';
import { TimeSlotPage } from './time-slot-page';
import { timeSlotView, type BookingState, type TimeSlotView } from './time-slot.view';

const notBooked = (reason: CallFailure | BookingRefusal | NothingChosen): BookingState => {
  if (isCallFailure(reason)) return { _tag: 'NotAnswered', failure: reason };
  return reason._tag === 'NothingChosen' ? { _tag: 'NotAsked' } : { _tag: 'Refused', refusal: reason };
};

const ChooseTime = ({ found }: { readonly found: WorkInHand }) => {
  const ports = usePorts();
  const { session, clock, environment } = ports;
  const travel = useTravel();
  const forgetBooked = useForgetBooked();
  const acts = useKeptAct();
  const [work, setWork] = useState(found);
  const [booking, setBooking] = useState<BookingState>({ _tag: 'NotAsked' });
  const queries = useQueries();
  const position = queries.usePositionQuery(work.job);
  const mine = queries
    .useJobsQuery(undefined)
    .data?.applications.find(({ application }) => application.positionId === work.job.positionId);

  const take = (next: WorkInHand): void => {
    // A booking that travels may be done already: what became of it is told before another is chosen. One that waits is not sent any more.
    if (acts.travels()) return;
    acts.letGo();
    session.workInHand.write(next);
    setWork(next);
    setBooking({ _tag: 'NotAsked' });
  };
  const confirm = (): void => {
    if (booking._tag === 'Asking') return;
    setBooking({ _tag: 'Asking' });
    // Whoever left this page meanwhile finds the list up to date.
    acts.send(
      TE.tapIO(bookChosen(ports)(work), () => forgetBooked),
      (act) => {
        if (act._tag === 'Waiting') setBooking(act);
        else if (act._tag === 'Travelling') return;
        else if (E.isLeft(act.answer)) setBooking(notBooked(act.answer.left));
        else travel.instead(scheduled(work.job), work.wanted.act === 'Move' ? { moved: true } : { booked: true });
      },
    );
  };
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
      ownZone: environment.zone(),
      now: clock.now(),
    });
  };
  const chooseAlternative = (slot: Slot): void =>
    take(work.chosen === undefined ? work : chooseInstead(work, work.chosen.slot, slot, environment));
  return (
    <TimeSlotPage
      view={view()}
      onChoose={(from) => {
        const times = work.day.slots.find((slot) => slot.from === from);
        if (times !== undefined) take(choose(work, { date: work.day.date, ...times }, environment));
      }}
      onChooseAlternative={chooseAlternative}
      onConfirm={confirm}
      onRetry={() => {
        if (position.data !== undefined || position.error === undefined) confirm();
        else if (leadsBack(position.error)) travel.instead(myJobs);
        else void position.refetch();
      }}
    />
  );
};

/** /timeslot: choose a time of the chosen day and confirm. Without a chosen day it leads to My Job Applications (R3). */
export const TimeSlotScreen = () => {
  const { session } = usePorts();
  const [found] = useState(() => O.toUndefined(session.workInHand.read()));
  return found === undefined ? <Navigate to={toPath(myJobs)} replace /> : <ChooseTime found={found} />;
};

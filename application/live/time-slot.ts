import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bindCallback, EMPTY, map, of, type Observable } from 'rxjs';
import type { Email } from '../../domain/identity/email';
import type { Slot } from '../../domain/scheduling/slot';
import type { WallTime } from '../../domain/time/wall-time';
import { isCallFailure, ourDefect, type CallFailure, type LineLost } from '../failure';
import type { AskForCode } from '../journeys/prove-address';
import { bookChosen, choose, chooseInstead, type NothingChosen } from '../journeys/schedule';
import type { Job } from '../navigation/destination';
import type { Booked, BookingRefusal, TimeWanted } from '../ports/candidate-api/scheduling';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { WorkInHand } from '../ports/session-store';
import type { LineWatch } from './line-watch';
import { inLanes, machine, type Machine, type Step } from './machine';
import { sendWhenBack, type KeptAct } from './send-when-back';

/* Choosing the time of an interview and booking it (R14, R17). */

/** What became of Confirm. */
export type BookingState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Refused'; readonly refusal: BookingRefusal }
  /** Kept, and sent by itself when the line is back. */
  | { readonly _tag: 'Waiting'; readonly lost: LineLost }
  | { readonly _tag: 'NotAnswered'; readonly failure: CallFailure };

export interface ChoosingTime {
  readonly work: WorkInHand;
  readonly booking: BookingState;
  /** A booking is on its way: it may be done already. */
  readonly travels: boolean;
}

type Booking = KeptAct<CallFailure | BookingRefusal | NothingChosen, Booked>;

export type TimeSlotEvent =
  | { readonly _tag: 'TimePressed'; readonly from: WallTime }
  /** A free time in place of the chosen one, which is gone. */
  | { readonly _tag: 'AlternativePressed'; readonly slot: Slot }
  | { readonly _tag: 'Chosen'; readonly work: WorkInHand }
  | { readonly _tag: 'ConfirmPressed' }
  | { readonly _tag: 'BookingTold'; readonly act: Booking };

export type TimeSlotCommand =
  /** Another choice, under a key of its own (R17). */
  | { readonly _tag: 'Choose'; readonly work: WorkInHand; readonly slot: Slot }
  | { readonly _tag: 'ChooseInstead'; readonly work: WorkInHand; readonly gone: Slot; readonly slot: Slot }
  | { readonly _tag: 'Keep'; readonly work: WorkInHand }
  | { readonly _tag: 'Book'; readonly work: WorkInHand }
  /** A booking that waits is not sent any more. */
  | { readonly _tag: 'TakeBack' }
  /** The code that was mailed to the candidate's own address is asked for; once it is given, the same choice is confirmed again (R41). */
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  | { readonly _tag: 'ShowBooked'; readonly job: Job; readonly act: TimeWanted['act'] };

type TimeSlotStep = Step<ChoosingTime, TimeSlotCommand>;

const notBooked = (reason: CallFailure | BookingRefusal | NothingChosen): BookingState => {
  if (isCallFailure(reason)) return { _tag: 'NotAnswered', failure: reason };
  return reason._tag === 'NothingChosen' ? { _tag: 'NotAsked' } : { _tag: 'Refused', refusal: reason };
};

const hear = (state: ChoosingTime, act: Booking): TimeSlotStep => {
  switch (act._tag) {
    case 'Travelling':
      return [{ ...state, travels: true }, []];
    case 'Waiting':
      return [{ ...state, travels: false, booking: act }, []];
    case 'Answered': {
      const { job, wanted } = state.work;
      if (E.isRight(act.answer)) return [{ ...state, travels: false }, [{ _tag: 'ShowBooked', job, act: wanted.act }]];
      const reason = act.answer.left;
      return [
        { ...state, travels: false, booking: notBooked(reason) },
        reason._tag === 'ProofNeeded' ? [{ _tag: 'AskForCode', email: reason.email }] : [],
      ];
    }
  }
};

/** What became of a booking that travels is told before another time is chosen. */
const mayChoose = ({ travels }: ChoosingTime): boolean => !travels;

const chooseTime = (state: ChoosingTime, from: WallTime): TimeSlotStep => {
  const { day } = state.work;
  const times = day.slots.find((slot) => slot.from === from);
  return times === undefined || !mayChoose(state)
    ? [state, []]
    : [state, [{ _tag: 'Choose', work: state.work, slot: { date: day.date, ...times } }]];
};

const chooseAlternative = (state: ChoosingTime, slot: Slot): TimeSlotStep => {
  const { work } = state;
  return work.chosen === undefined || !mayChoose(state)
    ? [state, []]
    : [state, [{ _tag: 'ChooseInstead', work, gone: work.chosen.slot, slot }]];
};

export const timeSlotStep = (state: ChoosingTime, event: TimeSlotEvent): TimeSlotStep => {
  switch (event._tag) {
    case 'TimePressed':
      return chooseTime(state, event.from);
    case 'AlternativePressed':
      return chooseAlternative(state, event.slot);
    case 'Chosen':
      return [
        { ...state, work: event.work, booking: { _tag: 'NotAsked' } },
        [{ _tag: 'TakeBack' }, { _tag: 'Keep', work: event.work }],
      ];
    case 'ConfirmPressed':
      return state.booking._tag === 'Asking'
        ? [state, []]
        : [{ ...state, booking: { _tag: 'Asking' } }, [{ _tag: 'Book', work: state.work }]];
    case 'BookingTold':
      return hear(state, event.act);
  }
};

export type TimeSlotPorts = Parameters<typeof bookChosen>[0] & {
  readonly environment: Environment;
  readonly line: Pick<LineWatch, 'back'>;
  readonly reporter: Reporter;
  /** The list and the free times are no longer what was fetched. */
  readonly forgetBooked: () => void;
  readonly askForCode: AskForCode;
  readonly showBooked: (job: Job, act: TimeWanted['act']) => void;
};

const told = (act: Booking): TimeSlotEvent => ({ _tag: 'BookingTold', act });

const carry =
  (ports: TimeSlotPorts) =>
  (command: TimeSlotCommand): Observable<TimeSlotEvent> => {
    const { environment, session } = ports;
    switch (command._tag) {
      case 'Choose':
        return of({ _tag: 'Chosen', work: choose(command.work, command.slot, environment) });
      case 'ChooseInstead':
        return of({ _tag: 'Chosen', work: chooseInstead(command.work, command.gone, command.slot, environment) });
      case 'Keep':
        session.workInHand.write(command.work);
        return EMPTY;
      case 'Book':
        // Whoever left this page meanwhile finds the list up to date.
        return sendWhenBack(
          TE.tapIO(bookChosen(ports)(command.work), () => ports.forgetBooked),
          ports.line.back,
        ).pipe(map(told));
      case 'TakeBack':
        return EMPTY;
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'ConfirmPressed' })));
      case 'ShowBooked':
        ports.showBooked(command.job, command.act);
        return EMPTY;
    }
  };

export const timeSlotMachine = (ports: TimeSlotPorts, work: WorkInHand): Machine<ChoosingTime, TimeSlotEvent> => {
  const threw = (thrown: unknown): TimeSlotEvent => {
    ports.reporter.report('time-slot-threw', { error: String(thrown) });
    return told({ _tag: 'Answered', answer: E.left(ourDefect) });
  };
  return machine<ChoosingTime, TimeSlotEvent, TimeSlotCommand>(
    [{ work, booking: { _tag: 'NotAsked' }, travels: false }, []],
    timeSlotStep,
    inLanes(({ _tag }) => (_tag === 'TakeBack' ? 'Book' : _tag), carry(ports), threw),
    threw,
  );
};

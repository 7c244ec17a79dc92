import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bindCallback, EMPTY, map, of, type Observable } from 'rxjs';
import type { Email } from '../../domain/text/email';
import { nearestSlots } from '../../domain/scheduling/nearest-slots';
import { isWithin } from '../../domain/scheduling/search-window';
import { slotsOf, type DateRange, type DayOfSlots, type Slot } from '../../domain/positions/slot';
import type { WallTime } from '../../domain/time/wall-time';
import { isCallFailure, ourDefect, type CallFailure, type ConnectionLost } from '../failure';
import type { AskForCode } from '../identity/prove-address.journey';
import {
  choose,
  chooseInstead,
  takeChosen,
  withoutSlot,
  type ConfirmPorts,
  type NothingChosen,
} from './schedule.journey';
import type { Job } from '../../domain/ids/job';
import type { Booked, TimeWanted } from './scheduling.api';
import type { BookingRefusal } from '../applications/booking-refusals.api';
import type { Environment } from '../ports/environment';
import type { Reporter } from '../ports/reporter';
import type { SessionStore, WorkInHand } from '../ports/session-store';
import type { Connectivity } from '../live/connectivity';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { sendWhenBack, type KeptAct } from '../live/send-when-back';

/* Choosing the time of an appointment and booking it (R14, R17). */

/** The state of a press on Confirm. */
export type BookingState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Refused'; readonly refusal: BookingRefusal }
  /** Held, and sent automatically when the connection is back. */
  | { readonly _tag: 'Waiting'; readonly lost: ConnectionLost }
  | { readonly _tag: 'NotAnswered'; readonly failure: CallFailure };

/** What the page of times shows: one day, the choice, and what became of Confirm. */
export interface ChoosingTime {
  readonly work: WorkInHand;
  readonly booking: BookingState;
  /** A booking is in flight; the server may have carried it out already. */
  readonly travels: boolean;
}

type Booking = KeptAct<CallFailure | BookingRefusal | NothingChosen, Booked>;

/** What a candidate does on the page of times. */
export type TimeSlotAct =
  | { readonly _tag: 'TimePressed'; readonly from: WallTime }
  /** A free time that replaces the chosen one, which is gone. */
  | { readonly _tag: 'AlternativePressed'; readonly slot: Slot }
  /** The previous or next day that has times. */
  | { readonly _tag: 'DayPressed'; readonly day: DayOfSlots }
  | { readonly _tag: 'ConfirmPressed' };

/** What happens on the page of times. `Chosen` completes a press on a time; `TimesFound` and `WantedKnown` come when data is fetched anew. */
export type TimeSlotEvent =
  | TimeSlotAct
  | { readonly _tag: 'Chosen'; readonly work: WorkInHand }
  /** The current free times. */
  | { readonly _tag: 'TimesFound'; readonly days: readonly DayOfSlots[]; readonly range: DateRange }
  /** What Confirm would do now. Undefined: this job no longer offers times. */
  | { readonly _tag: 'WantedKnown'; readonly wanted: TimeWanted | undefined }
  | { readonly _tag: 'BookingChanged'; readonly act: Booking };

/** What the page of times asks for. `Keep` saves the choice in this tab, so that a reload finds it. */
export type TimeSlotCommand =
  /** Another choice gets a new key (R17). */
  | { readonly _tag: 'Choose'; readonly work: WorkInHand; readonly slot: Slot }
  | { readonly _tag: 'ChooseInstead'; readonly work: WorkInHand; readonly slot: Slot }
  | { readonly _tag: 'Keep'; readonly work: WorkInHand }
  | { readonly _tag: 'Book'; readonly work: WorkInHand }
  /** A booking that is waiting is not sent again. */
  | { readonly _tag: 'TakeBack' }
  /** Asks for the code that was mailed to the candidate's own address; once it is proven, the same choice is confirmed again (R41). */
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  /** The job has changed: closed, decided, or given up elsewhere. */
  | { readonly _tag: 'ShowOutdated' }
  | { readonly _tag: 'ShowBooked'; readonly job: Job; readonly wanted: TimeWanted };

type TimeSlotStep = Step<ChoosingTime, TimeSlotCommand>;

const notBooked = (reason: CallFailure | BookingRefusal | NothingChosen): BookingState => {
  if (isCallFailure(reason)) return { _tag: 'NotAnswered', failure: reason };
  return reason._tag === 'NothingChosen' ? { _tag: 'NotAsked' } : { _tag: 'Refused', refusal: reason };
};

const takesSlotAway: readonly string[] = [
  'SlotTaken',
  'NoSuchSlot',
  'SlotTooSoon',
  'SlotIsToday',
  'SlotTimeSkipped',
] satisfies readonly BookingRefusal['_tag'][];

/** The slot that a refusal makes unavailable; undefined: it may be chosen again. */
const goneWith = ({ _tag }: CallFailure | BookingRefusal | NothingChosen, { chosen }: WorkInHand): Slot | undefined =>
  takesSlotAway.includes(_tag) ? chosen?.slot : undefined;

const hear = (state: ChoosingTime, act: Booking): TimeSlotStep => {
  switch (act._tag) {
    case 'Travelling':
      return [{ ...state, travels: true }, []];
    case 'Waiting':
      return [{ ...state, travels: false, booking: act }, []];
    case 'Answered': {
      const { job, wanted } = state.work;
      if (E.isRight(act.answer)) return [{ ...state, travels: false }, [{ _tag: 'ShowBooked', job, wanted }]];
      const reason = act.answer.left;
      const noLongerOffered = goneWith(reason, state.work);
      const work = noLongerOffered === undefined ? state.work : withoutSlot(state.work, noLongerOffered);
      return [
        { work, travels: false, booking: notBooked(reason) },
        [
          ...(noLongerOffered === undefined ? [] : [{ _tag: 'Keep', work } as const]),
          ...(reason._tag === 'ProofNeeded' ? [{ _tag: 'AskForCode', email: reason.email } as const] : []),
        ],
      ];
    }
  }
};

/** The result of a booking in flight is shown before another time can be chosen. */
const mayChoose = ({ travels }: ChoosingTime): boolean => !travels;

const chooseTime = (state: ChoosingTime, from: WallTime): TimeSlotStep => {
  const { day } = state.work;
  const times = day.slots.find((slot) => slot.from === from);
  return times === undefined || !mayChoose(state)
    ? [state, []]
    : [state, [{ _tag: 'Choose', work: state.work, slot: { date: day.date, ...times } }]];
};

const chooseAlternative = (state: ChoosingTime, slot: Slot): TimeSlotStep =>
  mayChoose(state) ? [state, [{ _tag: 'ChooseInstead', work: state.work, slot }]] : [state, []];

const openDay = (state: ChoosingTime, day: DayOfSlots): TimeSlotStep => {
  if (!mayChoose(state)) return [state, []];
  const work = { ...state.work, day, chosen: undefined };
  return [{ ...state, work, booking: { _tag: 'NotAsked' } }, [{ _tag: 'TakeBack' }, { _tag: 'Keep', work }]];
};

/** While a booking is in flight or waits for the connection, its own result comes first: other changes may be its effect. */
const isAsked = ({ booking }: ChoosingTime): boolean => booking._tag === 'Asking' || booking._tag === 'Waiting';

/** Updates the day with its current times. If the chosen time is gone, the page says so and offers the nearest (R17). */
const hearTimes = (state: ChoosingTime, days: readonly DayOfSlots[], range: DateRange): TimeSlotStep => {
  const { date } = state.work.day;
  if (isAsked(state) || !isWithin(date, range)) return [state, []];
  const day = days.find((one) => one.date === date) ?? { date, slots: [] };
  const { chosen } = state.work;
  const isThere = chosen === undefined || day.slots.some(({ from }) => from === chosen.slot.from);
  const work = { ...state.work, day, chosen: isThere ? chosen : undefined };
  const nearest = isThere ? [] : nearestSlots(chosen.slot, slotsOf(days));
  const booking: BookingState = isThere
    ? state.booking
    : { _tag: 'Refused', refusal: { _tag: 'NoSuchSlot', wanted: chosen.slot, nearest } };
  return [{ ...state, work, booking }, [{ _tag: 'Keep', work }]];
};

const hearWanted = (state: ChoosingTime, wanted: TimeWanted | undefined): TimeSlotStep => {
  if (isAsked(state)) return [state, []];
  if (wanted === undefined) return [state, [{ _tag: 'ShowOutdated' }]];
  const work = { ...state.work, wanted };
  return [{ ...state, work }, [{ _tag: 'Keep', work }]];
};

/** One event on the page of times. While a booking is in flight, no other time can be chosen. */
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
    case 'DayPressed':
      return openDay(state, event.day);
    case 'TimesFound':
      return hearTimes(state, event.days, event.range);
    case 'WantedKnown':
      return hearWanted(state, event.wanted);
    case 'ConfirmPressed':
      return state.booking._tag === 'Asking' || state.work.chosen === undefined
        ? [state, []]
        : [{ ...state, booking: { _tag: 'Asking' } }, [{ _tag: 'Book', work: state.work }]];
    case 'BookingChanged':
      return hear(state, event.act);
  }
};

/** What choosing and booking needs. `showOutdated`: away from a job that has changed; `showBooked`: the confirmation. */
export type TimeSlotPorts = ConfirmPorts & {
  readonly session: Pick<SessionStore, 'dateSearch'>;
  readonly environment: Environment;
  readonly connectivity: Pick<Connectivity, 'back'>;
  readonly reporter: Reporter;
  /** The fetched list and free times are out of date. */
  readonly forgetBooked: () => void;
  readonly askForCode: AskForCode;
  readonly showOutdated: () => void;
  readonly showBooked: (job: Job, wanted: TimeWanted) => void;
};

const answered = (act: Booking): TimeSlotEvent => ({ _tag: 'BookingChanged', act });

const carry =
  (ports: TimeSlotPorts) =>
  (command: TimeSlotCommand): Observable<TimeSlotEvent> => {
    const { environment, session } = ports;
    switch (command._tag) {
      case 'Choose':
        return of({ _tag: 'Chosen', work: choose(command.work, command.slot, environment) });
      case 'ChooseInstead':
        return of({ _tag: 'Chosen', work: chooseInstead(command.work, command.slot, environment) });
      case 'Keep':
        session.workInHand.write(command.work);
        return EMPTY;
      case 'Book':
        // Refresh the list even if the visitor has left this page meanwhile.
        return sendWhenBack(
          TE.tapIO(takeChosen(ports)(command.work), () => ports.forgetBooked),
          ports.connectivity.back,
        ).pipe(map(answered));
      case 'TakeBack':
        return EMPTY;
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'ConfirmPressed' })));
      case 'ShowOutdated':
        ports.showOutdated();
        return EMPTY;
      case 'ShowBooked':
        // The search has served its purpose.
        session.dateSearch.clear();
        ports.showBooked(command.job, command.wanted);
        return EMPTY;
    }
  };

/** Runs the choice from `work`. A booking held for the connection is sent when the device is back online. */
export const timeSlotMachine = (ports: TimeSlotPorts, work: WorkInHand): Machine<ChoosingTime, TimeSlotEvent> => {
  const threw = reporting<TimeSlotEvent>(ports.reporter, 'time-slot', () =>
    answered({ _tag: 'Answered', answer: E.left(ourDefect) }),
  );
  return machine<ChoosingTime, TimeSlotEvent, TimeSlotCommand>(
    [{ work, booking: { _tag: 'NotAsked' }, travels: false }, []],
    timeSlotStep,
    inLanes(({ _tag }) => (_tag === 'TakeBack' ? 'Book' : _tag), carry(ports), threw),
    threw,
  );
};

import * as O from 'fp-ts/Option';
import { isActRefusal, type ActRefusal } from '../../domain/applications/act-refusals';
import type { CallFailure, ConnectionLost } from '../../application/failure';
import { todayIn } from '../../application/scheduling/schedule.journey';
import type { BookingState } from '../../application/scheduling/time-slot.live';
import type { TimeWanted } from '../../application/scheduling/scheduling.api';
import { screenOf } from '../../application/applications/action.screens';
import { myJobs, schedule } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import type { BookingRefusal } from '../../application/applications/booking-refusals.api';
import { sayBookingRefusal } from '../../application/applications/scheduling-refusals.words';
import { actionDestination } from '../../domain/applications/action-destination';
import type { Application } from '../../domain/applications/application';
import { timeOffered } from '../../domain/applications/time-offer';
import type { Position } from '../../domain/positions/position';
import { stageOfSlots } from '../../domain/positions/slot-kind';
import { daysBeside } from '../../domain/scheduling/days-beside';
import type { DayOfSlots, Slot, SlotTimes } from '../../domain/positions/slot';
import { clockChangeBetween } from '../../domain/time/clock-change';
import { dateInWords, localMoment, printDate, printDay, sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { partOfDay, printTwelveHour, type PartOfDay, type WallTime } from '../../domain/time/wall-time';
import { startOf } from '../../domain/positions/lead-time';
import { dateIn } from '../../domain/time/zoned';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from '../applications/steps';
import type { WaitingView } from '../kit/waiting-notice';
import { clockChangeText } from './clock-change.texts';
import { backToDates } from '../applications/stages.texts';
import { timeSlotTexts as t } from './time-slot.texts';
import { zoneName } from '../texts/zone';
import { failureView } from '../hooks/failure.view';
import { dayNames } from '../applications/day-name.view';
import { frameTexts } from '../texts/frame';
import { heldView, type HeldView } from '../applications/held.view';
import { jobView, type JobView } from '../applications/job.view';
import { stepsView } from '../applications/steps.view';

export interface TimeSlotState {
  readonly position: Position;
  /** Undefined while the list is loading. */
  readonly application: Application | undefined;
  /** What Confirm will do, and with which kind of slot. */
  readonly wanted: TimeWanted;
  readonly day: DayOfSlots;
  /** The days in the search result, including this one; empty while they are loading. */
  readonly days: readonly DayOfSlots[];
  readonly chosen: WallTime | undefined;
  readonly booking: BookingState;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export interface WayOn {
  readonly label: string;
  readonly href: string;
}

export interface SlotView {
  readonly from: WallTime;
  /** `10:30 AM`; for an onsite interview `10:30 AM - 11:00 AM` (spec 2 §2.14) */
  readonly label: string;
  readonly isRange: boolean;
  /** `11:30 AM for you`, if the candidate's own time zone differs. */
  readonly forYou: string | undefined;
  readonly chosen: boolean;
}

export interface SlotGroupView {
  readonly part: PartOfDay;
  readonly slots: readonly SlotView[];
}

/** A free time instead of one that was taken. */
export interface AlternativeView {
  readonly slot: Slot;
  readonly label: string;
}

export type BookingProblemView =
  | {
      readonly _tag: 'Refused';
      readonly title: string;
      readonly text: string;
      /** The nearest free times (R17); empty if the candidate continues in another way. */
      readonly alternatives: readonly AlternativeView[];
      /** Where to go on, if no time can be chosen here any more. */
      readonly link?: WayOn | undefined;
    }
  | { readonly _tag: 'Waiting'; readonly waiting: WaitingView }
  | { readonly _tag: 'NotAnswered'; readonly failure: FailureView };

/** A day to switch to. */
export interface TurnView {
  readonly day: DayOfSlots | undefined;
  readonly label: string;
}

export interface ConfirmView {
  /** `Book Thursday 10:30 AM`, or what is missing. */
  readonly detail: string;
  readonly ready: boolean;
  readonly busy: string | undefined;
}

export type TimeSlotView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly job: JobView;
      readonly steps: StepsView;
      readonly back: { readonly label: string; readonly href: string };
      /** `Friday`; `Tomorrow, Saturday` */
      readonly weekday: string;
      /** `04 December, 2026` */
      readonly date: string;
      readonly before: TurnView;
      readonly after: TurnView;
      readonly zone: string;
      /** Clocks change before this day. */
      readonly clockChange: string | undefined;
      /** The time the candidate holds while they look for another. */
      readonly held: HeldView | undefined;
      /** States that a video interview is held by video call. */
      readonly asksPreference: boolean;
      readonly groups: readonly SlotGroupView[];
      readonly problem: BookingProblemView | undefined;
      readonly confirm: ConfirmView;
    };

const partsOfDay: readonly PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];

/** A moment in the candidate's own time zone, with its weekday if that differs. */
const onOwnClock = ({ position, day, ownZone }: TimeSlotState, times: SlotTimes): string | undefined => {
  const start = startOf({ date: day.date, ...times }, position.zone);
  if (O.isNone(start) || sameClock(start.value, position.zone, ownZone)) return undefined;
  const { time } = localMoment(start.value, ownZone);
  const ownDate = dateIn(start.value, ownZone);
  return O.isNone(ownDate) || ownDate.value === day.date
    ? t.forYou(time)
    : t.forYouOtherDay(dateInWords(ownDate.value).weekdayShort, time);
};

const slotView = (state: TimeSlotState, times: SlotTimes): SlotView => ({
  from: times.from,
  isRange: state.wanted.kind === 'onsite',
  label:
    state.wanted.kind === 'onsite'
      ? t.range(printTwelveHour(times.from), printTwelveHour(times.to))
      : printTwelveHour(times.from),
  forYou: onOwnClock(state, times),
  chosen: times.from === state.chosen,
});

const groupsOf = (state: TimeSlotState): readonly SlotGroupView[] =>
  partsOfDay
    .map((part) => ({
      part,
      slots: state.day.slots.filter(({ from }) => partOfDay(from) === part).map((slot) => slotView(state, slot)),
    }))
    .filter(({ slots }) => slots.length > 0);

/** The time zone, named once: as it is on that day (summer or standard time), and the candidate's own if it differs. */
const zoneWords = ({ position, day, ownZone, now }: TimeSlotState): string => {
  const first = day.slots[0];
  const start = first === undefined ? O.none : startOf({ date: day.date, ...first }, position.zone);
  const moment = O.isSome(start) ? start.value : now;
  const there = localMoment(moment, position.zone);
  const here = localMoment(moment, ownZone);
  return sameClock(moment, position.zone, ownZone)
    ? t.oneZone(zoneName(there.zoneLong, there.zoneShort))
    : t.twoZones(zoneName(there.zoneLong, there.zoneShort), zoneName(here.zoneLong, here.zoneShort));
};

/** A time on the open day needs no date. */
const alternativeTo =
  (open: DayOfSlots) =>
  (slot: Slot): AlternativeView => {
    const time = printTwelveHour(slot.from);
    return { slot, label: slot.date === open.date ? time : t.alternative(printDay(slot.date), time) };
  };

const choiceOf = ({ day, chosen }: TimeSlotState): string =>
  chosen === undefined ? '' : `${dateInWords(day.date).weekday} ${printTwelveHour(chosen)}`;

/** Where to go on from a page that did not know what was done elsewhere: to the time that is held, or to how the application stands. */
const wayOn = (refusal: ActRefusal, { position, wanted }: TimeSlotState): WayOn | undefined => {
  if (refusal._tag !== 'ActNotOffered') return undefined;
  return refusal.held === undefined
    ? { label: frameTexts.myJobs, href: toPath(myJobs) }
    : { label: t.seeAppointment, href: toPath(stageScreens[stageOfSlots[wanted.kind]].booked(position)) };
};

const refusedView = (refusal: BookingRefusal, state: TimeSlotState): BookingProblemView => {
  const { wanted, day } = state;
  const alternative = alternativeTo(day);
  const notDone = wanted.act === 'Book' ? t.notBookedTitle : t.notMovedTitle;
  const text = sayBookingRefusal(refusal);
  if (isActRefusal(refusal))
    return { _tag: 'Refused', title: notDone, text, alternatives: [], link: wayOn(refusal, state) };
  switch (refusal._tag) {
    case 'SlotTaken':
      return { _tag: 'Refused', title: t.takenTitle, text, alternatives: refusal.nearest.map(alternative) };
    case 'NoSuchSlot':
      return { _tag: 'Refused', title: notDone, text, alternatives: refusal.nearest.map(alternative) };
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
    case 'PositionClosed':
    case 'ProofNeeded':
    case 'TooManyTimesForNewAccount':
    case 'TooManyTimesFromNetwork':
      return { _tag: 'Refused', title: notDone, text, alternatives: [] };
  }
};

/** A Confirm that waits for the connection: the words depend on whether it may have booked. Resending is safe either way (R17). */
const waitingView = ({ _tag }: ConnectionLost, choice: string): WaitingView => ({
  title: _tag === 'NoConnection' ? t.offlineTitle : t.connectionDroppedTitle,
  lines:
    _tag === 'NoConnection' ? [t.offline, t.sentWhenBack(choice)] : [t.connectionDropped, t.sentAgainWhenBack(choice)],
  action: t.sendNow,
});

/** A Confirm that neither succeeded nor was refused by a rule. */
const notAnsweredView = (failure: CallFailure, choice: string): FailureView => ({
  ...failureView(failure, t.notBookedTitle),
  keptNote: failure._tag === 'SessionEnded' ? undefined : t.choiceKept(choice),
});

const problemView = (state: TimeSlotState): BookingProblemView | undefined => {
  const { booking } = state;
  switch (booking._tag) {
    case 'NotAsked':
    case 'Asking':
      return undefined;
    case 'Refused':
      return refusedView(booking.refusal, state);
    case 'Waiting':
      return { _tag: 'Waiting', waiting: waitingView(booking.lost, choiceOf(state)) };
    case 'NotAnswered':
      return { _tag: 'NotAnswered', failure: notAnsweredView(booking.failure, choiceOf(state)) };
  }
};

const confirmView = ({ day, chosen, booking, wanted }: TimeSlotState): ConfirmView => {
  if (chosen === undefined) return { detail: t.chooseFirst, ready: false, busy: undefined };
  const { weekday } = dateInWords(day.date);
  const time = printTwelveHour(chosen);
  return {
    detail: (wanted.act === 'Book' ? t.book : t.move)(weekday, time),
    ready: true,
    busy: booking._tag === 'Asking' ? (wanted.act === 'Book' ? t.booking : t.moving)(weekday, time) : undefined,
  };
};

/** Back to the dates this day was chosen from: of its stage, and for an interview those of a first booking or of a reschedule. */
const backHref = ({ position, application, wanted }: TimeSlotState): string => {
  const stage = stageOfSlots[wanted.kind];
  if (stage !== 'interview') return toPath(stageScreens[stage].dates(position));
  const offer = application === undefined ? undefined : timeOffered(application);
  if (application === undefined || offer === undefined) return toPath(schedule(position));
  return toPath(screenOf(actionDestination(offer.action, application), position) ?? schedule(position));
};

const clockChangeWords = ({ position, day, ownZone, now }: TimeSlotState): string | undefined => {
  const today = dateIn(now, position.zone);
  const change = O.isNone(today) ? undefined : clockChangeBetween(today.value, day.date, position.zone, ownZone);
  return change === undefined ? undefined : clockChangeText(change);
};

/** The day, with 'today' and 'tomorrow', and the days with times before and after it. */
const dayView = ({ day, days, position, now }: TimeSlotState) => {
  const today = todayIn(now, position.zone);
  const { before, after } = daysBeside(days, day.date);
  return {
    weekday: dayNames(day.date, today).weekday,
    date: printDate(day.date),
    before: {
      day: before,
      label: before === undefined ? t.noDayBefore : t.dayBefore(dayNames(before.date, today).long),
    },
    after: { day: after, label: after === undefined ? t.noDayAfter : t.dayAfter(dayNames(after.date, today).long) },
  };
};

/** Choose time slot: the day's free times by part of day, in the position's time zone and the candidate's own (R14). */
export const timeSlotView = (state: TimeSlotState): TimeSlotView => ({
  _tag: 'Ready',
  job: jobView(state.position),
  steps: stepsView('time', state.position, stageOfSlots[state.wanted.kind], state.application?.status),
  back: { label: backToDates[stageOfSlots[state.wanted.kind]], href: backHref(state) },
  ...dayView(state),
  zone: zoneWords(state),
  clockChange: clockChangeWords(state),
  held: state.application === undefined ? undefined : heldView(state.application, state),
  asksPreference: state.wanted.kind === 'video',
  groups: groupsOf(state),
  problem: problemView(state),
  confirm: confirmView(state),
});

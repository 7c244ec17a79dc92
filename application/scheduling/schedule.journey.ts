import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { SlotSearchKind } from '../../domain/positions/slot-kind';
import { slotHeldIn } from '../../domain/applications/appointments';
import { appliesFirst, timeOffered } from '../../domain/applications/time-offer';
import { allowed, refused, type Decision } from '../../domain/decision';
import { offersEnabled, type CardAction } from '../../domain/applications/card-actions';
import { applyDateFilter, type DateFilter, type DateFilterRefusal } from '../../domain/scheduling/date-filter';
import { offerSlot } from '../../domain/positions/lead-time';
import { bookingVerb } from '../../domain/applications/booking';
import {
  mayOpen,
  stageChosenOn,
  type SchedulingScreen,
  type StatusHasNoScheduling,
} from '../../domain/applications/scheduling-guard';
import { isWithin, searchWindow, type Reach } from '../../domain/scheduling/search-window';
import { byDay, sameSlot, slotsOf, type DateRange, type Slot } from '../../domain/positions/slot';
import { addDays, type CalendarDate } from '../../domain/time/calendar-date';
import { firstDayOfClocks } from '../../domain/time/first-day-of-clocks';
import { dateIn } from '../../domain/time/zoned';
import type { Instant } from '../../domain/time/instant';
import { unknownZone, utc, type TimeZone } from '../../domain/time/time-zone';
import type { CallFailure } from '../failure';
import { granted, inOrder, take } from '../in-order';
import type { Cancellation } from '../ports/candidate-api/call';
import type { Booked, FoundSlots, SchedulingApi, SlotSearch, TimeWanted } from './scheduling.api';
import type { BookingRefusal, PositionRefusal } from '../applications/booking-refusals.api';
import type { Clock } from '../ports/clock';
import type { Environment } from '../ports/environment';
import type { SessionStore, WorkInHand } from '../ports/session-store';

/** The card offers no time to choose, or not now: its button is disabled, or applying comes first (R10, R10b). */
export interface NothingToSchedule {
  readonly _tag: 'NothingToSchedule';
}

/** The card offers an appointment of another stage, which has pages of its own (R58). */
export interface OtherStageOffered {
  readonly _tag: 'OtherStageOffered';
  readonly action: CardAction;
}

/** The card asks for the resume before a time: its page says so (R10 rows 10 and 16). */
export interface ResumeFirst {
  readonly _tag: 'ResumeFirst';
  readonly action: CardAction;
}

/** The work on this application's scheduling page: its status may open the page (R16), and its card offers a time, enabled, now (R10, R10b). */
export const timeWanted = (
  screen: SchedulingScreen,
  application: Application,
  now: Instant,
): Decision<StatusHasNoScheduling | NothingToSchedule | OtherStageOffered | ResumeFirst, TimeWanted> => {
  const guard = mayOpen(screen, application.status);
  if (guard._tag === 'Refused') return guard;
  if (offersEnabled(application, 'upload-resume', now))
    return refused({ _tag: 'ResumeFirst', action: 'upload-resume' });
  const offer = timeOffered(application);
  if (offer === undefined || appliesFirst(application) || !offersEnabled(application, offer.action, now))
    return refused({ _tag: 'NothingToSchedule' });
  if (offer.stage !== (stageChosenOn[screen] ?? offer.stage))
    return refused({ _tag: 'OtherStageOffered', action: offer.action });
  const verb = bookingVerb(offer.stage, application.status, slotHeldIn(offer.stage, application));
  // A first time that was lost (an earlier 'Reschedule later') is booked, although its card says Reschedule (R17).
  return allowed({ act: verb === 'book' ? 'Book' : 'Move', kind: offer.kind });
};

/** What the search covers: the window so far, or a range that the candidate chose (R15). */
export type SlotQuestion =
  | { readonly _tag: 'Window'; readonly reach: Reach }
  | { readonly _tag: 'Chosen'; readonly filter: DateFilter };

/** The free days of the range that was searched. `range` and `today` count in the position's zone (R14, R15). */
export interface SlotsInRange extends FoundSlots {
  readonly range: DateRange;
  readonly today: CalendarDate;
}

/** Why a search for slots has no result: the call failed, the position is closed or not theirs, or the range can't be searched (R15). */
export type SlotSearchFailure = CallFailure | PositionRefusal | DateFilterRefusal;

const rangeOf = (question: SlotQuestion, today: CalendarDate): Decision<DateFilterRefusal, DateRange> =>
  question._tag === 'Window' ? allowed(searchWindow(today, question.reach)) : applyDateFilter(question.filter, today);

/**
 * The days with slots in a window or chosen range, counted from today in the position's zone (R14, R15). The zone comes with the answer, so the
 * request covers a little more and the result is trimmed: one round trip.
 */
export const lookForSlots =
  ({ api, clock }: { readonly api: SchedulingApi; readonly clock: Clock }) =>
  (
    job: Job,
    kind: SlotSearchKind,
    question: SlotQuestion,
    { followUp, ...cancel }: Cancellation & Pick<SlotSearch, 'followUp'> = {},
  ): TE.TaskEither<SlotSearchFailure, SlotsInRange> => {
    // Today at the position is at most a day before or after today in UTC, and a range shifts with today. So this covers every possible one. The
    // device's own zone is of no use: it can be two days away from the position's.
    const earliest = addDays(todayIn(clock.now(), utc), -1);
    return inOrder(function* () {
      const { start, end } = yield* granted(rangeOf(question, earliest));
      const asked = { ...job, kind, range: { start, end: addDays(end, 2) }, followUp };
      const found = yield* take(api.findSlots(asked, cancel));
      const today = todayIn(clock.now(), found.zone);
      const range = yield* granted(rangeOf(question, today));
      return { ...found, days: found.days.filter(({ date }) => isWithin(date, range)), range, today };
    });
  };

/** Today in that zone; 1970 if the clock shows an invalid year. */
export const todayIn = (now: Instant, zone: TimeZone): CalendarDate =>
  O.getOrElse(() => firstDayOfClocks)(dateIn(now, zone));

/** What Confirm needs: the call, the rule's clock, and what it forgets once it is done. */
export interface ConfirmPorts {
  readonly api: Pick<SchedulingApi, 'takeTime'>;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'workInHand'>;
  /** The candidate's zone, if the device reports it: their mails show the time in it too (R14). */
  readonly environment?: Pick<Environment, 'zone'>;
}

/** Takes the chosen slot by one of the two acts. */
export type Confirm = (work: WorkInHand) => TE.TaskEither<CallFailure | BookingRefusal | NothingChosen, Booked>;

/**
 * The lead time is checked here first, by the rule that the server uses (R14): a page that was left open over lunch is refused without a call. The
 * key belongs to the choice, so that a second press after a lost answer takes the slot only once (R17).
 */
const taking =
  (act: TimeWanted['act']) =>
  ({ api, clock, session, environment }: ConfirmPorts): Confirm =>
  ({ job, wanted: { kind }, zone, sameDaySlots, chosen }) => {
    if (chosen === undefined) return TE.left({ _tag: 'NothingChosen' });
    const own = environment?.zone();
    const offer = offerSlot(chosen.slot, { zone, sameDaySlots, now: clock.now() });
    if (offer._tag === 'Refused') return TE.left(offer.reason);
    return pipe(
      api.takeTime({
        ...job,
        act,
        kind,
        slot: chosen.slot,
        // The deployment decides which provider holds it (R26).
        videoPreference: undefined,
        key: chosen.key,
        ownZone: own === unknownZone ? undefined : own,
      }),
      TE.map((booked) => {
        session.workInHand.clear();
        return booked;
      }),
    );
  };

/** Books the chosen slot, where no time is held; a time that is held stays, and the booking is refused (R17). */
export const bookChosen = taking('Book');

/** Moves to the chosen slot: the time held so far is given up once the new one is held (R17). It may use up a move (R27). */
export const moveToChosen = taking('Move');

/** Confirm, as the page says: books or moves, whichever `timeWanted` answered. */
export const takeChosen =
  (ports: ConfirmPorts): Confirm =>
  (work) =>
    (work.wanted.act === 'Book' ? bookChosen : moveToChosen)(ports)(work);

/** Confirm without a chosen time; nothing was sent. */
export interface NothingChosen {
  readonly _tag: 'NothingChosen';
}

/** The same work with another slot chosen: another choice, another key (R17). */
export const choose = (work: WorkInHand, slot: Slot, environment: Pick<Environment, 'newKey'>): WorkInHand => ({
  ...work,
  chosen: { slot, key: environment.newKey() },
});

/** The same work without a slot that is gone: it is no longer chosen and no longer on its day (R17). */
export const withoutSlot = (work: WorkInHand, taken: Slot): WorkInHand => ({
  ...work,
  day: {
    ...work.day,
    slots: work.day.slots.filter((times) => !sameSlot({ date: work.day.date, ...times }, taken)),
  },
  chosen: work.chosen !== undefined && sameSlot(work.chosen.slot, taken) ? undefined : work.chosen,
});

/** Chooses the free slot that replaces one that is gone; if it is on another day, it opens that day (R17). */
export const chooseInstead = (work: WorkInHand, slot: Slot, environment: Environment): WorkInHand => {
  const left = slotsOf([work.day]).filter((one) => !sameSlot(one, slot));
  const [day = work.day] = byDay(slot.date === work.day.date ? [...left, slot] : [slot]);
  return choose({ ...work, day }, slot, environment);
};

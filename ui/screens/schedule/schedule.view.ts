import type { FilterState } from '../../../application/live/schedule';
import { myJobs, timeSlot } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { sayDateFilterRefusal } from '../../../application/words/scheduling-refusals';
import type { Application } from '../../../domain/applications/application';
import type { Position } from '../../../domain/positions/position';
import { pageOfDates, type PagingAct } from '../../../domain/scheduling/date-paging';
import type { Reach } from '../../../domain/scheduling/search-window';
import type { DayOfSlots } from '../../../domain/scheduling/slot';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { clockChangeBetween } from '../../../domain/time/clock-change';
import { dateInWords, localMoment, printDay } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { FailureView } from '../../kit/failure-notice';
import type { StepsView } from '../../kit/steps';
import { clockChangeText } from '../../texts/clock-change';
import { scheduleTexts as t } from '../../texts/schedule';
import { zoneName } from '../../texts/zone';
import { heldView, type HeldView } from '../job/held.view';
import { jobView, type JobView } from '../job/job.view';
import { stepsView } from '../job/steps.view';

/** What was asked of the slots: a window from today on, or the dates of the filter. */
export type Asked = { readonly _tag: 'Window'; readonly reach: Reach } | { readonly _tag: 'Chosen' };

/** What came back. */
export type FoundDays =
  | { readonly _tag: 'Searching' }
  | { readonly _tag: 'NotFound'; readonly failure: FailureView }
  | { readonly _tag: 'Found'; readonly days: readonly DayOfSlots[] };

export interface ScheduleState {
  readonly position: Position;
  /** Undefined while the list is on its way. */
  readonly application: Application | undefined;
  readonly asked: Asked;
  readonly found: FoundDays;
  /** The recording that this interview would be can't be made now (reschedule_flag false, R17): these are times to meet. */
  readonly faceToFaceOnly?: boolean;
  readonly act: PagingAct;
  readonly filter: FilterState;
  /** Today as the position's zone has it. */
  readonly today: CalendarDate;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export interface DateCardView {
  readonly date: CalendarDate;
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  /** `6 times` */
  readonly count: string;
  readonly href: string;
  /** What 'View Time' leads to, for those who hear the link alone. */
  readonly spoken: string;
}

export type DaysView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Empty';
      readonly text: string;
      /** `view more` asks for the next window, `ok` leads back; a chosen range has neither. */
      readonly wayOut: 'view-more' | 'ok' | undefined;
    }
  | {
      readonly _tag: 'Ready';
      readonly summary: string;
      readonly zone: string;
      /** Clocks are set before one of these days. */
      readonly clockChange: string | undefined;
      readonly cards: readonly DateCardView[];
      readonly canShowMore: boolean;
      readonly canShowLess: boolean;
    };

export interface FilterView {
  readonly open: boolean;
  readonly start: string;
  readonly end: string;
  /** The first day that can be chosen. */
  readonly first: string;
  readonly message: string | undefined;
}

export type ScheduleView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly job: JobView;
      readonly steps: StepsView;
      readonly backHref: string;
      /** The time that is held while another is looked for. */
      readonly held: HeldView | undefined;
      /** Why times to meet stand here for an interview that one would record. */
      readonly instead: { readonly title: string; readonly text: string } | undefined;
      readonly filter: FilterView;
      readonly days: DaysView;
    };

const dateCard = ({ date, slots }: DayOfSlots): DateCardView => {
  const { weekday, day, month } = dateInWords(date);
  const count = t.count(slots.length);
  return { date, weekday, day, month, count, href: toPath(timeSlot), spoken: `${printDay(date)}, ${count}` };
};

const emptyView = (asked: Asked): DaysView => {
  if (asked._tag === 'Chosen') return { _tag: 'Empty', text: t.noSlotsInRange, wayOut: undefined };
  return { _tag: 'Empty', text: t.noSlots(asked.reach), wayOut: asked.reach === 60 ? 'ok' : 'view-more' };
};

/** Whether clocks are set between today and the last day that is shown. */
const clockChangeWords = ({ position, today, ownZone }: ScheduleState, shown: readonly DayOfSlots[]) => {
  const last = shown.at(-1);
  const change = last === undefined ? undefined : clockChangeBetween(today, last.date, position.zone, ownZone);
  return change === undefined ? undefined : clockChangeText(change);
};

const daysView = (state: ScheduleState): DaysView => {
  const { found, asked, act, position, now } = state;
  switch (found._tag) {
    case 'Searching':
      return { _tag: 'Loading' };
    case 'NotFound':
      return { _tag: 'Failed', failure: found.failure };
    case 'Found': {
      if (found.days.length === 0) return emptyView(asked);
      const { shown, canShowMore, canShowLess } = pageOfDates(found.days, act);
      const { zoneLong, zoneShort } = localMoment(now, position.zone);
      return {
        _tag: 'Ready',
        summary: t.shown(shown.length, found.days.length),
        zone: t.zone(zoneName(zoneLong, zoneShort)),
        clockChange: clockChangeWords(state, shown),
        cards: shown.map(dateCard),
        canShowMore,
        canShowLess,
      };
    }
  }
};

const filterView = ({ filter, today }: ScheduleState): FilterView => ({
  open: filter.open,
  start: filter.start,
  end: filter.end,
  first: today,
  message: filter.refusal === undefined ? undefined : sayDateFilterRefusal(filter.refusal),
});

/** Choose interview date: the days with free times, four at first (R15), and the ways to others. */
export const scheduleView = (state: ScheduleState): ScheduleView => ({
  _tag: 'Ready',
  job: jobView(state.position),
  steps: stepsView('date', state.position.resume),
  backHref: toPath(myJobs),
  held: state.application === undefined ? undefined : heldView(state.application, state),
  instead: state.faceToFaceOnly === true ? { title: t.recordingUnavailable, text: t.chooseFaceToFace } : undefined,
  filter: filterView(state),
  days: daysView(state),
});

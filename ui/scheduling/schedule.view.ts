import type { CalendarState, FilterState } from '../../application/scheduling/schedule.live';
import { myJobs, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { stageScreens } from '../../application/applications/stage.screens';
import { sayDateFilterRefusal } from '../../application/scheduling/date-filter.words';
import type { Application } from '../../domain/applications/application';
import type { Position } from '../../domain/positions/position';
import { pageOfDates, type PagingAct } from '../../domain/scheduling/date-paging';
import { nextReach, type Reach } from '../../domain/scheduling/search-window';
import type { DateRange, DayOfSlots } from '../../domain/positions/slot';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { clockChangeBetween } from '../../domain/time/clock-change';
import { dateInWords, localMoment, printDay } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from '../applications/steps';
import { clockChangeText } from './clock-change.texts';
import { scheduleTexts as t } from './schedule.texts';
import { backToMyJobs, datesPageTexts, type DatesPage } from '../applications/stages.texts';
import { zoneName } from '../texts/zone';
import { stageOpeningView, type StageOpeningView } from '../applications/stage-opening.view';
import { pagesOfDates } from './dates-page';
import { heldView, type HeldView } from '../applications/held.view';
import { dayNames } from '../applications/day-name.view';
import { jobView, type JobView } from '../applications/job.view';
import { stepsView } from '../applications/steps.view';
import { calendarView, type CalendarView, type Found } from './calendar.view';

/** The requested range: a window from today on, or the dates of the filter. */
export type Asked = { readonly _tag: 'Window'; readonly reach: Reach } | { readonly _tag: 'Chosen' };

/** The result. */
export type FoundDays =
  | { readonly _tag: 'Searching' }
  | { readonly _tag: 'NotFound'; readonly failure: FailureView }
  | {
      readonly _tag: 'Found';
      readonly days: readonly DayOfSlots[];
      /** The days that were searched. */
      readonly range: DateRange;
      /** Later dates are loading: earlier results stay meanwhile. */
      readonly looking: boolean;
    };

/** The state of a search: its result, or the earlier result while a wider window loads. */
export const foundDays = (
  search: Asked,
  answer: Found | undefined,
  before: Found | undefined,
  failure: FailureView | undefined,
): FoundDays => {
  if (answer !== undefined) return { _tag: 'Found', days: answer.days, range: answer.range, looking: false };
  if (failure !== undefined) return { _tag: 'NotFound', failure };
  return search._tag === 'Window' && before !== undefined && before.days.length > 0
    ? { _tag: 'Found', days: before.days, range: before.range, looking: true }
    : { _tag: 'Searching' };
};

export interface ScheduleState {
  readonly page: DatesPage;
  readonly position: Position;
  /** Undefined while the list is loading. */
  readonly application: Application | undefined;
  readonly search: Asked;
  readonly found: FoundDays;
  /** This interview can't be recorded now (reschedule_flag false, R17): these are times for a meeting instead. */
  readonly faceToFaceOnly?: boolean;
  readonly act: PagingAct;
  readonly filter: FilterState;
  readonly calendar: CalendarState;
  /** Today in the position's time zone. */
  readonly today: CalendarDate;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export interface DateCardView {
  readonly date: CalendarDate;
  /** `Tuesday`; `Tomorrow, Sun` */
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  /** `6 times` */
  readonly count: string;
  readonly href: string;
  /** What 'View Time' leads to, for screen readers. */
  readonly spoken: string;
}

export type DaysView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | {
      readonly _tag: 'Empty';
      readonly text: string;
      /** `view more` fetches the next window, `ok` leads back; a chosen range has neither. */
      readonly wayOut: 'view-more' | 'ok' | undefined;
    }
  | {
      readonly _tag: 'Ready';
      readonly summary: string;
      readonly zone: string;
      /** Clocks change before one of these days. */
      readonly clockChange: string | undefined;
      readonly cards: readonly DateCardView[];
      readonly canShowMore: boolean;
      readonly canShowLess: boolean;
      /** The next window of R15: available, loading, or none. */
      readonly later: 'can-ask' | 'asking' | 'none' | undefined;
      /** How more of these days and later dates differ, where both can be asked for. */
      readonly moreOrLater: string | undefined;
      readonly calendar: CalendarView;
    };

export interface FilterView {
  readonly open: boolean;
  readonly start: string;
  readonly end: string;
  /** The first selectable day. */
  readonly first: string;
  readonly message: string | undefined;
  /** The range was too long and was cut. */
  readonly cut: string | undefined;
}

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

export type ScheduleView =
  | { readonly _tag: 'Loading'; readonly heading: string; readonly opens: boolean }
  | { readonly _tag: 'Failed'; readonly heading: string; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly heading: string;
      readonly job: JobView;
      readonly steps: StepsView;
      readonly back: LinkView;
      /** A second way back, at the end of the page. */
      readonly alsoBack: LinkView | undefined;
      /** What the offer or invitation is about, above its dates. */
      readonly opening: StageOpeningView | undefined;
      /** The time the candidate holds while they look for another. */
      readonly held: HeldView | undefined;
      /** Why these are times for a meeting although the interview is a self-recorded one. */
      readonly instead: { readonly title: string; readonly text: string } | undefined;
      readonly filter: FilterView;
      readonly days: DaysView;
    };

const dateCard = ({ date, slots }: DayOfSlots, today: CalendarDate, times: Destination): DateCardView => {
  const { day, month } = dateInWords(date);
  const { short, long } = dayNames(date, today);
  const count = t.count(slots.length);
  return { date, weekday: short, day, month, count, href: toPath(times), spoken: `${long}, ${count}` };
};

const emptyView = (search: Asked): DaysView => {
  if (search._tag === 'Chosen') return { _tag: 'Empty', text: t.noSlotsInRange, wayOut: undefined };
  return { _tag: 'Empty', text: t.noSlots(search.reach), wayOut: search.reach === 60 ? 'ok' : 'view-more' };
};

/** Whether clocks change between today and the last day shown. */
const clockChangeWords = ({ position, today, ownZone }: ScheduleState, shown: readonly DayOfSlots[]) => {
  const last = shown.at(-1);
  const change = last === undefined ? undefined : clockChangeBetween(today, last.date, position.zone, ownZone);
  return change === undefined ? undefined : clockChangeText(change);
};

/** Later dates of a window can be fetched at any time (R15); a chosen range has its own end. */
const laterOf = (search: Asked, looking: boolean) => {
  if (search._tag === 'Chosen') return undefined;
  if (looking) return 'asking';
  return nextReach(search.reach) === undefined ? 'none' : 'can-ask';
};

const daysView = (state: ScheduleState): DaysView => {
  const { found, search, act, position, now, today } = state;
  switch (found._tag) {
    case 'Searching':
      return { _tag: 'Loading' };
    case 'NotFound':
      return { _tag: 'Failed', failure: found.failure };
    case 'Found': {
      if (found.days.length === 0) return emptyView(search);
      const { shown, canShowMore, canShowLess } = pageOfDates(found.days, act);
      const later = laterOf(search, found.looking);
      const { zoneLong, zoneShort } = localMoment(now, position.zone);
      return {
        _tag: 'Ready',
        summary: found.looking ? t.lookingLater : t.shown(shown.length, found.days.length),
        zone: t.zone(zoneName(zoneLong, zoneShort)),
        clockChange: clockChangeWords(state, shown),
        cards: shown.map((day) => dateCard(day, today, stageScreens[pagesOfDates[state.page].stage].times)),
        canShowMore,
        canShowLess,
        later,
        moreOrLater:
          canShowMore && later === 'can-ask'
            ? t.moreOrLater(found.days.length - shown.length, printDay(found.range.end))
            : undefined,
        calendar: calendarView(state.calendar, found, today),
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
  cut: filter.cutTo === undefined ? undefined : t.cut(printDay(filter.cutTo)),
});

const openingView = ({ page, position, application, found }: ScheduleState): StageOpeningView | undefined => {
  const { stage, opens } = pagesOfDates[page];
  if (!opens || stage === 'interview' || application === undefined) return undefined;
  return stageOpeningView({ stage, position, application, days: found._tag === 'Found' ? found.days : [] });
};

/** The page before its job is known. */
export const scheduleLoading = (page: DatesPage): ScheduleView => ({
  _tag: 'Loading',
  heading: datesPageTexts[page].heading,
  opens: pagesOfDates[page].opens,
});

export const scheduleFailed = (page: DatesPage, failure: FailureView): ScheduleView => ({
  _tag: 'Failed',
  heading: datesPageTexts[page].heading,
  failure,
});

/** Choose a date: the days with free times, four at first (R15), and how to see more. */
export const scheduleView = (state: ScheduleState): ScheduleView => {
  const { page, position, application } = state;
  const { stage, step, back } = pagesOfDates[page];
  const { heading, back: label } = datesPageTexts[page];
  const leadsTo = back(position);
  return {
    _tag: 'Ready',
    heading,
    job: jobView(position),
    steps: stepsView(step, position, stage, application?.status),
    back: { label, href: toPath(leadsTo) },
    alsoBack: leadsTo._tag === 'MyJobs' ? undefined : { label: backToMyJobs, href: toPath(myJobs) },
    opening: openingView(state),
    held: application === undefined ? undefined : heldView(application, state),
    instead: state.faceToFaceOnly === true ? { title: t.recordingUnavailable, text: t.chooseFaceToFace } : undefined,
    filter: filterView(state),
    days: daysView(state),
  };
};

import * as O from 'fp-ts/Option';
import { of } from 'rxjs';
import { applyDateFilter, type DateFilter, type DateFilterRefusal } from '../../domain/scheduling/date-filter';
import type { PagingAct } from '../../domain/scheduling/date-paging';
import { firstReach, nextReach, type Reach } from '../../domain/scheduling/search-window';
import { parseCalendarDate, type CalendarDate } from '../../domain/time/calendar-date';
import type { TimeZone } from '../../domain/time/time-zone';
import { todayIn, type SlotQuestion } from '../journeys/schedule';
import type { Clock } from '../ports/clock';
import type { Reporter } from '../ports/reporter';
import { inLanes, machine, type Machine, type Step } from './machine';

/* What a candidate looks for among the dates: the window, the filter, how many cards (R15). */

/** The filter as the candidate is filling it in: texts of date fields, `YYYY-MM-DD` or empty. */
export interface FilterState {
  readonly open: boolean;
  readonly start: string;
  readonly end: string;
  readonly refusal: DateFilterRefusal | undefined;
}

export interface DateSearch {
  readonly question: SlotQuestion;
  /** The window as far as it was widened; it comes back when a chosen range goes. */
  readonly reach: Reach;
  readonly act: PagingAct;
  readonly filter: FilterState;
}

export type DateSearchEvent =
  /** The next window after an empty one. */
  | { readonly _tag: 'ViewMorePressed' }
  | { readonly _tag: 'ShowMorePressed' }
  | { readonly _tag: 'ShowLessPressed' }
  | { readonly _tag: 'FilterToggled' }
  | { readonly _tag: 'FilterChanged'; readonly start: string; readonly end: string }
  | { readonly _tag: 'FilterApplied'; readonly zone: TimeZone }
  | { readonly _tag: 'TodayKnown'; readonly today: CalendarDate }
  | { readonly _tag: 'FilterCleared' }
  | { readonly _tag: 'Broke' };

/** A range is refused by what today is in the position's zone. */
export interface AskToday {
  readonly _tag: 'AskToday';
  readonly zone: TimeZone;
}

type DateSearchStep = Step<DateSearch, AskToday>;

const emptyFilter: FilterState = { open: false, start: '', end: '', refusal: undefined };

const windowOf = (reach: Reach): SlotQuestion => ({ _tag: 'Window', reach });

export const startOfSearch: DateSearch = {
  question: windowOf(firstReach),
  reach: firstReach,
  act: 'opened',
  filter: emptyFilter,
};

const dateOrNone = (text: string): CalendarDate | undefined => O.toUndefined(O.fromEither(parseCalendarDate(text)));

const apply = (state: DateSearch, today: CalendarDate): DateSearch => {
  const { filter, reach } = state;
  const wanted: DateFilter = { start: dateOrNone(filter.start), end: dateOrNone(filter.end) };
  const decision = applyDateFilter(wanted, today);
  // A range that can't be searched says why and resets the filter (R15).
  return decision._tag === 'Refused'
    ? { ...state, question: windowOf(reach), filter: { ...emptyFilter, open: true, refusal: decision.reason } }
    : { ...state, question: { _tag: 'Chosen', filter: wanted }, act: 'apply' };
};

const widen = (state: DateSearch): DateSearch => {
  const reach = nextReach(state.reach) ?? state.reach;
  return { ...state, reach, question: state.question._tag === 'Window' ? windowOf(reach) : state.question };
};

export const dateSearchStep = (state: DateSearch, event: DateSearchEvent): DateSearchStep => {
  const { filter, reach } = state;
  switch (event._tag) {
    case 'ViewMorePressed':
      return [widen(state), []];
    case 'ShowMorePressed':
      return [{ ...state, act: 'show-more' }, []];
    case 'ShowLessPressed':
      return [{ ...state, act: 'show-less' }, []];
    case 'FilterToggled':
      return [{ ...state, filter: { ...filter, open: !filter.open } }, []];
    case 'FilterChanged': {
      const { start, end } = event;
      return [{ ...state, filter: { ...filter, start, end, refusal: undefined } }, []];
    }
    case 'FilterApplied':
      return [state, [{ _tag: 'AskToday', zone: event.zone }]];
    case 'TodayKnown':
      return [apply(state, event.today), []];
    case 'FilterCleared':
      return [{ ...state, question: windowOf(reach), filter: { ...emptyFilter, open: filter.open }, act: 'clear' }, []];
    case 'Broke':
      return [state, []];
  }
};

export const dateSearchMachine = (ports: {
  readonly clock: Clock;
  readonly reporter: Reporter;
}): Machine<DateSearch, DateSearchEvent> => {
  const threw = (thrown: unknown): DateSearchEvent => {
    ports.reporter.report('schedule-threw', { error: String(thrown) });
    return { _tag: 'Broke' };
  };
  return machine<DateSearch, DateSearchEvent, AskToday>(
    [startOfSearch, []],
    dateSearchStep,
    inLanes(
      ({ _tag }) => _tag,
      ({ zone }) => of({ _tag: 'TodayKnown', today: todayIn(ports.clock, zone) }),
      threw,
    ),
    threw,
  );
};

import * as O from 'fp-ts/Option';
import { EMPTY, of, type Observable } from 'rxjs';
import { applyDateFilter, cutTo, type DateFilter, type DateFilterRefusal } from '../../domain/scheduling/date-filter';
import { movedInGrid, type GridMove } from '../../domain/scheduling/date-grid';
import type { PagingAct } from '../../domain/scheduling/date-paging';
import { firstReach, nextReach, reachTo, type Reach } from '../../domain/scheduling/search-window';
import { addDays, parseCalendarDate, type CalendarDate } from '../../domain/time/calendar-date';
import type { Instant } from '../../domain/time/instant';
import { lastOfMonth, sameMonth } from '../../domain/time/month';
import { utc, type TimeZone } from '../../domain/time/time-zone';
import { todayIn, type SlotQuestion } from './schedule.journey';
import type { Stage } from '../../domain/positions/kinds';
import type { Job } from '../../domain/ids/job';
import type { Clock } from '../ports/clock';
import type { Reporter } from '../ports/reporter';
import type { KeptDateSearch, SessionStore } from '../ports/session-store';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* A candidate's search for dates: the window, the filter, the number of cards, the month calendar (R15). */

/** The filter as typed: values of date fields, `YYYY-MM-DD` or empty. */
export interface FilterState {
  readonly open: boolean;
  readonly start: string;
  readonly end: string;
  readonly refusal: DateFilterRefusal | undefined;
  /** The last day that the range may include, where the chosen range is too long. */
  readonly cutTo: CalendarDate | undefined;
}

/** The month calendar: on a phone it unfolds, on a wide screen it is next to the cards. */
export interface CalendarState {
  readonly open: boolean;
  /** The day that the arrow keys move from; undefined: the candidate has not moved to one yet. */
  readonly at: CalendarDate | undefined;
}

/** What the page of dates shows. `act` decides how many cards there are (R15). */
export interface DateSearch {
  readonly question: SlotQuestion;
  /** The window as widened so far; it applies again when a chosen range is removed. */
  readonly reach: Reach;
  readonly act: PagingAct;
  readonly filter: FilterState;
  readonly calendar: CalendarState;
}

/** What a candidate does on the page of dates. */
export type DateSearchAct =
  /** The next window: after an empty one, or for later dates. */
  | { readonly _tag: 'ViewMorePressed' }
  | { readonly _tag: 'LaterDatesPressed' }
  | { readonly _tag: 'ShowMorePressed' }
  | { readonly _tag: 'ShowLessPressed' }
  | { readonly _tag: 'FilterToggled' }
  | { readonly _tag: 'FilterChanged'; readonly start: string; readonly end: string }
  | { readonly _tag: 'FilterCleared' }
  | { readonly _tag: 'CalendarToggled' }
  | {
      readonly _tag: 'CalendarMoved';
      readonly from: CalendarDate;
      readonly move: GridMove;
      readonly today: CalendarDate;
    }
  /** A day was pressed whose times are not loaded yet. */
  | { readonly _tag: 'FarDayPressed'; readonly date: CalendarDate; readonly today: CalendarDate };

/** What happens on the page of dates. `TodayKnown` completes a press on Apply. */
export type DateSearchEvent =
  | DateSearchAct
  | { readonly _tag: 'FilterApplied'; readonly zone: TimeZone }
  | { readonly _tag: 'TodayKnown'; readonly today: CalendarDate }
  | { readonly _tag: 'Broke' };

/** What the page of dates asks for. The slots are not fetched by a command: the page fetches what `question` says. */
export type DateSearchCommand =
  /** A range is checked against today in the position's zone. */
  | { readonly _tag: 'AskToday'; readonly zone: TimeZone }
  /** Coming back from a day restores the search. */
  | { readonly _tag: 'Remember'; readonly search: DateSearch };

type DateSearchStep = Step<DateSearch, DateSearchCommand>;

const emptyFilter: FilterState = { open: false, start: '', end: '', refusal: undefined, cutTo: undefined };

const windowOf = (reach: Reach): SlotQuestion => ({ _tag: 'Window', reach });

/** The first window, [today, today+7], four cards and no filter (R15). */
export const startOfSearch: DateSearch = {
  question: windowOf(firstReach),
  reach: firstReach,
  act: 'opened',
  filter: emptyFilter,
  calendar: { open: false, at: undefined },
};

const dateOrNone = (text: string): CalendarDate | undefined => O.toUndefined(O.fromEither(parseCalendarDate(text)));

const apply = (state: DateSearch, today: CalendarDate): DateSearch => {
  const { filter, reach } = state;
  const wanted: DateFilter = { start: dateOrNone(filter.start), end: dateOrNone(filter.end) };
  const decision = applyDateFilter(wanted, today);
  // A range that can't be searched says why and resets the filter (R15).
  if (decision._tag === 'Refused')
    return { ...state, question: windowOf(reach), filter: { ...emptyFilter, open: true, refusal: decision.reason } };
  const cut = cutTo(wanted, decision.value);
  return {
    ...state,
    question: { _tag: 'Chosen', filter: cut === undefined ? wanted : { ...wanted, end: cut } },
    act: 'apply',
    filter: { ...filter, end: cut ?? filter.end, cutTo: cut },
    calendar: { ...state.calendar, at: undefined },
  };
};

const widen = (state: DateSearch): DateSearch => {
  const reach = nextReach(state.reach) ?? state.reach;
  return { ...state, reach, question: state.question._tag === 'Window' ? windowOf(reach) : state.question };
};

/** The window extends to that day and replaces a chosen range. */
const lookAsFarAs = (state: DateSearch, date: CalendarDate, today: CalendarDate): DateSearch => {
  const wanted = reachTo(date, today);
  const reach = wanted > state.reach ? wanted : state.reach;
  return { ...state, reach, question: windowOf(reach), filter: { ...emptyFilter, open: state.filter.open } };
};

const moveInCalendar = (
  state: DateSearch,
  { from, move, today }: Extract<DateSearchEvent, { readonly _tag: 'CalendarMoved' }>,
): DateSearch => {
  const at = movedInGrid(from, move, today);
  const moved: DateSearch = { ...state, calendar: { ...state.calendar, at } };
  // A month that is opened is searched as a whole.
  return sameMonth(from, at) ? moved : lookAsFarAs(moved, lastOfMonth(at), today);
};

const taken = (state: DateSearch, event: DateSearchEvent): DateSearch => {
  const { filter, reach, calendar } = state;
  switch (event._tag) {
    case 'ViewMorePressed':
      return widen(state);
    case 'LaterDatesPressed':
      // Show every day, otherwise the later ones stay hidden behind the first four.
      return { ...widen(state), act: 'show-more' };
    case 'ShowMorePressed':
      return { ...state, act: 'show-more', calendar: { ...calendar, open: true } };
    case 'ShowLessPressed':
      return { ...state, act: 'show-less', calendar: { ...calendar, open: false } };
    case 'FilterToggled':
      return { ...state, filter: { ...filter, open: !filter.open } };
    case 'FilterChanged': {
      const { start, end } = event;
      return { ...state, filter: { ...filter, start, end, refusal: undefined, cutTo: undefined } };
    }
    case 'TodayKnown':
      return apply(state, event.today);
    case 'FilterCleared':
      return { ...state, question: windowOf(reach), filter: { ...emptyFilter, open: filter.open }, act: 'clear' };
    case 'CalendarToggled':
      return { ...state, calendar: { ...calendar, open: !calendar.open } };
    case 'CalendarMoved':
      return moveInCalendar(state, event);
    case 'FarDayPressed':
      return lookAsFarAs({ ...state, calendar: { ...calendar, at: event.date } }, event.date, event.today);
    case 'FilterApplied':
    case 'Broke':
      return state;
  }
};

/** One event on the page of dates. A search that has changed is remembered. */
export const dateSearchStep = (state: DateSearch, event: DateSearchEvent): DateSearchStep => {
  if (event._tag === 'FilterApplied') return [state, [{ _tag: 'AskToday', zone: event.zone }]];
  const search = taken(state, event);
  return [search, search === state ? [] : [{ _tag: 'Remember', search }]];
};

/** The dates that a search is for: those of one stage of a job. */
export interface SearchedDates {
  readonly job: Job;
  readonly stage: Stage;
}

const keptSearch = (
  { job, stage }: SearchedDates,
  { question, reach, act, filter, calendar }: DateSearch,
): KeptDateSearch => ({
  job,
  stage,
  reach,
  act,
  applied: question._tag === 'Chosen' ? question.filter : undefined,
  filter: { open: filter.open, start: filter.start, end: filter.end },
  calendar,
});

const questionOf = ({ applied, reach }: KeptDateSearch): SlotQuestion =>
  applied === undefined ? windowOf(reach) : { _tag: 'Chosen', filter: applied };

const sameDates = (one: SearchedDates, other: SearchedDates): boolean =>
  one.stage === other.stage &&
  one.job.positionId === other.job.positionId &&
  one.job.communityId === other.job.communityId;

type Remembers = Pick<SessionStore, 'dateSearch'>;

/** The search of this visit, if it is for these dates and its range has not passed in the meantime. */
const rememberedSearch = (dates: SearchedDates, { dateSearch }: Remembers, now: Instant): DateSearch | undefined => {
  const kept = O.toUndefined(dateSearch.read());
  if (kept === undefined || !sameDates(kept, dates)) return undefined;
  const { applied, reach, act, filter, calendar } = kept;
  // Today at the position is this day or a later one.
  const earliest = addDays(todayIn(now, utc), -1);
  const isOver = applied !== undefined && applyDateFilter(applied, earliest)._tag === 'Refused';
  if (isOver) return undefined;
  return { question: questionOf(kept), reach, act, filter: { ...emptyFilter, ...filter }, calendar };
};

/** The last search for these dates on this visit, or else the first window. */
export const questionRemembered = (dates: SearchedDates, session: Remembers, now: Instant): SlotQuestion =>
  (rememberedSearch(dates, session, now) ?? startOfSearch).question;

/** What the page of dates needs. `session` remembers one search: the last. */
export interface DateSearchPorts {
  readonly clock: Clock;
  readonly session: Remembers;
  readonly reporter: Reporter;
}

/** Runs the search for one stage's dates, from the remembered search if it still fits, or else from the first window. */
export const dateSearchMachine = (
  ports: DateSearchPorts,
  dates: SearchedDates,
): Machine<DateSearch, DateSearchEvent> => {
  const threw = reporting<DateSearchEvent>(ports.reporter, 'schedule', () => ({ _tag: 'Broke' }));
  const carry = (command: DateSearchCommand): Observable<DateSearchEvent> => {
    switch (command._tag) {
      case 'AskToday':
        return of({ _tag: 'TodayKnown', today: todayIn(ports.clock.now(), command.zone) });
      case 'Remember':
        ports.session.dateSearch.write(keptSearch(dates, command.search));
        return EMPTY;
    }
  };
  return machine<DateSearch, DateSearchEvent, DateSearchCommand>(
    [rememberedSearch(dates, ports.session, ports.clock.now()) ?? startOfSearch, []],
    dateSearchStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};

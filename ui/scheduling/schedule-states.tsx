import { known } from '../../domain/brand';
import { searchWindow } from '../../domain/scheduling/search-window';
import type { DayOfSlots } from '../../domain/positions/slot';
import { addDays, type CalendarDate } from '../../domain/time/calendar-date';
import { failureView } from '../hooks/failure.view';
import { SchedulePage } from './schedule-page';
import { scheduleFailed, scheduleLoading, scheduleView, type ScheduleState, type ScheduleView } from './schedule.view';
import { scheduleTexts } from './schedule.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';
import { placeActs } from '../applications/place-acts';

export const shownDates = (view: ScheduleView) => (
  <Framed>
    <SchedulePage view={view} {...placeActs()} send={nothing} />
  </Framed>
);

const range = searchWindow(given.today, 30);
const found = (days: readonly DayOfSlots[]) => ({ _tag: 'Found', days, range, looking: false }) as const;
const filter = { open: false, start: '', end: '', refusal: undefined, cutTo: undefined } as const;

export const firstDates: ScheduleState = {
  page: 'interview',
  position: given.position,
  application: given.application,
  search: { _tag: 'Window', reach: 30 },
  found: found(given.days),
  act: 'opened',
  filter,
  calendar: { open: false, at: undefined },
  today: given.today,
  ownZone: given.chicago,
  now: given.now,
};

const of = (part: Partial<ScheduleState>) => shownDates(scheduleView({ ...firstDates, ...part }));
const none = found([]);
const failure = failureView(
  { _tag: 'ServerFault', message: '', requestId: given.requestId },
  scheduleTexts.couldNotLoad,
);

export const scheduleStates = {
  'schedule-loading': () => shownDates(scheduleLoading('interview')),
  'schedule-failed': () => shownDates(scheduleFailed('interview', failure)),
  'schedule-searching': () => of({ found: { _tag: 'Searching' } }),
  'schedule-search-failed': () => of({ found: { _tag: 'NotFound', failure } }),
  'schedule-first-days': () => of({}),
  'schedule-another-date': () => of({ application: given.booked, ownZone: given.newYork }),
  'schedule-face-to-face-only': () => of({ faceToFaceOnly: true }),
  'schedule-clock-change': () => of({ today: known<CalendarDate>('2026-10-28'), ownZone: given.kathmandu }),
  'schedule-all-days': () => of({ act: 'show-more' }),
  'schedule-one-day': () => of({ found: found([given.interviewDaySlots]) }),
  'schedule-filter-open': () => of({ filter: { ...filter, open: true, start: '2026-12-01' } }),
  'schedule-filter-refused': () =>
    of({
      filter: {
        ...filter,
        open: true,
        refusal: { _tag: 'StartAfterEnd', start: given.interviewDay, end: given.today },
      },
    }),
  'schedule-filter-cut': () =>
    of({
      search: { _tag: 'Chosen' },
      act: 'apply',
      filter: {
        ...filter,
        open: true,
        start: '2026-11-23',
        end: '2026-12-23',
        cutTo: known<CalendarDate>('2026-12-23'),
      },
    }),
  'schedule-calendar': () => of({ calendar: { open: true, at: undefined } }),
  'schedule-calendar-far': () =>
    of({
      search: { _tag: 'Window', reach: 7 },
      found: { ...found(given.days.slice(0, 5)), range: searchWindow(given.today, 7) },
      calendar: { open: true, at: addDays(given.today, 9) },
    }),
  'schedule-today-tomorrow': () => of({ found: found(given.nearDays) }),
  'schedule-looking-later': () => of({ act: 'show-more', found: { ...found(given.days), looking: true } }),
  'schedule-no-later': () => of({ search: { _tag: 'Window', reach: 60 }, act: 'show-more' }),
  'schedule-empty-7': () => of({ search: { _tag: 'Window', reach: 7 }, found: none }),
  'schedule-empty-60': () => of({ search: { _tag: 'Window', reach: 60 }, found: none }),
  'schedule-empty-range': () => of({ search: { _tag: 'Chosen' }, found: none }),
  'schedule-long-texts': () => of({ position: given.longPosition }),
  'schedule-pale-customer': () => of({ position: given.palePosition }),
} as const;

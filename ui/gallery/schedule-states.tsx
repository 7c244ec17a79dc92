import { known } from '../../domain/brand';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { failureView } from '../screens/failure.view';
import { SchedulePage } from '../screens/schedule/schedule-page';
import { scheduleView, type ScheduleState, type ScheduleView } from '../screens/schedule/schedule.view';
import { scheduleTexts } from '../texts/schedule';
import * as given from './fixtures';
import { Framed } from './framed';
import { nothing } from './noop';

const shown = (view: ScheduleView) => (
  <Framed>
    <SchedulePage
      view={view}
      onViewTime={nothing}
      onViewMore={nothing}
      onShowMore={nothing}
      onShowLess={nothing}
      onToggleFilter={nothing}
      onFilterChange={nothing}
      onApplyFilter={nothing}
      onClearFilter={nothing}
      onRetry={nothing}
    />
  </Framed>
);

const first: ScheduleState = {
  position: given.position,
  application: given.application,
  asked: { _tag: 'Window', reach: 30 },
  found: { _tag: 'Found', days: given.days },
  act: 'opened',
  filter: { open: false, start: '', end: '', refusal: undefined },
  today: given.today,
  ownZone: given.chicago,
  now: given.now,
};

const of = (part: Partial<ScheduleState>) => shown(scheduleView({ ...first, ...part }));
const none = { _tag: 'Found', days: [] } as const;
const failure = failureView(
  { _tag: 'ServerFault', message: '', requestId: given.requestId },
  scheduleTexts.couldNotLoad,
);

export const scheduleStates = {
  'schedule-loading': () => shown({ _tag: 'Loading' }),
  'schedule-failed': () => shown({ _tag: 'Failed', failure }),
  'schedule-searching': () => of({ found: { _tag: 'Searching' } }),
  'schedule-search-failed': () => of({ found: { _tag: 'NotFound', failure } }),
  'schedule-first-days': () => of({}),
  'schedule-another-date': () => of({ application: given.booked, ownZone: given.newYork }),
  'schedule-face-to-face-only': () => of({ faceToFaceOnly: true }),
  'schedule-clock-change': () => of({ today: known<CalendarDate>('2026-10-28'), ownZone: given.kathmandu }),
  'schedule-all-days': () => of({ act: 'show-more' }),
  'schedule-one-day': () => of({ found: { _tag: 'Found', days: [given.interviewDaySlots] } }),
  'schedule-filter-open': () => of({ filter: { open: true, start: '2026-12-01', end: '', refusal: undefined } }),
  'schedule-filter-refused': () =>
    of({
      filter: {
        open: true,
        start: '',
        end: '',
        refusal: { _tag: 'StartAfterEnd', start: given.interviewDay, end: given.today },
      },
    }),
  'schedule-empty-7': () => of({ asked: { _tag: 'Window', reach: 7 }, found: none }),
  'schedule-empty-60': () => of({ asked: { _tag: 'Window', reach: 60 }, found: none }),
  'schedule-empty-range': () => of({ asked: { _tag: 'Chosen' }, found: none }),
  'schedule-long-texts': () => of({ position: given.longPosition }),
  'schedule-pale-customer': () => of({ position: given.palePosition }),
} as const;

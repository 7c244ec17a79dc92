import { addDays } from '../../../domain/time/calendar-date';
import { scheduleView, type DaysView, type ScheduleState } from '../../../ui/screens/schedule/schedule.view';
import { aPosition } from '../../support/builders/positions';
import { day } from '../../support/builders/slots';
import { at, date } from '../../support/builders/time';

const first = date('2026-12-01');
const nine = Array.from({ length: 9 }, (_, index) => day(addDays(first, index), '09:00', '10:30'));

const state: ScheduleState = {
  position: aPosition(),
  asked: { _tag: 'Window', reach: 7 },
  found: { _tag: 'Found', days: nine },
  act: 'opened',
  filter: { open: false, start: '', end: '', refusal: undefined },
  today: date('2026-11-21'),
  now: at('2026-11-21T16:00:00Z'),
};

const view = (changes: Partial<ScheduleState>) => {
  const shown = scheduleView({ ...state, ...changes });
  if (shown._tag !== 'Ready') throw new Error(shown._tag);
  return shown;
};

const days = (changes: Partial<ScheduleState>): DaysView => view(changes).days;
const none = { _tag: 'Found', days: [] } as const;

describe('Choose interview date', () => {
  it.each([
    ['opened', 4, true, false],
    ['show-more', 9, false, true],
    ['show-less', 4, true, false],
    ['clear', 6, true, true],
  ] as const)('after %s shows %d days [R15]', (act, count, canShowMore, canShowLess) => {
    const shown = days({ act });
    expect(shown).toMatchObject({ _tag: 'Ready', canShowMore, canShowLess });
    expect(shown._tag === 'Ready' && shown.cards.length).toBe(count);
  });

  it('says of each day how many times it has', () => {
    expect(days({})).toMatchObject({
      cards: [{ weekday: 'Tuesday', day: '1', month: 'December', count: '2 times' }, {}, {}, {}],
    });
    expect(days({ found: { _tag: 'Found', days: [day('2026-12-01', '09:00')] } })).toMatchObject({
      cards: [{ count: '1 time' }],
    });
  });

  it.each([
    [7, 'There are no slots available for the next 7 days...', 'view-more'],
    [30, 'There are no slots available for the next 30 days...', 'view-more'],
    [60, 'There are no slots available for the next 60 days', 'ok'],
  ] as const)('without a slot in %d days says so and shows the way on [spec 1 §8, R15]', (reach, text, wayOut) => {
    expect(days({ asked: { _tag: 'Window', reach }, found: none })).toEqual({ _tag: 'Empty', text, wayOut });
  });

  it('without a slot in a chosen range asks for another [spec 1 §8]', () => {
    expect(days({ asked: { _tag: 'Chosen' }, found: none })).toMatchObject({
      text: 'There are no slots available for the selected date range. Please try with other date ranges',
    });
  });

  it('says why a filter was refused [spec 1 §5, R15]', () => {
    const refusal = { _tag: 'StartAfterEnd', start: date('2026-12-02'), end: date('2026-12-01') } as const;
    expect(view({ filter: { open: true, start: '', end: '', refusal } }).filter.message).toBe(
      'Start date should not be greater than end date',
    );
  });

  it('shows the way to the interview, with a resume where the job asks for one', () => {
    expect(view({}).steps.summary).toBe('Step 3 of 5: Date');
    expect(view({ position: aPosition({ resume: 'required' }) }).steps.summary).toBe('Step 4 of 6: Date');
  });
});

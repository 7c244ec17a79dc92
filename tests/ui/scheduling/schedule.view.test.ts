import { statusOf } from '../../../domain/applications/status-catalogue';
import type { DayOfSlots } from '../../../domain/positions/slot';
import { addDays } from '../../../domain/time/calendar-date';
import { failureView } from '../../../ui/hooks/failure.view';
import { foundDays, scheduleView, type DaysView, type ScheduleState } from '../../../ui/scheduling/schedule.view';
import { allowances, anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { day, slot } from '../../support/builders/slots';
import { at, date, zone } from '../../support/builders/time';

const first = date('2026-12-01');
const nine = Array.from({ length: 9 }, (_, index) => day(addDays(first, index), '09:00', '10:30'));

const range = { start: date('2026-11-21'), end: date('2026-12-21') };
const found = (days: readonly DayOfSlots[], looking = false) => ({ _tag: 'Found', days, range, looking }) as const;
const filter = { open: false, start: '', end: '', refusal: undefined, cutTo: undefined } as const;

const state: ScheduleState = {
  page: 'interview',
  position: aPosition(),
  application: anApplication(),
  search: { _tag: 'Window', reach: 7 },
  found: found(nine),
  act: 'opened',
  filter,
  calendar: { open: false, at: undefined },
  today: date('2026-11-21'),
  ownZone: zone('America/Chicago'),
  now: at('2026-11-21T16:00:00Z'),
};

const view = (changes: Partial<ScheduleState>) => {
  const shown = scheduleView({ ...state, ...changes });
  if (shown._tag !== 'Ready') throw new Error(shown._tag);
  return shown;
};

const days = (changes: Partial<ScheduleState>): DaysView => view(changes).days;
const none = found([]);

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

  it('shows for each day how many times it has', () => {
    expect(days({})).toMatchObject({
      cards: [{ weekday: 'Tuesday', day: '1', month: 'December', count: '2 times' }, {}, {}, {}],
    });
    expect(days({ found: found([day('2026-12-01', '09:00')]) })).toMatchObject({
      cards: [{ count: '1 time' }],
    });
  });

  it('calls today and tomorrow by name, on screen and for screen readers', () => {
    const near = found([day('2026-11-21', '09:00'), day('2026-11-22', '09:00'), day('2026-11-23', '09:00')]);
    expect(days({ found: near })).toMatchObject({
      cards: [
        { weekday: 'Today, Sat', spoken: 'Today, Saturday, 21 November, 2026, 1 time' },
        { weekday: 'Tomorrow, Sun', spoken: 'Tomorrow, Sunday, 22 November, 2026, 1 time' },
        { weekday: 'Monday', spoken: 'Monday, 23 November, 2026, 1 time' },
      ],
    });
  });

  it.each([
    [7, 'can-ask'],
    [30, 'can-ask'],
    [60, 'none'],
  ] as const)('offers later dates even while days of the first %d are free: %s [R15]', (reach, later) => {
    expect(days({ search: { _tag: 'Window', reach } })).toMatchObject({ later });
  });

  it('says how Show More and Later dates differ where both stand, and nothing where one does', () => {
    expect(days({})).toMatchObject({
      moreOrLater: 'Show More adds the 5 days found up to Monday, 21 December, 2026. Later dates looks beyond that.',
    });
    expect(days({ act: 'show-more' })).toMatchObject({ moreOrLater: undefined });
    expect(days({ search: { _tag: 'Chosen' } })).toMatchObject({ moreOrLater: undefined });
  });

  it('keeps the days visible while later ones are loaded, and offers none after a chosen range [R15]', () => {
    expect(days({ found: found(nine, true) })).toMatchObject({ later: 'asking', summary: 'Looking for later dates' });
    expect(days({ search: { _tag: 'Chosen' } })).toMatchObject({ later: undefined });
  });

  it('shows the earlier results while a wider window is loaded, but not for a chosen range [R15]', () => {
    const before = { days: nine, range };
    const week = { _tag: 'Window', reach: 7 } as const;
    const failure = failureView({ _tag: 'NoConnection' });
    expect(foundDays(week, before, undefined, undefined)).toMatchObject({ days: nine, looking: false });
    expect(foundDays(week, undefined, before, undefined)).toMatchObject({ days: nine, looking: true });
    expect(foundDays({ _tag: 'Chosen' }, undefined, before, undefined)).toEqual({ _tag: 'Searching' });
    expect(foundDays(week, undefined, { ...before, days: [] }, undefined)).toEqual({ _tag: 'Searching' });
    expect(foundDays(week, undefined, undefined, undefined)).toEqual({ _tag: 'Searching' });
    expect(foundDays(week, undefined, before, failure)).toEqual({ _tag: 'NotFound', failure });
  });

  it('says that a range was shortened, and to which day [R15]', () => {
    expect(view({ filter: { ...filter, open: true, cutTo: date('2026-12-21') } }).filter.cut).toBe(
      'You can look at up to 30 days at once, so this search ends on Monday, 21 December, 2026.',
    );
    expect(view({}).filter.cut).toBeUndefined();
  });

  it.each([
    [7, 'There are no slots available for the next 7 days...', 'view-more'],
    [30, 'There are no slots available for the next 30 days...', 'view-more'],
    [60, 'There are no slots available for the next 60 days', 'ok'],
  ] as const)('without a slot in %d days says so and shows the way on [spec 1 §8, R15]', (reach, text, wayOut) => {
    expect(days({ search: { _tag: 'Window', reach }, found: none })).toEqual({ _tag: 'Empty', text, wayOut });
  });

  it('without a slot in a chosen range asks for another [spec 1 §8]', () => {
    expect(days({ search: { _tag: 'Chosen' }, found: none })).toMatchObject({
      text: 'There are no slots available for the selected date range. Please try with other date ranges',
    });
  });

  it('says why a filter was refused [spec 1 §5, R15]', () => {
    const refusal = { _tag: 'StartAfterEnd', start: date('2026-12-02'), end: date('2026-12-01') } as const;
    expect(view({ filter: { ...filter, open: true, refusal } }).filter.message).toBe(
      'Start date should not be greater than end date',
    );
  });

  it('shows the steps to the interview, with a resume if the job requires one', () => {
    expect(view({}).steps.summary).toBe('Step 2 of 4: Date');
    expect(view({ position: aPosition({ resume: 'required' }) }).steps.summary).toBe('Step 3 of 5: Date');
  });
});

it("tells candidates who can't record to choose a time to meet instead [R17, spec 2 §4.7]", () => {
  expect(view({ faceToFaceOnly: true }).instead?.title).toBe(
    'Unfortunately the self recorded video functionality is unavailable at this time',
  );
  expect(view({}).instead).toBeUndefined();
});

describe('Choosing another date', () => {
  const booked = anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-04', '10:30', '11:00'),
    scheduledAt: at('2026-12-04T16:30:00Z'),
    allowances: allowances({ video: { flag: true, left: 1 } }),
  });

  it('says which time is held, that it stays until another is confirmed, and how many moves are left [R17, R27]', () => {
    expect(view({ application: booked, ownZone: zone('America/New_York') }).held).toEqual({
      title: 'Your time now: Fri 04 Dec, 10:30 AM CT',
      when: 'Friday, 04 December, 2026 at 10:30 AM CT',
      forYou: 'Friday, 04 December, 2026 at 11:30 AM ET for you',
      stays: 'It stays yours until another one is confirmed.',
      moves: 'A new time uses your last reschedule.',
    });
    const twoLeft = { ...booked, allowances: allowances({ video: { flag: true, left: 2 } }) };
    expect(view({ application: twoLeft }).held?.moves).toBe(
      'A new time uses 1 reschedule. You have 1 left after that.',
    );
    expect(view({ application: { ...booked, allowances: allowances({}) } }).held?.moves).toBeUndefined();
  });

  it('says nothing of a first time [R17]', () => {
    expect(view({}).held).toBeUndefined();
  });

  it('after a no-show mentions only the cost, because the old time is past [R27]', () => {
    const missed = { ...booked, status: statusOf(3) };
    expect(view({ application: missed, now: at('2026-12-05T16:00:00Z') }).held).toEqual({
      title: 'A new time uses your last reschedule.',
      when: undefined,
      forYou: undefined,
      stays: undefined,
      moves: undefined,
    });
  });

  it.each([12, 16, 17])('in status %d says that a new time costs nothing [R10, R27]', (code) => {
    const free = { ...booked, slot: undefined, scheduledAt: undefined, status: statusOf(code) };
    expect(view({ application: free }).held?.title).toBe('This doesn’t use up a reschedule.');
  });

  it("warns of a clock change before the last shown day if the candidate's clock is different [R14]", () => {
    const march = found([day(date('2027-03-12'), '09:00'), day(date('2027-03-16'), '09:00')]);
    const told = (ownZone: string) =>
      days({ found: march, today: date('2027-03-10'), now: at('2027-03-10T16:00:00Z'), ownZone: zone(ownZone) });
    expect(told('America/Phoenix')).toMatchObject({
      clockChange: 'Clocks change on Sunday, 14 March, 2027 where the job is. The times here already count that in.',
    });
    expect(told('America/Chicago')).toMatchObject({ clockChange: undefined });
  });
});

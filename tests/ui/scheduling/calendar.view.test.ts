import { calendarView } from '../../../ui/scheduling/calendar.view';
import { day } from '../../support/builders/slots';
import { date } from '../../support/builders/time';

const today = date('2026-12-04');
const week = { start: today, end: date('2026-12-11') };
const found = { days: [day('2026-12-05', '09:30'), day('2026-12-08', '09:30', '10:30')], range: week };
const closed = { open: false, at: undefined };

const view = (at: string | undefined) =>
  calendarView({ open: true, at: at === undefined ? undefined : date(at) }, found, today);

const dayOf = (of: string, at?: string) =>
  view(at)
    .weeks.flat()
    .find((one) => one?.date === of);

describe('The month calendar', () => {
  it.each([
    ['2026-12-03', 'out', 'Thursday, 03 December, 2026, no times'],
    ['2026-12-04', 'none', 'Today, Friday, 04 December, 2026, no times'],
    ['2026-12-05', 'times', 'Tomorrow, Saturday, 05 December, 2026, 1 time'],
    ['2026-12-08', 'times', 'Tuesday, 08 December, 2026, 2 times'],
    ['2026-12-11', 'none', 'Friday, 11 December, 2026, no times'],
    ['2026-12-12', 'far', 'Saturday, 12 December, 2026, look for times'],
  ])('shows %s as %s: %s [R15]', (of, state, name) => {
    expect(dayOf(of)).toMatchObject({ state, name, isToday: of === '2026-12-04' });
  });

  it('ends with the 60th day [R15]', () => {
    expect(dayOf('2027-02-02', '2027-02-01')).toMatchObject({ state: 'far' });
    expect(dayOf('2027-02-03', '2027-02-01')).toMatchObject({ state: 'out' });
  });

  it.each([
    [undefined, '2026-12-05', 'December 2026', false, true],
    ['2027-01-31', '2027-01-31', 'January 2027', true, true],
    ['2027-02-02', '2027-02-02', 'February 2027', true, false],
    ['2026-11-30', '2026-12-04', 'December 2026', false, true],
  ])('moved to %s is at %s in %s; can go back: %s, forward: %s', (goneTo, at, month, canGoBack, canGoOn) => {
    expect(view(goneTo)).toMatchObject({ at, month, canGoBack, canGoOn });
  });

  it('starts at today if no day has times, and its weeks start on Sunday', () => {
    const empty = calendarView(closed, { days: [], range: week }, today);
    expect(empty.at).toBe(today);
    expect(empty.weekdays.map(({ short, long }) => `${short} ${long}`)).toEqual([
      'Su Sunday',
      'Mo Monday',
      'Tu Tuesday',
      'We Wednesday',
      'Th Thursday',
      'Fr Friday',
      'Sa Saturday',
    ]);
  });
});

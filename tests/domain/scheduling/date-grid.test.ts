import * as fc from 'fast-check';
import { movedInGrid, type GridMove } from '../../../domain/scheduling/date-grid';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';

const moves: readonly GridMove[] = [
  'day-before',
  'day-after',
  'week-before',
  'week-after',
  'week-start',
  'week-end',
  'month-before',
  'month-after',
];

describe('A step in the month calendar', () => {
  // 9 December 2026 is a Wednesday; slots are requested from 1 December to 30 January.
  it.each([
    ['day-before', '2026-12-09', '2026-12-08'],
    ['day-after', '2026-12-09', '2026-12-10'],
    ['day-after', '2026-12-31', '2027-01-01'],
    ['week-before', '2026-12-09', '2026-12-02'],
    ['week-after', '2026-12-09', '2026-12-16'],
    ['week-start', '2026-12-09', '2026-12-06'],
    ['week-start', '2026-12-06', '2026-12-06'],
    ['week-end', '2026-12-09', '2026-12-12'],
    ['week-end', '2026-12-12', '2026-12-12'],
    ['month-after', '2026-12-09', '2027-01-09'],
    ['month-before', '2027-01-09', '2026-12-09'],
    ['day-before', '2026-12-01', '2026-12-01'],
    ['week-before', '2026-12-03', '2026-12-01'],
    ['day-after', '2027-01-30', '2027-01-30'],
    ['month-after', '2026-12-31', '2027-01-30'],
  ] as const)('%s from %s leads to %s [R15]', (move, from, to) => {
    expect(movedInGrid(date(from), move, date('2026-12-01'))).toBe(to);
  });

  it('never leaves the range for which slots are requested: today to 60 days ahead [R15]', () => {
    fc.assert(
      fc.property(
        ordinaryDates,
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.constantFrom(...moves)),
        (today, ahead, steps) => {
          const daysFrom = (day: string): number => (Date.parse(day) - Date.parse(today)) / 86_400_000;
          const start = date(new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10));
          const end = steps.reduce((at, move) => movedInGrid(at, move, today), start);
          expect(daysFrom(end)).toBeGreaterThanOrEqual(0);
          expect(daysFrom(end)).toBeLessThanOrEqual(60);
        },
      ),
    );
  });
});

import * as fc from 'fast-check';
import { movedInGrid, type GridMove } from '../../../domain/scheduling/date-grid';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { oneOf, text } from '../../../adapters/rules/cases/columns';

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
  it.each(
    cases('scheduling/date-grid', {
      move: oneOf(
        'day-before',
        'day-after',
        'week-before',
        'week-after',
        'week-start',
        'week-end',
        'month-after',
        'month-before',
      ),
      from: text,
      to: text,
    }),
  )('$title', ({ move, from, to }) => {
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

import * as fc from 'fast-check';
import {
  firstReach,
  isWithin,
  lastDayAskedFor,
  nextReach,
  reachTo,
  searchWindow,
} from '../../../domain/scheduling/search-window';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';

const aDay = 86_400_000;
const daysApart = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / aDay;

describe('The search window for slots', () => {
  it.each(
    cases('scheduling/search-window-ends', {
      reach: number,
      end: oneOf('2026-12-11', '2027-01-03', '2027-02-02'),
    }),
  )('$title', ({ reach, end }) => {
    expect(searchWindow(date('2026-12-04'), reach)).toEqual({ start: '2026-12-04', end });
  });

  it("is a week first; 'view more' asks for 30, then for 60 days, then for nothing further [R15]", () => {
    expect(firstReach).toBe(7);
    expect(nextReach(7)).toBe(30);
    expect(nextReach(30)).toBe(60);
    expect(nextReach(60)).toBeUndefined();
  });

  it.each(cases('scheduling/search-window-contains', { day: text, held: yesNo }))('$title', ({ day, held }) => {
    expect(isWithin(date(day), searchWindow(date('2026-12-04'), 7))).toBe(held);
  });

  it.each(cases('scheduling/search-window-reach', { day: text, reach: number }))('$title', ({ day, reach }) => {
    expect(reachTo(date(day), date('2026-12-04'))).toBe(reach);
  });

  it('never includes a day after the 60th [R15]', () => {
    expect(lastDayAskedFor(date('2026-12-04'))).toBe('2027-02-02');
  });

  it('is as long as Date.UTC counts, and the windows nest: week in month in 60 days [R15]', () => {
    fc.assert(
      fc.property(ordinaryDates, ordinaryDates, fc.integer({ min: -5, max: 65 }), (today, anyDay, shift) => {
        const [week, month, all] = [searchWindow(today, 7), searchWindow(today, 30), searchWindow(today, 60)];
        for (const [window, reach] of [
          [week, 7],
          [month, 30],
          [all, 60],
        ] as const) {
          expect(window.start).toBe(today);
          expect(daysApart(window.start, window.end)).toBe(reach);
        }
        const near = date(new Date(Date.parse(today) + shift * aDay).toISOString().slice(0, 10));
        for (const day of [anyDay, near]) {
          expect(isWithin(day, week)).toBe(daysApart(today, day) >= 0 && daysApart(today, day) <= 7);
          if (isWithin(day, week)) expect(isWithin(day, month)).toBe(true);
          if (isWithin(day, month)) expect(isWithin(day, all)).toBe(true);
        }
      }),
    );
  });
});

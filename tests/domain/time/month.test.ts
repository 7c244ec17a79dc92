import * as fc from 'fast-check';
import { firstOfMonth, lastOfMonth, monthAfter, monthBefore, sameMonth, weeksOf } from '../../../domain/time/month';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('A month', () => {
  it.each(cases('time/month-first-and-last-day', { day: text, first: text, last: text }))(
    '$title',
    ({ day, first, last }) => {
      expect([firstOfMonth(date(day)), lastOfMonth(date(day))]).toEqual([first, last]);
    },
  );

  it.each(cases('time/month-before-and-after', { day: text, before: text, after: text }))(
    '$title',
    ({ day, before, after }) => {
      expect([monthBefore(date(day)), monthAfter(date(day))]).toEqual([before, after]);
    },
  );

  it('is laid out in weeks that begin on Sunday', () => {
    expect(weeksOf(date('2026-12-04'))[0]).toEqual([
      undefined,
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(weeksOf(date('2026-12-04')).at(-1)).toEqual([
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      undefined,
      undefined,
    ]);
    expect(weeksOf(date('2026-02-01'))).toHaveLength(4);
  });

  it('shows each of its days once, in order, under its weekday', () => {
    fc.assert(
      fc.property(ordinaryDates, (day) => {
        const weeks = weeksOf(day);
        const shown = weeks.flat().filter((one) => one !== undefined);
        const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
        const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(shown).toEqual(Array.from({ length }, (_, n) => `${day.slice(0, 8)}${String(n + 1).padStart(2, '0')}`));
        for (const week of weeks)
          week.forEach((one, column) => {
            if (one !== undefined) expect(new Date(`${one}T00:00:00Z`).getUTCDay()).toBe(column);
          });
        expect(shown.every((one) => sameMonth(one, day))).toBe(true);
      }),
    );
  });
});

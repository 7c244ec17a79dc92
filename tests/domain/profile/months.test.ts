import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { monthOf, monthsBetween, parseMonth, printMonth } from '../../../domain/profile/months';
import { months } from '../../support/arbitraries/profile';
import { calendarDates } from '../../support/arbitraries/time';
import { month } from '../../support/builders/profile';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A month', () => {
  it.each(cases('profile/months-valid', { text }))('$title', ({ text }) => {
    expect(parseMonth(text)).toEqual(E.right(text));
  });

  it.each(cases('profile/months-invalid', { text }))('$title', ({ text }) => {
    expect(parseMonth(text)).toEqual(E.left('NotAMonth'));
  });

  it.each(cases('profile/months-of-day', { day: text, kept: text }))('$title', ({ day, kept }) => {
    expect(monthOf(date(day))).toBe(kept);
  });

  it.each(cases('profile/months-between', { start: text, end: text, length: number }))(
    '$title',
    ({ start, end, length }) => {
      expect(monthsBetween(month(start), month(end))).toBe(length);
    },
  );

  it.each(cases('profile/months-written', { text, words: text }))('$title', ({ text, words }) => {
    expect(printMonth(month(text))).toBe(words);
  });

  it('is as far from another as counting month by month, and text order is calendar order [R21]', () => {
    const next = (text: string): string => {
      const [year = 0, number = 0] = text.split('-').map(Number);
      const [y, m] = number === 12 ? [year + 1, 1] : [year, number + 1];
      return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}`;
    };
    fc.assert(
      fc.property(months, fc.nat({ max: 40 }), (start, steps) => {
        let end: string = start;
        for (let step = 0; step < steps; step += 1) end = next(end);
        fc.pre(end.length === 7);
        expect(monthsBetween(start, month(end))).toBe(steps);
        expect(monthsBetween(month(end), start)).toBe(steps === 0 ? 0 : -steps);
        expect(start <= end).toBe(true);
      }),
    );
  });

  it('of any date is the beginning of that date, and parses again [R21]', () => {
    fc.assert(
      fc.property(calendarDates, (day) => {
        expect(day.startsWith(`${monthOf(day)}-`)).toBe(true);
        expect(parseMonth(monthOf(day))).toEqual(E.right(monthOf(day)));
      }),
    );
  });

  it('parses again from its words [R21]', () => {
    fc.assert(
      fc.property(months, (text) => {
        const read = new Date(`1 ${printMonth(text).replace(/\d+$/, '2000')} UTC`);
        expect(read.getUTCMonth() + 1).toBe(Number(text.slice(5)));
        expect(Number(printMonth(text).split(' ')[1])).toBe(Number(text.slice(0, 4)));
      }),
    );
  });
});

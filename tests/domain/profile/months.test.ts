import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { monthOf, monthsBetween, parseMonth, printMonth } from '../../../domain/profile/months';
import { months } from '../../support/arbitraries/profile';
import { calendarDates } from '../../support/arbitraries/time';
import { month } from '../../support/builders/profile';
import { date } from '../../support/builders/time';

describe('A month', () => {
  it.each(['2024-01', '2024-12', '0001-01', '9999-12', '2026-02'])('may be %s [R21]', (text) => {
    expect(parseMonth(text)).toEqual(E.right(text));
  });

  it.each([
    '',
    '2024',
    '2024-00',
    '2024-13',
    '2024-1',
    '24-01',
    '0000-01',
    '2024/01',
    '2024-01-01',
    '2024-01 ',
    ' 2024-01',
    '2024-01\n',
    '-2024-01',
    'Mar 2024',
    '２０２４-01',
  ])('is never %j [R21]', (text) => {
    expect(parseMonth(text)).toEqual(E.left('NotAMonth'));
  });

  it.each([
    ['2024-01-01', '2024-01'],
    ['2024-02-29', '2024-02'],
    ['2026-12-31', '2026-12'],
  ])('that %s is in is %s [R21]', (day, kept) => {
    expect(monthOf(date(day))).toBe(kept);
  });

  it.each([
    ['2024-01', '2024-01', 0],
    ['2024-01', '2024-03', 2],
    ['2023-12', '2024-01', 1],
    ['2024-01', '2025-01', 12],
    ['2024-03', '2024-01', -2],
    ['0001-01', '9999-12', 119_987],
  ])('from %s to %s is %d months [R21]', (start, end, length) => {
    expect(monthsBetween(month(start), month(end))).toBe(length);
  });

  it.each([
    ['2024-03', 'March 2024'],
    ['2026-12', 'December 2026'],
    ['0987-01', 'January 987'],
  ])('%s is written %s [R21]', (text, words) => {
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

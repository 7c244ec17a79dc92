import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { addDays, dayNumber, daysBetween, parseCalendarDate, weekday } from '../../../domain/time/calendar-date';
import { firstDayOfClocks } from '../../../domain/time/first-day-of-clocks';
import { calendarDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

/* The independent model is Date.UTC, which counts days in the same calendar and ignores time zones. */
const aDay = 86_400_000;
const utcDays = (text: string): number => Date.parse(`${text}T00:00:00Z`) / aDay;
const utcText = (days: number): string => new Date(days * aDay).toISOString().slice(0, 10);

describe('A calendar date', () => {
  it.each(cases('time/calendar-date-valid', { text }))('$title', ({ text }) => {
    expect(parseCalendarDate(text)).toEqual(E.right(text));
  });

  it.each(cases('time/calendar-date-invalid', { text }))('$title', ({ text }) => {
    expect(parseCalendarDate(text)).toEqual(E.left('NotACalendarDate'));
  });

  it('accepts exactly the days that Date.UTC knows, for every day and month of 2024 to 2028 and of 1900 and 2100 [spec 1 §7]', () => {
    for (const year of [1900, 2024, 2025, 2026, 2027, 2028, 2100])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          const there = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text);
          expect([text, E.isRight(parseCalendarDate(text))]).toEqual([text, there]);
        }
  });

  it('counts days since 1970 as Date.UTC does, over the whole calendar [R15]', () => {
    expect(dayNumber(firstDayOfClocks)).toBe(0);
    fc.assert(
      fc.property(calendarDates, (day) => {
        expect(dayNumber(day)).toBe(utcDays(day));
      }),
    );
  });

  it('moves by days as Date.UTC does, across the ends of months, years and centuries [R15]', () => {
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -800_000, max: 800_000 }), (day, days) => {
        const expected = utcDays(day) + days;
        fc.pre(expected >= utcDays('0001-01-01') && expected <= utcDays('9999-12-31'));
        expect(addDays(day, days)).toBe(utcText(expected));
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
      { numRuns: 500 },
    );
  });

  it('has the right number and weekday for every day of 400 years [R15]', () => {
    let day = date('1900-01-01');
    const [first, last] = [utcDays('1900-01-01'), utcDays('2300-12-31')];
    for (let days = first; days <= last; days += 1) {
      if (day !== utcText(days) || weekday(day) !== new Date(days * aDay).getUTCDay())
        throw new Error(`${day} should be ${utcText(days)}`);
      day = addDays(day, 1);
    }
    expect(day).toBe('2301-01-01');
  });

  it.each(cases('time/calendar-date-weekday', { text, answer: number }))('$title', ({ text, answer: expected }) => {
    expect(weekday(date(text))).toBe(expected);
  });

  it('knows the weekday of any day as Date.UTC does [spec 1 §9]', () => {
    fc.assert(
      fc.property(calendarDates, (day) => {
        expect(weekday(day)).toBe(new Date(utcDays(day) * aDay).getUTCDay());
      }),
    );
  });

  it.each(cases('time/calendar-date-calendar-ends', { text, days: number }))('$title', ({ text, days }) => {
    expect(addDays(date(text), days)).toBe(text);
  });

  it.each(cases('time/calendar-date-whole-days', { days: number, answer: text }))(
    '$title',
    ({ days, answer: expected }) => {
      expect(addDays(date('2026-12-04'), days)).toBe(expected);
    },
  );
});

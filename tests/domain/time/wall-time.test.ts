import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { minuteOfDay, parseEndTime, parseWallTime, partOfDay, printTwelveHour } from '../../../domain/time/wall-time';
import { wallTimes } from '../../support/arbitraries/time';
import { time } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('A wall time', () => {
  it.each(cases('time/wall-time-valid', { text }))('$title', ({ text }) => {
    expect(parseWallTime(text)).toEqual(E.right(text));
  });

  it.each(cases('time/wall-time-invalid', { text }))('$title', ({ text }) => {
    expect(parseWallTime(text)).toEqual(E.left('NotAWallTime'));
  });

  it.each(cases('time/wall-time-minute-of-day', { text, minute: number }))('$title', ({ text, minute }) => {
    expect(minuteOfDay(time(text))).toBe(minute);
  });

  it.each(cases('time/wall-time-end-valid', { text }))('$title', ({ text }) => {
    expect(parseEndTime(text)).toEqual(E.right(text));
  });

  it.each(cases('time/wall-time-end-invalid', { text }))('$title', ({ text }) => {
    expect(parseEndTime(text)).toEqual(E.left('NotAWallTime'));
  });

  it('that ends a day comes after all others of it, and is 12:00 AM', () => {
    const midnight = E.getOrElse(() => time('00:00'))(parseEndTime('24:00'));
    expect([midnight > time('23:59'), minuteOfDay(midnight)]).toEqual([true, 1_440]);
    expect(printTwelveHour(midnight)).toBe('12:00 AM');
  });

  it('is ordered like its text, in the order of the day [spec 1 §3]', () => {
    fc.assert(
      fc.property(wallTimes, wallTimes, (a, b) => {
        expect(a < b).toBe(minuteOfDay(a) < minuteOfDay(b));
      }),
    );
  });

  it.each(cases('time/wall-time-printed', { text, printed: text }))('$title', ({ text, printed }) => {
    expect(printTwelveHour(time(text))).toBe(printed);
  });

  it('is printed as a twelve-hour clock of Intl shows it, every minute of the day [spec 1 §9]', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
    });
    for (let minute = 0; minute < 1_440; minute += 1) {
      const text = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(printTwelveHour(time(text))).toBe(clock.format(minute * 60_000).replace(/\s/u, ' '));
    }
  });

  it.each(cases('time/wall-time-part-of-day', { text, part: text }))('$title', ({ text, part }) => {
    expect(partOfDay(time(text))).toBe(part);
  });
});

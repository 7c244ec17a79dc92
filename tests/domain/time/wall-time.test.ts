import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { minuteOfDay, parseEndTime, parseWallTime, partOfDay, printTwelveHour } from '../../../domain/time/wall-time';
import { wallTimes } from '../../support/arbitraries/time';
import { time } from '../../support/builders/time';

describe('A wall time', () => {
  it.each(['00:00', '09:30', '19:59', '20:00', '23:59'])('reads %s as HH:mm [spec 1 §3]', (text) => {
    expect(parseWallTime(text)).toEqual(E.right(text));
  });

  it.each([
    '24:00',
    '23:60',
    '9:30',
    '09:3',
    '09:30:00',
    '09.30',
    ' 09:30',
    '09:30 ',
    '09:30\n',
    '-1:00',
    '٠٩:٣٠',
    '09:30 AM',
    '',
  ])('refuses %j, which no clock shows as HH:mm [spec 1 §3]', (text) => {
    expect(parseWallTime(text)).toEqual(E.left('NotAWallTime'));
  });

  it.each([
    ['00:00', 0],
    ['00:59', 59],
    ['01:00', 60],
    ['12:05', 725],
    ['23:59', 1_439],
  ])('%s is minute %d of the day [spec 1 §3]', (text, minute) => {
    expect(minuteOfDay(time(text))).toBe(minute);
  });

  it.each(['24:00', '00:00', '23:59'])('may be an end: %s', (text) => {
    expect(parseEndTime(text)).toEqual(E.right(text));
  });

  it.each(['24:01', '24:00:00', '25:00', '00:00 '])('may be no end: %j', (text) => {
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

  it.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['01:00', '01:00 AM'],
    ['09:30', '09:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:59', '12:59 PM'],
    ['13:00', '01:00 PM'],
    ['22:15', '10:15 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is printed %s, as hh:mm A [spec 1 §9]', (text, printed) => {
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

  it.each([
    ['00:00', 'Morning'],
    ['11:59', 'Morning'],
    ['12:00', 'Afternoon'],
    ['16:59', 'Afternoon'],
    ['17:00', 'Evening'],
    ['23:59', 'Evening'],
  ])('%s belongs to the %s: before noon, before five, then evening (our decision) [spec 1 §2]', (text, part) => {
    expect(partOfDay(time(text))).toBe(part);
  });
});
